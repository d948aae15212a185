import {
  changeEntry,
  clampPercent,
  EMPTY_ENTRY,
  type EntryAction,
  type OrderEntry,
  takePrice,
} from '../../../terminal/ticket/orderEntry.ts'
import { NO_PROTECTION, type Protection } from '../../../terminal/ticket/protection/protection.ts'

/** Lots, their value in the quote asset, or the loss at the stop-loss in it, fees included. */
export const SIZE_UNITS = ['lots', 'value', 'risk'] as const
export type SizeUnit = (typeof SIZE_UNITS)[number]

export type ContractSide = 'long' | 'short'
export type MarginMode = 'isolated' | 'cross'

/** The customer's entries. */
export interface ContractFields extends OrderEntry {
  readonly side: ContractSide
  readonly trigger: 'mark' | 'last'
  /** Which entry was made last; the other follows from it. */
  readonly sizedBy: 'text' | 'percent'
  readonly sizeUnit: SizeUnit
  /** In `sizeUnit`. */
  readonly sizeText: string
  /** 0 to 100, of the available money. */
  readonly percent: number
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly reduceOnly: boolean
  readonly takeProfit: Protection
  readonly stopLoss: Protection
}

export const EMPTY_CONTRACT_TICKET: ContractFields = {
  ...EMPTY_ENTRY,
  side: 'long',
  trigger: 'mark',
  sizedBy: 'text',
  sizeUnit: 'lots',
  sizeText: '',
  percent: 0,
  leverage: 1,
  marginMode: 'isolated',
  reduceOnly: false,
  takeProfit: NO_PROTECTION,
  stopLoss: NO_PROTECTION,
}

export type ContractAction =
  | EntryAction
  | { readonly do: 'side'; readonly side: ContractSide }
  | { readonly do: 'trigger'; readonly trigger: 'mark' | 'last' }
  | { readonly do: 'size'; readonly text: string }
  | { readonly do: 'sizeUnit'; readonly unit: SizeUnit }
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
    case 'size':
      return { ...fields, sizeText: action.text, percent: 0, sizedBy: 'text' }
    case 'sizeUnit':
      return { ...fields, sizeUnit: action.unit, sizeText: '' }
    case 'percent':
      return { ...fields, percent: clampPercent(action.percent), sizeText: '', sizedBy: 'percent' }
    case 'leverage':
      return { ...fields, leverage: action.leverage }
    case 'marginMode':
      return { ...fields, marginMode: action.marginMode }
    case 'reduceOnly':
      return { ...fields, reduceOnly: action.reduceOnly, takeProfit: NO_PROTECTION, stopLoss: NO_PROTECTION }
    case 'takeProfit':
      return { ...fields, takeProfit: action.protection }
    case 'stopLoss':
      return { ...fields, stopLoss: action.protection }
    case 'fromBook': {
      const priced = takePrice(fields, action.price)
      if (action.lots === undefined) return priced
      return reduceContractTicket({ ...priced, sizeUnit: 'lots' }, { do: 'size', text: action.lots })
    }
    case 'placed':
      return {
        ...fields,
        sizeText: '',
        percent: 0,
        sizedBy: 'text',
        takeProfit: NO_PROTECTION,
        stopLoss: NO_PROTECTION,
      }
    default:
      return changeEntry(fields, action)
  }
}

/** Whole leverage between 1 and the instrument's maximum. */
export function clampLeverage(leverage: number, maximum: number): number {
  return Number.isFinite(leverage) ? Math.min(Math.max(1, maximum), Math.max(1, Math.round(leverage))) : 1
}
