import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Mail } from '../../mail/createMail.ts'
import type { Favourites } from '../accounts/favourites.ts'
import type { Owners } from '../accounts/owners.ts'
import type { PayoutSettings } from '../accounts/payoutSettings.ts'
import type { Registrations } from '../accounts/registrations.ts'
import type { VerificationStates } from '../accounts/verificationStates.ts'
import type { ChangeServices } from '../changes/changeServices.ts'
import type { SecurityChanges } from '../changes/securityChanges.ts'
import type { PasswordHasher } from '../passwords/passwordHasher.ts'
import type { VerificationCodes } from '../proofs/verificationCodes.ts'
import type { WalletMessages } from '../wallet/walletMessages.ts'
import type { Wallets } from '../wallet/wallets.ts'

/** The services of the account calls. */
export interface IdentityServices extends ChangeServices {
  readonly database: Kysely<Database>
  readonly mail: Mail
  readonly codes: VerificationCodes
  readonly owners: Owners
  readonly registrations: Registrations
  readonly favourites: Favourites
  readonly passwords: PasswordHasher
  readonly transactionPasswords: PasswordHasher
  readonly payoutSettings: PayoutSettings
  readonly changes: SecurityChanges
  readonly verification: VerificationStates
  readonly wallets: Wallets
  readonly walletMessages: WalletMessages
  /** The address at which customers reach the site; null: the address in a request is believed on this very machine alone. */
  readonly publicOrigin: string | null
}
