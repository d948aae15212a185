import { type Amount, parseDecimal } from '@touchstone/quantities'
import type { SpotMarket } from '../../products/spot/spotMarket.ts'
import { floorToStep } from '../../shared/decimals/exactDecimal.ts'
import { steppedPrice } from '../../shared/markets/nearestTick.ts'

export type OrderSide = 'buy' | 'sell'
export type OrderType = 'limit' | 'market' | 'stop_limit' | 'stop_market'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK' | 'POST'
/** Which entry the customer made last; the other two follow from it. */
export type SizedBy = 'amount' | 'turnover' | 'percent'

/** What the customer entered. Texts are plain decimals with "." or unfinished ones ("12."). */
export interface TicketFields {
  readonly side: OrderSide
  readonly type: OrderType
  readonly timeInForce: TimeInForce
  readonly price: string
  readonly stopPrice: string
  readonly sizedBy: SizedBy
  readonly amount: string
  readonly turnover: string
  /** 0 to 100, of what is available. */
  readonly percent: number
}

export const EMPTY_TICKET: TicketFields = {
  side: 'buy',
  type: 'limit',
  timeInForce: 'GTC',
  price: '',
  stopPrice: '',
  sizedBy: 'amount',
  amount: '',
  turnover: '',
  percent: 0,
}

export type TicketAction =
  | { readonly do: 'side'; readonly side: OrderSide }
  | { readonly do: 'type'; readonly type: OrderType }
  | { readonly do: 'timeInForce'; readonly timeInForce: TimeInForce }
  | { readonly do: 'price' | 'stopPrice' | 'amount' | 'turnover'; readonly text: string }
  | { readonly do: 'percent'; readonly percent: number }
  | { readonly do: 'stepPrice'; readonly ticks: number; readonly market: SpotMarket }
  /** From the book: the price, and with Shift the size of the level too. */
  | { readonly do: 'fromBook'; readonly price: string; readonly amount?: string }
  /** After the order is placed: the size goes, price and kind stay. */
  | { readonly do: 'placed' }
  | { readonly do: 'market' }

export const hasLimitPrice = (type: OrderType): boolean => type === 'limit' || type === 'stop_limit'
export const hasStopPrice = (type: OrderType): boolean => type === 'stop_limit' || type === 'stop_market'

export function reduceTicket(fields: TicketFields, action: TicketAction): TicketFields {
  switch (action.do) {
    case 'side':
      return { ...fields, side: action.side }
    case 'type':
      return {
        ...fields,
        type: action.type,
        timeInForce: hasLimitPrice(action.type) ? fields.timeInForce : 'GTC',
      }
    case 'timeInForce':
      return { ...fields, timeInForce: action.timeInForce }
    case 'price':
      return { ...fields, price: action.text }
    case 'stopPrice':
      return { ...fields, stopPrice: action.text }
    case 'amount':
      return { ...fields, amount: action.text, turnover: '', percent: 0, sizedBy: 'amount' }
    case 'turnover':
      return { ...fields, turnover: action.text, amount: '', percent: 0, sizedBy: 'turnover' }
    case 'percent':
      return { ...fields, percent: clampPercent(action.percent), amount: '', turnover: '', sizedBy: 'percent' }
    case 'stepPrice':
      return { ...fields, price: steppedPrice(fields.price, action.ticks, action.market) }
    case 'fromBook':
      return fromBook(fields, action.price, action.amount)
    case 'placed':
      return { ...fields, amount: '', turnover: '', percent: 0, sizedBy: 'amount' }
    case 'market':
      return { ...EMPTY_TICKET, side: fields.side, type: fields.type }
  }
}

function fromBook(fields: TicketFields, price: string, amount: string | undefined): TicketFields {
  const type = fields.type === 'market' ? 'limit' : fields.type === 'stop_market' ? 'stop_limit' : fields.type
  const priced = { ...fields, type, price }
  return amount === undefined ? priced : reduceTicket(priced, { do: 'amount', text: amount })
}

function clampPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, Math.round(percent))) : 0
}

/** What can be spent: base at the market's amount scale, quote at its turnover scale, both rounded down. */
export interface TicketFunds {
  readonly base: Amount
  readonly quote: Amount
}

/** Sizes that follow from the fields. Undefined where an entry is missing or unreadable. */
export interface TicketSize {
  readonly price: Amount | undefined
  readonly stopPrice: Amount | undefined
  readonly amount: Amount | undefined
  readonly turnover: Amount | undefined
  /** The turnover or amount of a market order is a guess at the reference price. */
  readonly estimated: boolean
}

/** base × quote arithmetic, rounded down to a lot: how much `turnover` buys at `price`. */
function amountFor(turnover: Amount, price: Amount, market: SpotMarket): Amount | undefined {
  return price > 0n ? floorToStep(turnover / price, market.lot) : undefined
}

/**
 * Reads the entries and works out the linked ones exactly. `reference` is the best opposite price (at priceScale), used
 * for market orders only.
 */
export function ticketSize(
  fields: TicketFields,
  market: SpotMarket,
  funds: TicketFunds | undefined,
  reference: Amount | undefined,
): TicketSize {
  const limited = hasLimitPrice(fields.type)
  const price = limited ? parseDecimal(fields.price, market.priceScale) : undefined
  const stopPrice = hasStopPrice(fields.type) ? parseDecimal(fields.stopPrice, market.priceScale) : undefined
  const at = limited ? price : fields.type === 'stop_market' ? stopPrice : reference
  const entered = enteredSize(fields, market, funds)
  const shared = { price, stopPrice, estimated: !limited }
  if (entered.turnover !== undefined) {
    const amount = at === undefined ? undefined : amountFor(entered.turnover, at, market)
    const turnover = limited && amount !== undefined && at !== undefined ? amount * at : entered.turnover
    return { ...shared, amount, turnover: fields.sizedBy === 'turnover' ? entered.turnover : turnover }
  }
  const turnover = entered.amount === undefined || at === undefined ? undefined : entered.amount * at
  return { ...shared, amount: entered.amount, turnover }
}

interface EnteredSize {
  readonly amount?: Amount | undefined
  readonly turnover?: Amount | undefined
}

function enteredSize(fields: TicketFields, market: SpotMarket, funds: TicketFunds | undefined): EnteredSize {
  if (fields.sizedBy === 'amount') return { amount: parseDecimal(fields.amount, market.amountScale) }
  if (fields.sizedBy === 'turnover') return { turnover: parseDecimal(fields.turnover, market.turnoverScale) }
  if (!funds || fields.percent === 0) return {}
  const share = BigInt(fields.percent)
  if (fields.side === 'sell') return { amount: floorToStep((funds.base * share) / 100n, market.lot) }
  return { turnover: (funds.quote * share) / 100n }
}

/** True when the order is sent by its quote turnover: only market orders may be, and only when sized that way. */
export function sentByTurnover(fields: TicketFields): boolean {
  return (
    fields.type === 'market' &&
    (fields.sizedBy === 'turnover' || (fields.sizedBy === 'percent' && fields.side === 'buy'))
  )
}
