import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock/clock.ts'
import type { LoadKeysOptions } from '../../crypto/keyFiles.ts'
import type { Database } from '../../database/schema.ts'
import type { Mail } from '../../mail/createMail.ts'
import type { Messages } from '../../messages/messages.ts'
import type { ReviewDesk } from '../../review/reviewCase.ts'
import { createFavourites } from '../accounts/favourites.ts'
import { createOwners, type Worlds } from '../accounts/owners.ts'
import { createPayoutSettings } from '../accounts/payoutSettings.ts'
import { createPeople } from '../accounts/people.ts'
import { Registrations } from '../accounts/registrations.ts'
import { createUsers } from '../accounts/users.ts'
import type { VerificationStates } from '../accounts/verificationStates.ts'
import { createSecurityChanges } from '../changes/securityChanges.ts'
import { createFactors } from '../factors/factors.ts'
import { createAttempts } from '../limits/attempts.ts'
import type { IdentityPolicy } from '../limits/policy.ts'
import { loadKeys } from '../passwords/keys.ts'
import { createPasswordHasher } from '../passwords/passwordHasher.ts'
import { createTransactionPasswordCheck } from '../passwords/transactionPasswordCheck.ts'
import { createSecurityQuestions } from '../proofs/securityQuestions.ts'
import { createVerificationCodes } from '../proofs/verificationCodes.ts'
import { createLoginLog } from '../sessions/loginLog.ts'
import { createSessionRows } from '../sessions/sessionRows.ts'
import { CachedSessions } from '../sessions/sessions.ts'
import { createWalletMessages } from '../wallet/walletMessages.ts'
import { createWallets } from '../wallet/wallets.ts'
import type { IdentityServices } from './services.ts'

export interface IdentityOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly worlds: Worlds
  readonly mail: Mail
  readonly messages: Messages
  readonly policy: IdentityPolicy
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly keysDirectory: string
  /** Make the key files when they are missing (the sandbox); otherwise a missing one stops the start. */
  readonly createKeys: LoadKeysOptions['create']
  /** The desk where changes of an account's protection wait for people to decide. */
  readonly desk: ReviewDesk
  readonly verification: VerificationStates
  /** "https://example.org", where customers reach the site; null: known on this very machine alone. */
  readonly publicOrigin: string | null
}

/** Puts together the services of the account calls. */
export async function createServices(options: IdentityOptions): Promise<IdentityServices> {
  const { database, clock, worlds, mail, messages, policy, logger, keysDirectory, createKeys } = options
  const keys = await loadKeys({ keysDirectory, create: createKeys })
  const hasherWith = (pepper: Buffer) => createPasswordHasher({ pepper, hashing: policy.hashing })
  const sessions = new CachedSessions(createSessionRows(database, policy.session), clock, policy)
  const people = createPeople({ database, clock, worlds, sessions, messages, holdMs: policy.holdMs })
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
    registrations: new Registrations(logger),
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
