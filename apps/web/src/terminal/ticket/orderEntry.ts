import { type PriceSteps, steppedPrice } from '../../shared/markets/nearestTick.ts'
import { readerZone } from '../../shared/times/readerZone.ts'
import { momentOf } from '../../shared/times/typedTime.ts'

/** What a customer may choose; a trailing stop is sent as a stop at the market. */
export type OrderType = 'limit' | 'market' | 'stop_limit' | 'stop_market' | 'trailing_stop'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK' | 'POST' | 'GTD'

export const ORDER_TYPES: readonly OrderType[] = ['limit', 'market', 'stop_limit', 'stop_market', 'trailing_stop']
export const TIMES_IN_FORCE: readonly TimeInForce[] = ['GTC', 'GTD', 'IOC', 'FOK', 'POST']
/** How the distance of a trailing stop is entered. */
export const TRAIL_UNITS = ['percent', 'price'] as const
export type TrailUnit = (typeof TRAIL_UNITS)[number]
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
  /** Of a trailing stop: its distance, and the price at which it begins; "" for at once. */
  readonly trailBy: TrailUnit
  readonly trail: string
  readonly activation: string
  /** Whether a limit order is to show a part of itself at a time, and how much of it: in base, or in lots on contracts. */
  readonly iceberg: boolean
  readonly visible: string
}

export const EMPTY_ENTRY: OrderEntry = {
  type: 'limit',
  timeInForce: 'GTC',
  price: '',
  stopPrice: '',
  goodTill: '',
  trailBy: 'percent',
  trail: '',
  activation: '',
  iceberg: false,
  visible: '',
}

export type EntryAction =
  | { readonly do: 'type'; readonly type: OrderType }
  | { readonly do: 'timeInForce'; readonly timeInForce: TimeInForce }
  | { readonly do: 'price' | 'stopPrice' | 'goodTill' | 'trail' | 'activation' | 'visible'; readonly text: string }
  | { readonly do: 'trailBy'; readonly unit: TrailUnit }
  | { readonly do: 'iceberg'; readonly on: boolean }
  | { readonly do: 'stepPrice'; readonly ticks: number; readonly market: PriceSteps }

export const hasLimitPrice = (type: OrderType): boolean => type === 'limit' || type === 'stop_limit'
export const hasStopPrice = (type: OrderType): boolean => type === 'stop_limit' || type === 'stop_market'

/** What an order of the type may choose from; nothing for one that trades at once. */
export function timesFor(type: OrderType): readonly TimeInForce[] {
  return hasLimitPrice(type) ? TIMES_IN_FORCE : type === 'market' ? [] : WAITING_TIMES
}

/** Whether the order could show a part of itself at a time: one that goes into the book with what does not trade at once. */
export function mayHide({ type, timeInForce }: OrderEntry): boolean {
  return type === 'limit' && timeInForce !== 'IOC' && timeInForce !== 'FOK'
}

export function isIceberg(entry: OrderEntry): boolean {
  return entry.iceberg && mayHide(entry)
}

/** How long the order may wait, as it is sent: one that is good till a date rests as others do till then. */
export function sentTime({ type, timeInForce, goodTill }: OrderEntry): SentTime {
  const moment = timeInForce === 'GTD' ? momentOf(goodTill, readerZone()) : undefined
  return {
    ...(hasLimitPrice(type) && { tif: timeInForce === 'GTD' ? 'GTC' : timeInForce }),
    ...(moment !== undefined && { goodTill: String(moment) }),
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
    case 'stepPrice':
      return { ...fields, price: steppedPrice(fields.price, action.ticks, action.market) }
    case 'trailBy':
      return { ...fields, trailBy: action.unit, trail: '' }
    case 'iceberg':
      return { ...fields, iceberg: action.on }
    default:
      return { ...fields, [action.do]: action.text }
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
