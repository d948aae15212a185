import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { Attempts } from '../identity/limits/attempts.ts'
import type { PasswordHasher } from '../identity/passwords/passwordHasher.ts'
import type { KnownBrowsers } from './knownBrowsers.ts'
import type { OperatorPasskeys } from './operatorPasskeys.ts'
import type { OperatorRows } from './operatorRows.ts'
import type { OperatorTickets } from './operatorTickets.ts'

/** The services behind the login of operators. */
export interface LoginServices {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly attempts: Attempts
  readonly rows: OperatorRows
  readonly tickets: OperatorTickets
  readonly passkeys: OperatorPasskeys
  readonly browsers: KnownBrowsers
  readonly passwords: PasswordHasher
  readonly factorKey: Buffer
  /** No authenticator app is accepted. */
  readonly passkeysOnly: boolean
  /** Whether the log gives this operator any role. */
  readonly appointed: (operator: OperatorId) => boolean
}
