import { type PriceSteps, steppedPrice } from '../../shared/markets/nearestTick.ts'

export type OrderType = 'limit' | 'market' | 'stop_limit' | 'stop_market'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK' | 'POST'

export const ORDER_TYPES: readonly OrderType[] = ['limit', 'market', 'stop_limit', 'stop_market']
export const TIMES_IN_FORCE: readonly TimeInForce[] = ['GTC', 'IOC', 'FOK', 'POST']

/** The entries for an order of any product. Prices are plain decimals with "." or unfinished ones ("12."). */
export interface OrderEntry {
  readonly type: OrderType
  readonly timeInForce: TimeInForce
  readonly price: string
  readonly stopPrice: string
}

export const EMPTY_ENTRY: OrderEntry = { type: 'limit', timeInForce: 'GTC', price: '', stopPrice: '' }

export type EntryAction =
  | { readonly do: 'type'; readonly type: OrderType }
  | { readonly do: 'timeInForce'; readonly timeInForce: TimeInForce }
  | { readonly do: 'price' | 'stopPrice'; readonly text: string }
  | { readonly do: 'stepPrice'; readonly ticks: number; readonly market: PriceSteps }

export const hasLimitPrice = (type: OrderType): boolean => type === 'limit' || type === 'stop_limit'
export const hasStopPrice = (type: OrderType): boolean => type === 'stop_limit' || type === 'stop_market'

/** The ticket after one of the acts that every product's ticket knows. */
export function changeEntry<Fields extends OrderEntry>(fields: Fields, action: EntryAction): Fields {
  switch (action.do) {
    case 'type':
      return { ...fields, type: action.type, timeInForce: hasLimitPrice(action.type) ? fields.timeInForce : 'GTC' }
    case 'timeInForce':
      return { ...fields, timeInForce: action.timeInForce }
    case 'price':
      return { ...fields, price: action.text }
    case 'stopPrice':
      return { ...fields, stopPrice: action.text }
    case 'stepPrice':
      return { ...fields, price: steppedPrice(fields.price, action.ticks, action.market) }
  }
}

/** The ticket with a price from the book: an order at the market becomes one with that limit. */
export function takePrice<Fields extends OrderEntry>(fields: Fields, price: string): Fields {
  const type = fields.type === 'market' ? 'limit' : fields.type === 'stop_market' ? 'stop_limit' : fields.type
  return { ...fields, type, price }
}

/** A whole percent between 0 and 100. */
export function clampPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, Math.round(percent))) : 0
}
