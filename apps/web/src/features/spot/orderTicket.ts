import { type Amount, parseDecimal } from '@touchstone/quantities'
import type { SpotMarket } from '../../products/spot/spotMarket.ts'
import { floorToStep } from '../../shared/decimals/exactDecimal.ts'
import { estimatedTrigger } from '../../terminal/ticket/conditions/sentConditions.ts'
import {
  changeEntry,
  clampPercent,
  EMPTY_ENTRY,
  type EntryAction,
  hasLimitPrice,
  hasStopPrice,
  isIceberg,
  type OrderEntry,
  takePrice,
} from '../../terminal/ticket/orderEntry.ts'
import {
  NO_PROTECTION,
  type ProtectedEntry,
  type Protection,
  type ProtectionLeg,
  protectionPrice,
} from '../../terminal/ticket/protection/protection.ts'

export type OrderSide = 'buy' | 'sell'
/** Which entry the customer made last; the other two follow from it. */
export type SizedBy = 'amount' | 'turnover' | 'percent'

/** The customer's entries. Texts are plain decimals with "." or unfinished ones ("12."). */
export interface TicketFields extends OrderEntry {
  readonly side: OrderSide
  readonly sizedBy: SizedBy
  readonly amount: string
  readonly turnover: string
  /** 0 to 100, of the available balance. */
  readonly percent: number
  /** What ends a purchase again; sales have none. */
  readonly takeProfit: Protection
  readonly stopLoss: Protection
}

const NO_EXITS = { takeProfit: NO_PROTECTION, stopLoss: NO_PROTECTION }

export const EMPTY_TICKET: TicketFields = {
  ...EMPTY_ENTRY,
  side: 'buy',
  sizedBy: 'amount',
  amount: '',
  turnover: '',
  percent: 0,
  ...NO_EXITS,
}

export type TicketAction =
  | EntryAction
  | { readonly do: 'side'; readonly side: OrderSide }
  | { readonly do: 'amount' | 'turnover'; readonly text: string }
  | { readonly do: 'percent'; readonly percent: number }
  | { readonly do: ProtectionLeg; readonly protection: Protection }
  /** From the book: the price, and with Shift the size of the level too. */
  | { readonly do: 'fromBook'; readonly price: string; readonly amount?: string }
  /** After the order is placed: size and exits go, price and kind stay. */
  | { readonly do: 'placed' }

export function reduceTicket(fields: TicketFields, action: TicketAction): TicketFields {
  switch (action.do) {
    case 'side':
      return { ...fields, side: action.side, ...NO_EXITS }
    case 'amount':
      return { ...fields, amount: action.text, turnover: '', percent: 0, sizedBy: 'amount' }
    case 'turnover':
      return { ...fields, turnover: action.text, amount: '', percent: 0, sizedBy: 'turnover' }
    case 'percent':
      return { ...fields, percent: clampPercent(action.percent), amount: '', turnover: '', sizedBy: 'percent' }
    case 'fromBook': {
      const priced = takePrice(fields, action.price)
      return action.amount === undefined ? priced : reduceTicket(priced, { do: 'amount', text: action.amount })
    }
    case 'placed':
      return { ...fields, amount: '', turnover: '', percent: 0, sizedBy: 'amount', ...NO_EXITS }
    case 'takeProfit':
    case 'stopLoss':
      return { ...fields, [action.do]: action.protection }
    default: {
      const changed = changeEntry(fields, action)
      return mayHaveExits(changed) ? changed : { ...changed, ...NO_EXITS }
    }
  }
}

/** A purchase may have exits, unless its price is not known yet or it shows a part of itself. */
export function mayHaveExits(fields: TicketFields): boolean {
  return fields.side === 'buy' && fields.type !== 'trailing_stop' && !isIceberg(fields)
}

/** The balances that can be spent: base at the market's amount scale, quote at its turnover scale, both rounded down. */
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
  /** What the order buys, at the price that is expected. */
  readonly entry: ProtectedEntry
  /** Prices of the exits; "" while off or unfinished. */
  readonly takeProfit: string
  readonly stopLoss: string
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
  const stopPrice = expectedStop(fields, market, reference)
  const at = limited ? price : fields.type === 'market' ? reference : stopPrice
  const entered = enteredSize(fields, market, funds)
  const withExits = (amount: Amount | undefined, turnover: Amount | undefined): TicketSize => {
    const entry: ProtectedEntry = { side: 'long', price: at, size: amount }
    const exit = (leg: ProtectionLeg) => protectionPrice(fields[leg], leg, entry, market)
    const exits = { entry, takeProfit: exit('takeProfit'), stopLoss: exit('stopLoss') }
    return { price, stopPrice, estimated: !limited, amount, turnover, ...exits }
  }
  if (entered.turnover !== undefined) {
    const amount = at === undefined ? undefined : amountFor(entered.turnover, at, market)
    const turnover = limited && amount !== undefined && at !== undefined ? amount * at : entered.turnover
    return withExits(amount, fields.sizedBy === 'turnover' ? entered.turnover : turnover)
  }
  const turnover = entered.amount === undefined || at === undefined ? undefined : entered.amount * at
  return withExits(entered.amount, turnover)
}

/** The stop price as it was entered, or that of a trailing stop as it would begin. */
function expectedStop(fields: TicketFields, { priceScale }: SpotMarket, now: Amount | undefined): Amount | undefined {
  if (fields.type === 'trailing_stop') return estimatedTrigger(fields, fields.side === 'buy', now, priceScale)
  return hasStopPrice(fields.type) ? parseDecimal(fields.stopPrice, priceScale) : undefined
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

/** The order as a part of the balance that can be spent, in whole percent rounded down and at most 100; for the slider. */
export function percentUsed(fields: TicketFields, size: TicketSize, funds: TicketFunds | undefined): number {
  if (fields.sizedBy === 'percent') return fields.percent
  const [used, all] = fields.side === 'buy' ? [size.turnover, funds?.quote] : [size.amount, funds?.base]
  if (used === undefined || !all) return 0
  return clampPercent(Number((used * 100n) / all))
}

/** True when the order is sent by its quote turnover: only market orders may be, and only when sized that way. */
export function sentByTurnover(fields: TicketFields): boolean {
  return (
    fields.type === 'market' &&
    (fields.sizedBy === 'turnover' || (fields.sizedBy === 'percent' && fields.side === 'buy'))
  )
}
