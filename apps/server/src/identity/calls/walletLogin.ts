import type { CallRequest } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { recipientOf, type User } from '../accounts/users.ts'
import { takeRate } from '../limits/limits.ts'
import { findAccountName } from '../names/accountName.ts'
import type { IdentityServices } from '../services/services.ts'
import { siteOrigin } from '../wallet/siteOrigin.ts'
import { loginResult } from './login.ts'
import { loginOrigin } from './loginOrigin.ts'
import { openSession, placeOf } from './openSession.ts'
import { requireSecondFactor } from './secondFactor.ts'
import { isProved, type WalletRequest } from './walletProof.ts'

type Request = CallRequest<'tempLogin'>

export function loginRequest(address: string, origin: string): WalletRequest {
  return { purpose: 'login', userId: null, address, origin, statement: 'Log in to Touchstone.' }
}

/** Logging in with a linked wallet in place of name and password. */
export function walletLoginHandlers(services: IdentityServices): CallHandlers<'tempLogin'> {
  const { attempts, users, owners, wallets, walletMessages, loginLog, policy, logger } = services

  /** A wallet nobody linked and a signature that is not right are refused alike, after the same work. */
  const holderOf = async (request: Request, origin: string): Promise<User> => {
    const proved = await isProved(services, loginRequest(request.address, origin), request)
    const userId = await wallets.holder(request.address)
    if (proved && userId !== undefined) return users.byId(userId)
    if (proved) await walletMessages.use(request.nonce)
    throw new Refusal('wallet_refused')
  }

  /** Uses the message up last: after the question for the second factor the same signature comes again. */
  const logIn = async (user: User, request: Request, context: CallContext): Promise<string> => {
    const name = findAccountName(recipientOf(user).to, undefined)
    await requireSecondFactor(services, user.id, request, await loginOrigin(services, name, context), context)
    if (!(await walletMessages.use(request.nonce))) throw new Refusal('wallet_refused')
    if (user.login_frozen) throw new Refusal('login_frozen')
    await owners.ensure(user.id, 'real')
    const token = await openSession(services, user.id, context, 'wallet')
    logger.info({ event: 'logged_in', userId: user.id, method: 'wallet' }, 'a session was opened')
    return token
  }

  return {
    tempLogin: async (request, context) => {
      const origin = siteOrigin(services.publicOrigin, context.origin)
      await takeRate(attempts, ['wallet', context.ip], policy.attempts.walletCallsPerAddress)
      const user = await holderOf(request, origin)
      try {
        return { token: await logIn(user, request, context) }
      } catch (error) {
        const result = loginResult(error)
        const name = findAccountName(recipientOf(user).to, undefined)
        if (result) loginLog.turnedAway(name, 'wallet', result, placeOf(context))
        throw error
      }
    },
  }
}
