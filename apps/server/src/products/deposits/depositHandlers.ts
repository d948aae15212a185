import type { DEPOSIT_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { DepositParts } from './depositParts.ts'
import { infoCalls } from './infoCalls.ts'
import { listCall } from './listCall.ts'
import { uncreditedCall } from './uncreditedCall.ts'
import { voucherCall } from './voucherCall.ts'

/** The calls of money that comes in over a chain. */
export function depositHandlers(parts: DepositParts): CallHandlers<keyof typeof DEPOSIT_CALLS> {
  return { ...infoCalls(parts), ...voucherCall(parts), ...listCall(parts), ...uncreditedCall(parts) }
}
