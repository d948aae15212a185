import type { LedgerState } from '../ledger/ledgerState.ts'
import type { AccountStatus } from './accountStatus.ts'
import type { Conditions } from './conditions.ts'
import type { Owners } from './owners.ts'

/** Who exists, and what was decided about each and about all. */
export interface CustomersState extends LedgerState {
  readonly owners: Owners
  readonly accountStatus: AccountStatus
  readonly conditions: Conditions
  /** References of test funds ever given. */
  readonly faucetRefs: Set<string>
}
