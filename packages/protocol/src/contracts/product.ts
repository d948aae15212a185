import { ChangeContract } from './actions.ts'
import {
  AdjustMargin,
  AmendContractOrder,
  CancelAllContractOrders,
  CancelContractOrder,
  CloseAllPositions,
  ClosePosition,
  ListContract,
  PlaceContractOrder,
  QuoteContract,
  SetLeverage,
  SetProtection,
} from './commands.ts'

export const CONTRACTS = {
  name: 'contracts',
  commands: {
    PlaceContractOrder,
    CancelContractOrder,
    QuoteContract,
    AmendContractOrder,
    CancelAllContractOrders,
    ClosePosition,
    CloseAllPositions,
    SetProtection,
    AdjustMargin,
    SetLeverage,
    ListContract,
  },
  actions: { ListContract, ChangeContract },
} as const
