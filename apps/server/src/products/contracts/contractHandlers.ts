import type { CONTRACT_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { contractListCalls } from './history/contractListCalls.ts'
import { closingCalls } from './orders/closingCalls.ts'
import { contractOrderCalls } from './orders/orderCalls.ts'
import { contractPairCalls } from './orders/pairCalls.ts'
import { positionCalls } from './orders/positionCalls.ts'
import { contractPreviewCall } from './orders/previewCall.ts'
import { reversingCalls } from './orders/reversingCalls.ts'
import { contractInfoCalls } from './terms/contractInfoCalls.ts'
import { indexInfoCall } from './terms/indexInfoCall.ts'

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
    ...contractPairCalls(services.commands),
    ...closingCalls(services),
    ...reversingCalls(services),
    ...positionCalls(services.commands),
    ...contractListCalls(services),
    ...indexInfoCall(services),
  }
}
