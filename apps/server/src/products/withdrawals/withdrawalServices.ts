import type { ProductServices } from '../../trading/productServices.ts'
import type { BankPayees } from './payees/bankPayees.ts'

/** What the calls of withdrawals are made with. */
export interface WithdrawalServices
  extends Pick<
    ProductServices,
    'database' | 'clock' | 'commands' | 'past' | 'people' | 'transactionPassword' | 'secondFactor'
  > {
  readonly payees: BankPayees
}
