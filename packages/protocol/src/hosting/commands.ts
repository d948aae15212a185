import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { amount, id } from '../shape/kinds.ts'
import { HOSTING_PRODUCT } from './terms.ts'

/** A hosting order, numbered from 1 over the whole log, never reused. */
export type HostingOrderId = number
export const HOSTING_ORDER = id()

/**
 * Hosts money of the hosting wallet. `terms` is the version the customer was shown: another version is refused. The whole promised
 * return is set aside from the treasury at once; if that fails, the order is refused.
 */
export const BuyHosting = defineCustomerCommand(150, 'BuyHosting', 'A customer hosts money at the terms shown.', {
  product: HOSTING_PRODUCT,
  /** In the withdrawal asset. */
  amount: amount(1n),
  terms: id(),
})
export type BuyHosting = CommandOf<typeof BuyHosting>

/** Asks for the principal before the end, at the loss that the order's terms say. */
export const RedeemHosting = defineCustomerCommand(
  151,
  'RedeemHosting',
  'A customer asks for hosted money before its end.',
  {
    order: HOSTING_ORDER,
  },
)
export type RedeemHosting = CommandOf<typeof RedeemHosting>
