import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/schema.ts'
import { type DemoCallName, demoHandlers } from '../demo/demoHandlers.ts'
import { createGuests, type Guests } from '../demo/guests.ts'
import { createPlayMoney } from '../demo/playMoney.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import type { Mail } from '../mail/createMail.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { createAttempts } from './attempts.ts'
import { favouriteHandlers, infoHandlers, sessionHandlers } from './calls/account.ts'
import { codeHandlers } from './calls/codes.ts'
import { loginHandlers } from './calls/login.ts'
import { passwordHandlers } from './calls/passwords.ts'
import { registerHandlers } from './calls/register.ts'
import type { IdentityServices } from './calls/services.ts'
import type { Clock } from './clock.ts'
import { createFavourites } from './favourites.ts'
import { type LoadKeysOptions, loadKeys } from './keys.ts'
import { createNotices } from './notices.ts'
import { createOwners, type OwnerReconciliation, type Worlds } from './owners.ts'
import { createPasswordHasher } from './passwordHasher.ts'
import { createPeople, type People } from './people.ts'
import type { IdentityPolicy } from './policy.ts'
import { createSessionRows } from './sessionRows.ts'
import { CachedSessions, type Presented, type Resolution } from './sessions.ts'
import { createUsers } from './users.ts'
import { createVerificationCodes } from './verificationCodes.ts'

export type AccountCallName =
  | 'getTelCode'
  | 'getCode'
  | 'reg_checkcode'
  | 'userRegister'
  | 'userLogin'
  | 'logout'
  | 'getInfo'
  | 'hasTpassword'
  | 'saveTpwd'
  | 'updatePassword'
  | 'getSessions'
  | 'delSession'
  | 'addCollectCurrenct'
  | DemoCallName

export interface IdentityOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly worlds: Worlds
  readonly mail: Mail
  readonly policy: IdentityPolicy
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly keysDirectory: string
  /** Make the key files when they are missing (the sandbox); otherwise a missing one stops the start. */
  readonly createKeys: LoadKeysOptions['create']
}

/** People, their sessions and their secrets. */
export interface Identity {
  readonly handlers: CallHandlers<AccountCallName>
  /** What the rest of the server may know of people, and do to their accounts. */
  readonly people: People
  resolveSession(token: string, presented: Presented): Resolution | Promise<Resolution>
  /** Call it now and then (at least every few minutes) for the session behind an open live connection. */
  touch(sessionId: string): void
  /** Tells when a session ends on this server, so that its live connections can be closed. */
  onSessionEnd(listener: (sessionId: string) => void): void
  favourites(userId: string): Promise<readonly string[]>
  /** Once per world at start, before the first call is served. */
  reconcileOwners(world: WorldPort): Promise<OwnerReconciliation>
  /** Writes down when sessions were last used and drops what is over; also runs by itself every 30 s. */
  sweep(): Promise<void>
  /** Sweeps a last time. Call it before the database is closed. */
  stop(): Promise<void>
}

const SWEEP_EVERY_MS = 30_000

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const services = await createServices(options)
  const { attempts, codes, sessions, owners, favourites } = services
  const guests = createGuests({ ...services, demo: options.worlds.demo })
  const sweep = async () => {
    await sessions.sweep()
    await attempts.sweep()
    await codes.sweep()
    await guests.sweep()
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => options.logger.error({ event: 'sweep_failed', err: error }, 'sweeping failed'))
  }, SWEEP_EVERY_MS)
  timer.unref()
  return {
    handlers: accountHandlers(services, guests),
    people: services.people,
    resolveSession: (token, presented) => sessions.resolve(token, presented),
    touch: (sessionId) => sessions.touch(sessionId),
    onSessionEnd: (listener) => sessions.onEnd(listener),
    favourites: (userId) => favourites.of(userId),
    reconcileOwners: (world) => owners.reconcile(world),
    sweep,
    stop: async () => {
      clearInterval(timer)
      await sweep()
    },
  }
}

function accountHandlers(services: IdentityServices, guests: Guests): CallHandlers<AccountCallName> {
  return {
    ...infoHandlers(services),
    ...codeHandlers(services),
    ...registerHandlers(services),
    ...loginHandlers(services),
    ...passwordHandlers(services),
    ...sessionHandlers(services),
    ...favouriteHandlers(services),
    ...demoHandlers({ services, guests, playMoney: createPlayMoney(services.worlds.demo) }),
  }
}

async function createServices(options: IdentityOptions): Promise<IdentityServices> {
  const { database, clock, worlds, mail, policy, logger, keysDirectory, createKeys } = options
  const keys = await loadKeys({ keysDirectory, create: createKeys })
  const hasherWith = (pepper: Buffer) => createPasswordHasher({ pepper, hashing: policy.hashing })
  const sessions = new CachedSessions(createSessionRows(database, policy.session), clock, policy)
  const notices = createNotices(database, mail)
  return {
    database,
    clock,
    worlds,
    mail,
    policy,
    logger,
    attempts: createAttempts(database, clock),
    codes: createVerificationCodes({ database, clock, key: keys.verificationCode, policy: policy.code }),
    users: createUsers(database, clock),
    owners: createOwners({ database, worlds, logger }),
    sessions,
    notices,
    people: createPeople({ database, clock, worlds, sessions, notices }),
    favourites: createFavourites(database, clock, policy.favourites),
    passwords: await hasherWith(keys.password),
    transactionPasswords: await hasherWith(keys.transactionPassword),
  }
}
