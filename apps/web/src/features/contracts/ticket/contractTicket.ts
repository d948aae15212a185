import type { Protection } from '../../../products/contracts/dialogs/protectionInput.ts'
import {
  changeEntry,
  clampPercent,
  EMPTY_ENTRY,
  type EntryAction,
  type OrderEntry,
  takePrice,
} from '../../../terminal/ticket/orderEntry.ts'

export type ContractSide = 'long' | 'short'
export type MarginMode = 'isolated' | 'cross'

/** What the customer entered. */
export interface ContractFields extends OrderEntry {
  readonly side: ContractSide
  readonly trigger: 'mark' | 'last'
  /** Which entry was made last; the other follows from it. */
  readonly sizedBy: 'lots' | 'percent'
  readonly lots: string
  /** 0 to 100, of what is available. */
  readonly percent: number
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly reduceOnly: boolean
  readonly takeProfit: Protection
  readonly stopLoss: Protection
}

const OFF: Protection = { on: false, price: '' }

export const EMPTY_CONTRACT_TICKET: ContractFields = {
  ...EMPTY_ENTRY,
  side: 'long',
  trigger: 'mark',
  sizedBy: 'lots',
  lots: '',
  percent: 0,
  leverage: 1,
  marginMode: 'isolated',
  reduceOnly: false,
  takeProfit: OFF,
  stopLoss: OFF,
}

export type ContractAction =
  | EntryAction
  | { readonly do: 'side'; readonly side: ContractSide }
  | { readonly do: 'trigger'; readonly trigger: 'mark' | 'last' }
  | { readonly do: 'lots'; readonly text: string }
  | { readonly do: 'percent'; readonly percent: number }
  | { readonly do: 'leverage'; readonly leverage: number }
  | { readonly do: 'marginMode'; readonly marginMode: MarginMode }
  | { readonly do: 'reduceOnly'; readonly reduceOnly: boolean }
  | { readonly do: 'takeProfit' | 'stopLoss'; readonly protection: Protection }
  /** From the book: the price, and with Shift the lots up to that level too. */
  | { readonly do: 'fromBook'; readonly price: string; readonly lots?: string }
  /** After the order is placed: size and protections go, price and kind stay. */
  | { readonly do: 'placed' }

export function reduceContractTicket(fields: ContractFields, action: ContractAction): ContractFields {
  switch (action.do) {
    case 'side':
      return { ...fields, side: action.side }
    case 'trigger':
      return { ...fields, trigger: action.trigger }
    case 'lots':
      return { ...fields, lots: action.text, percent: 0, sizedBy: 'lots' }
    case 'percent':
      return { ...fields, percent: clampPercent(action.percent), lots: '', sizedBy: 'percent' }
    case 'leverage':
      return { ...fields, leverage: action.leverage }
    case 'marginMode':
      return { ...fields, marginMode: action.marginMode }
    case 'reduceOnly':
      return { ...fields, reduceOnly: action.reduceOnly, takeProfit: OFF, stopLoss: OFF }
    case 'takeProfit':
      return { ...fields, takeProfit: action.protection }
    case 'stopLoss':
      return { ...fields, stopLoss: action.protection }
    case 'fromBook': {
      const priced = takePrice(fields, action.price)
      return action.lots === undefined ? priced : reduceContractTicket(priced, { do: 'lots', text: action.lots })
    }
    case 'placed':
      return { ...fields, lots: '', percent: 0, sizedBy: 'lots', takeProfit: OFF, stopLoss: OFF }
    default:
      return changeEntry(fields, action)
  }
}

/** Whole leverage between 1 and the instrument's maximum. */
export function clampLeverage(leverage: number, maximum: number): number {
  return Number.isFinite(leverage) ? Math.min(Math.max(1, maximum), Math.max(1, Math.round(leverage))) : 1
}
