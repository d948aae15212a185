import type { LedgerState } from '../ledger/ledgerState.ts'
import type { AccountStatus } from './accountStatus.ts'
import type { Conditions } from './conditions.ts'
import type { Owners } from './owners.ts'

/** The customers, and the decisions about each and about all of them. */
export interface CustomersState extends LedgerState {
  readonly owners: Owners
  readonly accountStatus: AccountStatus
  readonly conditions: Conditions
  /** References of test funds ever given. */
  readonly faucetRefs: Set<string>
}
