import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import type { Protection } from '../../../products/contracts/dialogs/protectionInput.ts'
import { steppedPrice } from '../../../shared/markets/nearestTick.ts'

export type ContractSide = 'long' | 'short'
export type ContractOrderType = 'limit' | 'market' | 'stop_limit' | 'stop_market'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK' | 'POST'
export type MarginMode = 'isolated' | 'cross'

/** What the customer entered. Prices are plain decimals with "." or unfinished ones ("12."). */
export interface ContractFields {
  readonly side: ContractSide
  readonly type: ContractOrderType
  readonly timeInForce: TimeInForce
  readonly trigger: 'mark' | 'last'
  readonly price: string
  readonly stopPrice: string
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
  side: 'long',
  type: 'limit',
  timeInForce: 'GTC',
  trigger: 'mark',
  price: '',
  stopPrice: '',
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
  | { readonly do: 'side'; readonly side: ContractSide }
  | { readonly do: 'type'; readonly type: ContractOrderType }
  | { readonly do: 'timeInForce'; readonly timeInForce: TimeInForce }
  | { readonly do: 'trigger'; readonly trigger: 'mark' | 'last' }
  | { readonly do: 'price' | 'stopPrice' | 'lots'; readonly text: string }
  | { readonly do: 'percent'; readonly percent: number }
  | { readonly do: 'leverage'; readonly leverage: number }
  | { readonly do: 'marginMode'; readonly marginMode: MarginMode }
  | { readonly do: 'reduceOnly'; readonly reduceOnly: boolean }
  | { readonly do: 'takeProfit' | 'stopLoss'; readonly protection: Protection }
  | { readonly do: 'stepPrice'; readonly ticks: number; readonly market: ContractMarket }
  /** From the book: the price, and with Shift the lots up to that level too. */
  | { readonly do: 'fromBook'; readonly price: string; readonly lots?: string }
  /** After the order is placed: size and protections go, price and kind stay. */
  | { readonly do: 'placed' }

export const hasLimitPrice = (type: ContractOrderType): boolean => type === 'limit' || type === 'stop_limit'
export const hasStopPrice = (type: ContractOrderType): boolean => type === 'stop_limit' || type === 'stop_market'

export function reduceContractTicket(fields: ContractFields, action: ContractAction): ContractFields {
  switch (action.do) {
    case 'side':
      return { ...fields, side: action.side }
    case 'type':
      return { ...fields, type: action.type, timeInForce: hasLimitPrice(action.type) ? fields.timeInForce : 'GTC' }
    case 'timeInForce':
      return { ...fields, timeInForce: action.timeInForce }
    case 'trigger':
      return { ...fields, trigger: action.trigger }
    case 'price':
      return { ...fields, price: action.text }
    case 'stopPrice':
      return { ...fields, stopPrice: action.text }
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
    case 'stepPrice':
      return { ...fields, price: steppedPrice(fields.price, action.ticks, action.market) }
    case 'fromBook':
      return fromBook(fields, action.price, action.lots)
    case 'placed':
      return { ...fields, lots: '', percent: 0, sizedBy: 'lots', takeProfit: OFF, stopLoss: OFF }
  }
}

function fromBook(fields: ContractFields, price: string, lots: string | undefined): ContractFields {
  const type = fields.type === 'market' ? 'limit' : fields.type === 'stop_market' ? 'stop_limit' : fields.type
  const priced = { ...fields, type, price }
  return lots === undefined ? priced : reduceContractTicket(priced, { do: 'lots', text: lots })
}

function clampPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, Math.round(percent))) : 0
}

/** Whole leverage between 1 and the instrument's maximum. */
export function clampLeverage(leverage: number, maximum: number): number {
  return Number.isFinite(leverage) ? Math.min(Math.max(1, maximum), Math.max(1, Math.round(leverage))) : 1
}
