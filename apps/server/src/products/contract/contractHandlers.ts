import type { CallHandlers } from '../../gateway/callContext.ts'
import type { CustomerCommands } from '../trader/customerCommands.ts'
import { closingCalls } from './closingCalls.ts'
import { type ContractInfoParts, contractInfoCalls } from './contractInfoCalls.ts'
import { contractOrderCalls } from './orderCalls.ts'
import type { ContractOfOrder } from './ownContracts.ts'
import { positionCalls } from './positionCalls.ts'
import { contractPreviewCall } from './previewCall.ts'

export interface ContractParts extends ContractInfoParts {
  readonly commands: CustomerCommands
  readonly contractOfClosed: ContractOfOrder
}

export type ContractCallName =
  | 'getContractInfo'
  | 'getContractSymbols'
  | 'tryContract'
  | 'addContract'
  | 'editContract'
  | 'cancelContract'
  | 'cancelAllContract'
  | 'closeContract'
  | 'closeAllContract'
  | 'setTpsl'
  | 'tryMargin'
  | 'editMargin'
  | 'setLeverage'

/** The calls of contracts that are answered from the core's memory or go to the log. */
export function contractHandlers(parts: ContractParts): CallHandlers<ContractCallName> {
  return {
    ...contractInfoCalls(parts),
    ...contractPreviewCall(parts.commands),
    ...contractOrderCalls(parts),
    ...closingCalls(parts),
    ...positionCalls(parts.commands),
  }
}
