import { type PriceSteps, steppedPrice } from '../../shared/markets/nearestTick.ts'

export type OrderType = 'limit' | 'market' | 'stop_limit' | 'stop_market'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK' | 'POST' | 'GTD'

export const ORDER_TYPES: readonly OrderType[] = ['limit', 'market', 'stop_limit', 'stop_market']
export const TIMES_IN_FORCE: readonly TimeInForce[] = ['GTC', 'GTD', 'IOC', 'FOK', 'POST']
/** Of a stop at the market: it waits, and nothing of it rests. */
const WAITING_TIMES: readonly TimeInForce[] = ['GTC', 'GTD']

/** The entries for an order of any product. Prices are plain decimals with "." or unfinished ones ("12."). */
export interface OrderEntry {
  readonly type: OrderType
  readonly timeInForce: TimeInForce
  readonly price: string
  readonly stopPrice: string
  /** Local date and time as a field of the browser has it, "2026-11-24T18:00"; of an order that is good till a date. */
  readonly goodTill: string
}

export const EMPTY_ENTRY: OrderEntry = { type: 'limit', timeInForce: 'GTC', price: '', stopPrice: '', goodTill: '' }

export type EntryAction =
  | { readonly do: 'type'; readonly type: OrderType }
  | { readonly do: 'timeInForce'; readonly timeInForce: TimeInForce }
  | { readonly do: 'price' | 'stopPrice' | 'goodTill'; readonly text: string }
  | { readonly do: 'stepPrice'; readonly ticks: number; readonly market: PriceSteps }

export const hasLimitPrice = (type: OrderType): boolean => type === 'limit' || type === 'stop_limit'
export const hasStopPrice = (type: OrderType): boolean => type === 'stop_limit' || type === 'stop_market'

/** What an order of the type may choose from; nothing for one that trades at once. */
export function timesFor(type: OrderType): readonly TimeInForce[] {
  return hasLimitPrice(type) ? TIMES_IN_FORCE : hasStopPrice(type) ? WAITING_TIMES : []
}

/** How long the order may wait, as it is sent: one that is good till a date rests as others do till then. */
export function sentTime({ type, timeInForce, goodTill }: OrderEntry): SentTime {
  const moment = timeInForce === 'GTD' ? Date.parse(goodTill) : Number.NaN
  return {
    ...(hasLimitPrice(type) && { tif: timeInForce === 'GTD' ? 'GTC' : timeInForce }),
    ...(timeInForce === 'GTD' && Number.isFinite(moment) && { goodTill: String(moment) }),
  }
}

interface SentTime {
  readonly tif?: Exclude<TimeInForce, 'GTD'>
  readonly goodTill?: string
}

/** The ticket after one of the acts that every product's ticket knows. */
export function changeEntry<Fields extends OrderEntry>(fields: Fields, action: EntryAction): Fields {
  switch (action.do) {
    case 'type':
      return { ...fields, type: action.type, timeInForce: timeKept(fields.timeInForce, action.type) }
    case 'timeInForce':
      return { ...fields, timeInForce: action.timeInForce }
    case 'price':
      return { ...fields, price: action.text }
    case 'stopPrice':
      return { ...fields, stopPrice: action.text }
    case 'goodTill':
      return { ...fields, goodTill: action.text }
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

function timeKept(chosen: TimeInForce, type: OrderType): TimeInForce {
  return timesFor(type).includes(chosen) ? chosen : 'GTC'
}
