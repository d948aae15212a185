import {
  type AdjustMargin,
  type AmendContractOrder,
  type CancelAllContractOrders,
  type CancelContractOrder,
  type CloseAllPositions,
  type ClosePosition,
  type Command,
  KEEP_PROTECTION,
  type PlaceContractOrder,
  type Reply,
  type SetLeverage,
  type SetProtection,
} from '@touchstone/protocol'
import { MAX_AMOUNT, MAX_LOTS, MAX_TICKS } from '@touchstone/quantities'
import { MAX_ID, MAX_LEVERAGE, MAX_MARKET_ID } from '../entry/limits.ts'
import { isWhole } from '../entry/refusal.ts'
import type { ContractsState } from './contractsState.ts'
import { amendContractOrder } from './orders/amendContractOrder.ts'
import { cancelAllContractOrders, cancelContractOrder } from './orders/cancelContractOrder.ts'
import { closeAllPositions, closePosition } from './orders/closePosition.ts'
import { isContractOrder, MARGIN_MODES } from './orders/contractRequest.ts'
import { placeContractOrder } from './orders/placeContractOrder.ts'
import { adjustMargin } from './positions/adjustMargin.ts'
import { setLeverage } from './positions/setLeverage.ts'
import { setProtection } from './positions/setProtection.ts'

/** What customers send about contracts. */
export type ContractCommand =
  | PlaceContractOrder
  | AmendContractOrder
  | CancelContractOrder
  | CancelAllContractOrders
  | ClosePosition
  | CloseAllPositions
  | SetProtection
  | AdjustMargin
  | SetLeverage

type ContractCommandType = ContractCommand['type']
type Of<Type extends ContractCommandType> = Extract<Command, { type: Type }>

/** Whether the fields of a command are in their range. */
const UNDERSTOOD: { readonly [Type in ContractCommandType]: (command: Of<Type>) => boolean } = {
  PlaceContractOrder: isContractOrder,
  AmendContractOrder: ({ order, price, lots, stopPrice }) =>
    isWhole(order, 1, MAX_ID) && isPrice(price) && isWhole(lots, 0, MAX_LOTS) && isPrice(stopPrice),
  CancelContractOrder: ({ order }) => isWhole(order, 1, MAX_ID),
  CancelAllContractOrders: ({ contract }) => isContract(contract),
  ClosePosition: ({ contract, position, lots, price }) =>
    isContract(contract) && isPosition(position) && isWhole(lots, 0, MAX_LOTS) && isPrice(price),
  CloseAllPositions: ({ contract }) => isContract(contract),
  SetProtection: ({ contract, position, takeProfit, stopLoss }) =>
    isContract(contract) && isPosition(position) && isProtection(takeProfit) && isProtection(stopLoss),
  AdjustMargin: ({ contract, position, change }) => isContract(contract) && isPosition(position) && isChange(change),
  SetLeverage: ({ contract, leverage, marginMode }) =>
    isContract(contract) && isWhole(leverage, 1, MAX_LEVERAGE) && MARGIN_MODES.includes(marginMode),
}

const HANDLERS: {
  readonly [Type in ContractCommandType]: (state: ContractsState, command: Of<Type>) => Reply
} = {
  PlaceContractOrder: placeContractOrder,
  AmendContractOrder: amendContractOrder,
  CancelContractOrder: cancelContractOrder,
  CancelAllContractOrders: cancelAllContractOrders,
  ClosePosition: closePosition,
  CloseAllPositions: closeAllPositions,
  SetProtection: setProtection,
  AdjustMargin: adjustMargin,
  SetLeverage: setLeverage,
}

export const CONTRACT_COMMANDS = Object.keys(HANDLERS) as ContractCommandType[]

export function isContractCommandUnderstood(command: ContractCommand): boolean {
  return (UNDERSTOOD[command.type] as (command: ContractCommand) => boolean)(command)
}

export function handleContractCommand(state: ContractsState, command: ContractCommand): Reply {
  return (HANDLERS[command.type] as (state: ContractsState, command: ContractCommand) => Reply)(state, command)
}

function isContract(id: number): boolean {
  return isWhole(id, 0, MAX_MARKET_ID)
}

function isPrice(price: number): boolean {
  return isWhole(price, 0, MAX_TICKS)
}

/** 0 = whichever is open. */
function isPosition(id: number): boolean {
  return isWhole(id, 0, MAX_ID)
}

function isProtection(price: number): boolean {
  return price === KEEP_PROTECTION || isPrice(price)
}

function isChange(change: bigint): boolean {
  return typeof change === 'bigint' && change !== 0n && change <= MAX_AMOUNT && change >= -MAX_AMOUNT
}
