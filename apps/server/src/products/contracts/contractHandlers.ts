import type { CONTRACT_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { closingCalls } from './closingCalls.ts'
import { contractInfoCalls } from './contractInfoCalls.ts'
import { contractListCalls } from './contractListCalls.ts'
import { indexInfoCall } from './indexInfoCall.ts'
import { contractOrderCalls } from './orderCalls.ts'
import { positionCalls } from './positionCalls.ts'
import { contractPreviewCall } from './previewCall.ts'

/** The calls of perpetual and dated contracts. */
export function contractHandlers(
  services: Pick<
    ProductServices,
    'worlds' | 'commands' | 'past' | 'tables' | 'minimumSources' | 'now' | 'priceSource' | 'simulated'
  >,
): CallHandlers<keyof typeof CONTRACT_CALLS> {
  return {
    ...contractInfoCalls(services),
    ...contractPreviewCall(services.commands),
    ...contractOrderCalls(services),
    ...closingCalls(services),
    ...positionCalls(services.commands),
    ...contractListCalls(services),
    ...indexInfoCall(services),
  }
}
