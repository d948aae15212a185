import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock/clock.ts'
import type { LoadKeysOptions } from '../crypto/keyFiles.ts'
import type { Database } from '../database/schema.ts'
import type { Mail } from '../mail/createMail.ts'
import type { ReviewDesk } from '../review/reviewCase.ts'
import { createAttempts } from './attempts.ts'
import type { IdentityServices } from './calls/services.ts'
import { createSecurityChanges } from './changes/securityChanges.ts'
import { createFactors } from './factors/factors.ts'
import { createFavourites } from './favourites.ts'
import { loadKeys } from './keys.ts'
import { createLoginLog } from './loginLog.ts'
import { createNotices } from './notices.ts'
import { createOwners, type Worlds } from './owners.ts'
import { createPasswordHasher } from './passwordHasher.ts'
import { createPayoutSettings } from './payoutSettings.ts'
import { createPeople } from './people.ts'
import type { IdentityPolicy } from './policy.ts'
import { createSecurityQuestions } from './securityQuestions.ts'
import { createSessionRows } from './sessionRows.ts'
import { CachedSessions } from './sessions.ts'
import { createTransactionPasswordCheck } from './transactionPasswordCheck.ts'
import { createUsers } from './users.ts'
import { createVerificationCodes } from './verificationCodes.ts'
import type { VerificationStates } from './verificationStates.ts'
import { createWalletMessages } from './wallet/walletMessages.ts'
import { createWallets } from './wallet/wallets.ts'

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
  /** Where changes of what protects an account wait for people to decide. */
  readonly desk: ReviewDesk
  readonly verification: VerificationStates
  /** "https://example.org", where customers reach the site; null: known on this very machine alone. */
  readonly publicOrigin: string | null
}

/** Puts together what the calls of accounts are made of. */
export async function createServices(options: IdentityOptions): Promise<IdentityServices> {
  const { database, clock, worlds, mail, policy, logger, keysDirectory, createKeys } = options
  const keys = await loadKeys({ keysDirectory, create: createKeys })
  const hasherWith = (pepper: Buffer) => createPasswordHasher({ pepper, hashing: policy.hashing })
  const sessions = new CachedSessions(createSessionRows(database, policy.session), clock, policy)
  const notices = createNotices(database, mail)
  const people = createPeople({ database, clock, worlds, sessions, notices, holdMs: policy.holdMs })
  const attempts = createAttempts(database, clock)
  const users = createUsers(database, clock)
  const transactionPasswords = await hasherWith(keys.transactionPassword)
  const shared = {
    clock,
    worlds,
    policy,
    logger,
    attempts,
    users,
    sessions,
    notices,
    people,
    factors: createFactors({ database, clock, policy, key: keys.factor }),
    questions: createSecurityQuestions({
      database,
      clock,
      hasher: await hasherWith(keys.answer),
      ticketMs: policy.ticketMs,
    }),
    transactionPasswordCheck: createTransactionPasswordCheck({
      users,
      hasher: transactionPasswords,
      attempts,
      people,
      limits: policy.attempts,
    }),
    loginLog: createLoginLog({ database, clock, logger, keepMs: policy.loginLogMs }),
  }
  return {
    ...shared,
    database,
    mail,
    codes: createVerificationCodes({ database, clock, key: keys.verificationCode, policy: policy.code }),
    owners: createOwners({ database, worlds, logger }),
    favourites: createFavourites(database, clock, policy.favourites),
    passwords: await hasherWith(keys.password),
    transactionPasswords,
    payoutSettings: createPayoutSettings(database, clock),
    changes: createSecurityChanges(shared, options.desk),
    verification: options.verification,
    wallets: createWallets(database, clock),
    walletMessages: createWalletMessages(database, clock),
    publicOrigin: options.publicOrigin,
  }
}
