import type { DEPOSIT_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { infoCalls } from './infoCalls.ts'
import { listCall } from './listCall.ts'
import { uncreditedCall } from './uncreditedCall.ts'
import { voucherCall } from './voucherCall.ts'

/** The calls of money that comes in over a chain. */
export function depositHandlers(
  services: Pick<ProductServices, 'database' | 'clock' | 'real' | 'chain' | 'files' | 'desk'>,
): CallHandlers<keyof typeof DEPOSIT_CALLS> {
  return { ...infoCalls(services), ...voucherCall(services), ...listCall(services), ...uncreditedCall(services) }
}
