import type { ACCOUNT_CALLS, SECURITY_CALLS, WALLET_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../gateway/callContext.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { OwnerReconciliation } from './accounts/owners.ts'
import type { People } from './accounts/people.ts'
import { favouriteHandlers, infoHandlers, sessionHandlers } from './calls/account.ts'
import { codeHandlers } from './calls/codes.ts'
import { contactHandlers } from './calls/contacts.ts'
import { factorHandlers } from './calls/factors.ts'
import { freezingHandlers } from './calls/freezing.ts'
import { loginHandlers } from './calls/login.ts'
import { passwordHandlers } from './calls/passwords.ts'
import { payoutHandlers } from './calls/payout.ts'
import { questionHandlers } from './calls/questions.ts'
import { registerHandlers } from './calls/register.ts'
import { resetFactorHandlers } from './calls/resetFactor.ts'
import { securityHandlers } from './calls/security.ts'
import { stepUpHandlers } from './calls/stepUpCalls.ts'
import { transactionPasswordHandlers } from './calls/transactionPasswords.ts'
import { walletHandlers } from './calls/walletHandlers.ts'
import type { TransactionPasswordCheck } from './passwords/transactionPasswordCheck.ts'
import { createSecondFactorCheck, type SecondFactorCheck } from './proofs/secondFactorCheck.ts'
import { createServices, type IdentityOptions } from './services/createServices.ts'
import type { IdentityServices } from './services/services.ts'
import type { Presented, Resolution } from './sessions/sessions.ts'

export type AccountCallName =
  | keyof typeof ACCOUNT_CALLS
  | 'addCollectCurrenct'
  | keyof typeof WALLET_CALLS
  | keyof typeof SECURITY_CALLS

/** People, their sessions and their secrets. */
export interface Identity {
  readonly handlers: CallHandlers<AccountCallName>
  /** People and their accounts as the rest of the server may read and change them. */
  readonly people: People
  /** How an account is protected, for the operators. */
  readonly protection: Pick<IdentityServices, 'factors' | 'wallets' | 'loginLog'>
  /** The services of the account calls, for the demo account, which opens sessions as they do. */
  readonly services: IdentityServices
  /** For withdrawals and other acts that let value out. */
  readonly transactionPassword: Pick<TransactionPasswordCheck, 'check'>
  readonly secondFactor: SecondFactorCheck
  resolveSession(token: string, presented: Presented): Resolution | Promise<Resolution>
  /** Call it now and then (at least every few minutes) for the session behind an open live connection. */
  touch(sessionId: string): void
  /** Tells when a session ends on this server, so that its live connections can be closed. */
  onSessionEnd(listener: (sessionId: string) => void): void
  favourites(userId: string): Promise<readonly string[]>
  /** Listeners are told of each new account before its registration is answered. */
  onRegistered(listener: (userId: string) => Promise<void>): void
  /** Once per world at start, before the first call is served. */
  reconcileOwners(world: WorldPort): Promise<OwnerReconciliation>
  /** Writes down when sessions were last used and drops expired ones; also runs by itself every 30 s. */
  sweep(): Promise<void>
  /** Rows of other rooms that end with sessions are swept after them, in the same round. */
  onSweep(sweepMore: () => Promise<unknown>): void
  /** Sweeps a last time. Call it before the database is closed. */
  stop(): Promise<void>
}

const SWEEP_EVERY_MS = 30_000

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const services = await createServices(options)
  const { attempts, codes, sessions, owners, favourites, loginLog } = services
  const further: (() => Promise<unknown>)[] = []
  const sweep = async () => {
    await sessions.sweep()
    await attempts.sweep()
    await codes.sweep()
    await services.factors.challenges.sweep()
    await services.questions.sweep()
    await services.walletMessages.sweep()
    await services.people.intendedActs.settle()
    await loginLog.sweep()
    for (const sweepMore of further) await sweepMore()
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => options.logger.error({ event: 'sweep_failed', err: error }, 'sweeping failed'))
  }, SWEEP_EVERY_MS)
  timer.unref()
  return {
    handlers: accountHandlers(services),
    people: services.people,
    protection: services,
    services,
    transactionPassword: services.transactionPasswordCheck,
    secondFactor: createSecondFactorCheck(services.factors, services.policy),
    resolveSession: (token, presented) => sessions.resolve(token, presented),
    touch: (sessionId) => sessions.touch(sessionId),
    onSessionEnd: (listener) => sessions.onEnd(listener),
    favourites: (userId) => favourites.of(userId),
    onRegistered: (listener) => services.registrations.listen(listener),
    reconcileOwners: (world) => owners.reconcile(world),
    sweep,
    onSweep: (sweepMore) => void further.push(sweepMore),
    stop: async () => {
      clearInterval(timer)
      await loginLog.settled()
      await sweep()
    },
  }
}

function accountHandlers(services: IdentityServices): CallHandlers<AccountCallName> {
  return {
    ...infoHandlers(services),
    ...codeHandlers(services),
    ...registerHandlers(services),
    ...loginHandlers(services),
    ...passwordHandlers(services),
    ...transactionPasswordHandlers(services),
    ...securityHandlers(services),
    ...questionHandlers(services),
    ...contactHandlers(services),
    ...factorHandlers(services),
    ...stepUpHandlers(services),
    ...resetFactorHandlers(services),
    ...payoutHandlers(services),
    ...freezingHandlers(services),
    ...sessionHandlers(services),
    ...favouriteHandlers(services),
    ...walletHandlers(services),
  }
}
