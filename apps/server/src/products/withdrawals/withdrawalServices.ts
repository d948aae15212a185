import type { ProductServices } from '../../trading/productServices.ts'
import type { BankPayees } from './payees/bankPayees.ts'

/** The services of the withdrawal calls. */
export interface WithdrawalServices
  extends Pick<
    ProductServices,
    | 'database'
    | 'clock'
    | 'commands'
    | 'past'
    | 'people'
    | 'transactionPassword'
    | 'secondFactor'
    | 'real'
    | 'sandbox'
    | 'chain'
  > {
  readonly payees: BankPayees
}
