import type { CallData } from '@touchstone/protocol'
import { isLargeShare, slipsFar } from '../../shared/orders/largeOrder.ts'
import type { OrderRequest } from './orderRequest.ts'

export type OrderPreview = CallData<'tryOrder'>
export type ConfirmationReason = 'market_order' | 'slippage' | 'share_of_account' | 'every_order'

/**
 * Why the customer is asked once more. `orderValue` and `accountTotal` are in USDT; "" when not known, which asks
 * nothing by itself. `everyOrder`: as the customer prefers.
 */
export function confirmationReasons(
  request: OrderRequest,
  preview: OrderPreview | undefined,
  orderValue: string,
  accountTotal: string,
  everyOrder = false,
): readonly ConfirmationReason[] {
  const reasons: ConfirmationReason[] = []
  if (request.type === 'market' || request.type === 'stop_market') reasons.push('market_order')
  if (slipsFar(preview?.slippage ?? '')) reasons.push('slippage')
  if (isLargeShare(orderValue, accountTotal)) reasons.push('share_of_account')
  return everyOrder && reasons.length === 0 ? ['every_order'] : reasons
}
