import { isLargeShare, slipsFar } from '../../../shared/orders/largeOrder.ts'
import type { OrderType } from '../orderEntry.ts'

export type ConfirmationReason = 'market_order' | 'stop_market' | 'slippage' | 'share_of_account' | 'every_order'

export interface ConfirmedOrder {
  readonly type: OrderType
  /** As a fraction, "" when nothing trades at once. */
  readonly slippage: string
  /** The order's amount and the account's balance, in one currency; "" when unknown, and then no confirmation is asked for. */
  readonly uses: string
  readonly account: string
  /** As the customer prefers. */
  readonly everyOrder: boolean
}

/** Why the customer is asked once more; `everyOrder` only where nothing else asks. */
export function confirmationReasons(order: ConfirmedOrder): readonly ConfirmationReason[] {
  const reasons: ConfirmationReason[] = []
  if (order.type === 'market') reasons.push('market_order')
  if (order.type === 'stop_market' || order.type === 'trailing_stop') reasons.push('stop_market')
  if (slipsFar(order.slippage)) reasons.push('slippage')
  if (isLargeShare(order.uses, order.account)) reasons.push('share_of_account')
  return order.everyOrder && reasons.length === 0 ? ['every_order'] : reasons
}
