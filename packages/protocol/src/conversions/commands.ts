import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { ASSET } from '../ledger/assets.ts'
import { amount, timestamp } from '../shape/kinds.ts'

/**
 * Changes one asset for another with the house, at the index price less the spread. `receive` is the amount that the
 * customer was shown and gets: refused when the rate has moved against the house by more than a thousandth since, or after
 * `expiresAt`.
 */
export const ConvertFunds = defineCustomerCommand(
  90,
  'ConvertFunds',
  'A customer changes one asset for another with the house, at the rate shown.',
  {
    from: ASSET,
    to: ASSET,
    amount: amount(1n),
    receive: amount(1n),
    expiresAt: timestamp(),
  },
)
export type ConvertFunds = CommandOf<typeof ConvertFunds>
