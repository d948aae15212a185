import { type ConfirmationReason, confirmationReasons } from '../../terminal/ticket/confirm/confirmation.ts'
import { HIGHEST_LEVERAGE } from './leverageChoice.ts'
import type { ContractFields } from './ticket/contractTicket.ts'
import type { ContractPreview } from './ticket/ticketRequest.ts'

export type ContractReason = ConfirmationReason | 'leverage'

/** Why the customer is asked once more. `equity` of the contract account; "" when not known, which asks nothing. `everyOrder`: as the customer prefers. */
export function contractReasons(
  { type, leverage, reduceOnly }: Pick<ContractFields, 'type' | 'leverage' | 'reduceOnly'>,
  preview: Pick<ContractPreview, 'slippage' | 'margin'> | undefined,
  equity: string,
  everyOrder = false,
): readonly ContractReason[] {
  const high = leverage > HIGHEST_LEVERAGE && !reduceOnly
  const usual = confirmationReasons({
    type,
    slippage: preview?.slippage ?? '',
    uses: preview?.margin ?? '',
    account: equity,
    everyOrder: everyOrder && !high,
  })
  return high ? [...usual, 'leverage'] : usual
}
