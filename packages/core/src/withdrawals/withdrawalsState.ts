import type { Floor } from '../floor/floor.ts'
import type { PayoutAddresses } from './payoutAddresses.ts'
import type { Withdrawals } from './withdrawals.ts'

export interface WithdrawalsState extends Floor {
  readonly payoutAddresses: PayoutAddresses
  readonly withdrawals: Withdrawals
}
