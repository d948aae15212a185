import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { ASSET } from '../ledger/assets.ts'
import { WALLET } from '../ledger/fields.ts'
import { amount } from '../shape/kinds.ts'

export const TransferFunds = defineCustomerCommand(65, 'TransferFunds', 'A customer moves money between his wallets.', {
  from: WALLET,
  to: WALLET,
  asset: ASSET,
  amount: amount(1n),
})
export type TransferFunds = CommandOf<typeof TransferFunds>
