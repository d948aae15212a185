import type { CONTRACT_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { closingCalls } from './closingCalls.ts'
import { type ContractInfoParts, contractInfoCalls } from './contractInfoCalls.ts'
import { type ContractListParts, contractListCalls } from './contractListCalls.ts'
import { type IndexInfoParts, indexInfoCall } from './indexInfoCall.ts'
import { type ContractOrderParts, contractOrderCalls } from './orderCalls.ts'
import { positionCalls } from './positionCalls.ts'
import { contractPreviewCall } from './previewCall.ts'

export interface ContractParts extends ContractInfoParts, ContractListParts, ContractOrderParts, IndexInfoParts {}

/** The calls of perpetual and dated contracts. */
export function contractHandlers(parts: ContractParts): CallHandlers<keyof typeof CONTRACT_CALLS> {
  return {
    ...contractInfoCalls(parts),
    ...contractPreviewCall(parts.commands),
    ...contractOrderCalls(parts),
    ...closingCalls(parts),
    ...positionCalls(parts.commands),
    ...contractListCalls(parts),
    ...indexInfoCall(parts),
  }
}
