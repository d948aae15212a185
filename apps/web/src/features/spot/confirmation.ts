import type { CallData } from '@touchstone/protocol'
import { readDown } from '../../shared/markets/exactDecimal.ts'
import type { OrderRequest } from './orderRequest.ts'

export type OrderPreview = CallData<'tryOrder'>
export type ConfirmationReason = 'market_order' | 'slippage' | 'share_of_account'

const SCALE = 8
/** 0.5 % as a fraction at SCALE. */
const SLIPPAGE_LIMIT = 500_000n
/** The order's value × 4 > account: more than 25 %. */
const SHARE_DIVISOR = 4n

/**
 * Why the customer is asked once more. `orderValue` and `accountTotal` are in USDT; "" when not known, which asks
 * nothing by itself.
 */
export function confirmationReasons(
  request: OrderRequest,
  preview: OrderPreview | undefined,
  orderValue: string,
  accountTotal: string,
): readonly ConfirmationReason[] {
  const reasons: ConfirmationReason[] = []
  if (request.type === 'market' || request.type === 'stop_market') reasons.push('market_order')
  const slippage = readDown(preview?.slippage ?? '', SCALE)
  if (slippage !== undefined && (slippage < 0n ? -slippage : slippage) > SLIPPAGE_LIMIT) reasons.push('slippage')
  const value = readDown(orderValue, SCALE)
  const total = readDown(accountTotal, SCALE)
  if (value !== undefined && total !== undefined && value * SHARE_DIVISOR > total) reasons.push('share_of_account')
  return reasons
}
