import { isLargeShare, slipsFar } from '../../shared/orders/largeOrder.ts'
import { HIGHEST_LEVERAGE } from './leverageChoice.ts'
import type { ContractPreview, ContractRequest } from './ticket/ticketRequest.ts'

export type ConfirmationReason =
  | 'market_order'
  | 'stop_market'
  | 'slippage'
  | 'share_of_account'
  | 'leverage'
  | 'every_order'

/** Why the customer is asked once more. `equity` of the contract account; "" when not known, which asks nothing. `everyOrder`: as the customer prefers. */
export function confirmationReasons(
  request: ContractRequest,
  preview: ContractPreview | undefined,
  equity: string,
  everyOrder = false,
): readonly ConfirmationReason[] {
  const reasons: ConfirmationReason[] = []
  if (request.type === 'market') reasons.push('market_order')
  if (request.type === 'stop_market') reasons.push('stop_market')
  if (slipsFar(preview?.slippage ?? '')) reasons.push('slippage')
  if (isLargeShare(preview?.margin ?? '', equity)) reasons.push('share_of_account')
  if (Number(request.leverage) > HIGHEST_LEVERAGE && request.reduceOnly === undefined) reasons.push('leverage')
  return everyOrder && reasons.length === 0 ? ['every_order'] : reasons
}
