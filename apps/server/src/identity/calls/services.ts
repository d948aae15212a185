import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../database/schema.ts'
import type { Mail } from '../../mail/createMail.ts'
import type { Attempts } from '../attempts.ts'
import type { SecurityChanges } from '../changes/securityChanges.ts'
import type { Clock } from '../clock.ts'
import type { Factors } from '../factors/factors.ts'
import type { Favourites } from '../favourites.ts'
import type { LoginLog } from '../loginLog.ts'
import type { Notices } from '../notices.ts'
import type { Owners, Worlds } from '../owners.ts'
import type { PasswordHasher } from '../passwordHasher.ts'
import type { PayoutSettings } from '../payoutSettings.ts'
import type { People } from '../people.ts'
import type { IdentityPolicy } from '../policy.ts'
import type { SecurityQuestions } from '../securityQuestions.ts'
import type { Sessions } from '../sessions.ts'
import type { TransactionPasswordCheck } from '../transactionPasswordCheck.ts'
import type { Users } from '../users.ts'
import type { VerificationCodes } from '../verificationCodes.ts'
import type { VerificationStates } from '../verificationStates.ts'
import type { WalletMessages } from '../wallet/walletMessages.ts'
import type { Wallets } from '../wallet/wallets.ts'

/** What the calls of accounts are made of. */
export interface IdentityServices {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly worlds: Worlds
  readonly mail: Mail
  readonly policy: IdentityPolicy
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly attempts: Attempts
  readonly codes: VerificationCodes
  readonly users: Users
  readonly owners: Owners
  readonly sessions: Sessions
  readonly favourites: Favourites
  readonly passwords: PasswordHasher
  readonly transactionPasswords: PasswordHasher
  readonly notices: Notices
  readonly people: People
  readonly factors: Factors
  readonly questions: SecurityQuestions
  readonly transactionPasswordCheck: TransactionPasswordCheck
  readonly payoutSettings: PayoutSettings
  readonly loginLog: LoginLog
  readonly changes: SecurityChanges
  readonly verification: VerificationStates
  readonly wallets: Wallets
  readonly walletMessages: WalletMessages
  /** Where customers reach the site, null: what they asked for is believed on this very machine alone. */
  readonly publicOrigin: string | null
}
