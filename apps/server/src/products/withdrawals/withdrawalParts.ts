import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { PastReader } from '../../history/pastReader.ts'
import type { People } from '../../identity/accounts/people.ts'
import type { CustomerCommands } from '../../trading/customerCommands.ts'
import type { BankPayees } from './bankPayees.ts'
import type { ValueProofParts } from './valueProof.ts'

/** What the calls of withdrawals are made of. */
export interface WithdrawalParts extends ValueProofParts {
  readonly database: Kysely<Database>
  readonly commands: CustomerCommands
  readonly past: PastReader
  readonly people: Pick<People, 'notify' | 'accountEvents'>
  readonly payees: BankPayees
}
