import { type Amount, chargeUp, parseDecimal } from '@touchstone/quantities'
import { type ContractMarket, lotsValue } from '../../../products/contracts/contractMarket.ts'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import { estimatedTrigger } from '../../../terminal/ticket/conditions/sentConditions.ts'
import { clampPercent, hasLimitPrice, hasStopPrice } from '../../../terminal/ticket/orderEntry.ts'
import { type ProtectedEntry, protectionPrice } from '../../../terminal/ticket/protection/protection.ts'
import type { ContractFields } from './contractTicket.ts'
import { crossLoss } from './crossLoss.ts'

/** The money and position available to an order. Texts as the server wrote them, "" while unknown. */
export interface SizingInputs {
  /** Available in the contract account, in quote. */
  readonly available: string
  /** Best bid and ask, or the last price while a side is empty. */
  readonly bid: string
  readonly ask: string
  readonly mark: string
  /** The open position in this contract: lots, and on which side. */
  readonly position: { readonly side: 'long' | 'short'; readonly lots: bigint } | undefined
}

/** Sizes that follow from the fields. Undefined where an entry is missing or unreadable. */
export interface TicketSize {
  readonly price: Amount | undefined
  readonly stopPrice: Amount | undefined
  readonly lots: bigint | undefined
  /** In quote at the market's valueScale; an estimate for orders without a price of their own. */
  readonly value: Amount | undefined
  /** The loss at the stop-loss, with the fees, in quote at the market's valueScale; undefined without one. */
  readonly risk: Amount | undefined
  /** The lots as a part of the most that could be opened (or, reduce-only, closed), in whole percent rounded down; for the slider. */
  readonly percent: number
  /** The position that the order would open, at the price that is expected. */
  readonly entry: ProtectedEntry
  /** Prices of the protections; "" while off or unfinished. */
  readonly takeProfit: string
  readonly stopLoss: string
}

const MILLION = 1_000_000n
/** Margin, fee and the margin at the mark price are rounded up to the smallest money unit each. */
const ROUNDED_UNITS = 3n

/** Undefined while unknown. */
interface ReckonedPrices {
  /** For margin and fee. */
  readonly at: Amount | undefined
  /** The worst that the order may trade at as soon as it arrives; none for one that waits. */
  readonly worst: Amount | undefined
}

export function ticketSize(fields: ContractFields, market: ContractMarket, inputs: SizingInputs): TicketSize {
  const price = hasLimitPrice(fields.type) ? parseDecimal(fields.price, market.priceScale) : undefined
  const stopPrice = expectedStop(fields, market, touch(fields, market, inputs))
  const expected = price ?? stopPrice ?? touch(fields, market, inputs)
  const at = estimatedPrice(fields, market, inputs, price, stopPrice)
  const unsized: ProtectedEntry = { side: fields.side, price: expected, size: undefined }
  const stop = readDown(protectionPrice(fields.stopLoss, 'stopLoss', unsized, market), market.priceScale)
  const entered = price ?? lossEntry(fields, market, stopPrice ?? touch(fields, market, inputs))
  const risk = entered === undefined || stop === undefined ? undefined : lotRisk(fields.side, entered, stop, market)
  const prices = { at, worst: tradesAtOnce(fields, price, touch(fields, market, inputs)) ? entered : undefined }
  const lots =
    fields.sizedBy === 'percent' ? shareLots(fields, market, inputs, prices) : enteredLots(fields, market, at, risk)
  const value = lots === undefined || at === undefined ? undefined : lotsValue(lots, at, market)
  const entry: ProtectedEntry = { ...unsized, size: lots === undefined ? undefined : lots * market.lotSize }
  return {
    price,
    stopPrice,
    lots,
    value,
    risk: lots === undefined || risk === undefined ? undefined : lots * risk,
    percent: percentUsed(fields, market, inputs, prices, lots),
    entry,
    takeProfit: protectionPrice(fields.takeProfit, 'takeProfit', entry, market),
    stopLoss: protectionPrice(fields.stopLoss, 'stopLoss', entry, market),
  }
}

/** The stop price as it was entered, or that of a trailing stop as it would begin. */
function expectedStop(
  fields: ContractFields,
  { priceScale }: ContractMarket,
  now: Amount | undefined,
): Amount | undefined {
  if (fields.type === 'trailing_stop') return estimatedTrigger(fields, fields.side === 'long', now, priceScale)
  return hasStopPrice(fields.type) ? parseDecimal(fields.stopPrice, priceScale) : undefined
}

/** Lots that were typed, or that a typed value or risk is enough for. */
function enteredLots(
  { sizeUnit, sizeText }: ContractFields,
  market: ContractMarket,
  at: Amount | undefined,
  risk: Amount | undefined,
): bigint | undefined {
  if (sizeUnit === 'lots') return /^\d{1,10}$/.test(sizeText) ? BigInt(sizeText) : undefined
  const money = parseDecimal(sizeText, market.valueScale)
  const each = sizeUnit === 'risk' ? risk : at === undefined || at <= 0n ? undefined : lotsValue(1n, at, market)
  return money === undefined || each === undefined ? undefined : money / each
}

function tradesAtOnce({ type, side }: ContractFields, price: Amount | undefined, best: Amount | undefined): boolean {
  if ((type !== 'limit' && type !== 'market') || best === undefined) return false
  return price === undefined || (side === 'long' ? price >= best : price <= best)
}

/** Where an order without a limit loses most up to its stop-loss: at its bound. */
function lossEntry({ side }: ContractFields, market: ContractMarket, from: Amount | undefined): Amount | undefined {
  if (from === undefined) return undefined
  const slip = chargeUp(from, market.slippagePpm)
  return side === 'long' ? from + slip : from - slip
}

/**
 * The loss of one lot between its worst price and the stop-loss, with the taker's fee at both, at the market's valueScale. Undefined
 * for a stop-loss on the wrong side. A stop trades at the prices of its moment: it may lose more.
 */
function lotRisk(side: ContractFields['side'], at: Amount, stop: Amount, market: ContractMarket): Amount | undefined {
  const away = side === 'long' ? at - stop : stop - at
  if (away <= 0n || stop <= 0n) return undefined
  return lotsValue(1n, away, market) + chargeUp(lotsValue(1n, at + stop, market), market.takerPpm)
}

function percentUsed(
  fields: ContractFields,
  market: ContractMarket,
  inputs: SizingInputs,
  prices: ReckonedPrices,
  lots: bigint | undefined,
): number {
  if (fields.sizedBy === 'percent') return fields.percent
  const most = shareLots({ ...fields, percent: 100 }, market, inputs, prices)
  return lots === undefined || !most ? 0 : clampPercent(Number((lots * 100n) / most))
}

/** The best price of the other side of the book. */
function touch(fields: ContractFields, market: ContractMarket, { bid, ask }: SizingInputs): Amount | undefined {
  return readDown(fields.side === 'long' ? ask : bid, market.priceScale)
}

/**
 * The highest price that the order may trade at, as the exchange sizes an order by its value: a long's limit or bound; a short's limit, its
 * stop price or the best bid, whichever is highest.
 */
function estimatedPrice(
  fields: ContractFields,
  market: ContractMarket,
  inputs: SizingInputs,
  price: Amount | undefined,
  stopPrice: Amount | undefined,
): Amount | undefined {
  const best = touch(fields, market, inputs)
  const from = stopPrice ?? (hasStopPrice(fields.type) ? undefined : best)
  if (hasLimitPrice(fields.type)) {
    const sellsHigher = fields.side === 'short' && price !== undefined && from !== undefined && from > price
    return sellsHigher ? from : price
  }
  if (from === undefined || fields.side === 'short') return from
  return from + chargeUp(from, market.slippagePpm)
}

/** Lots that a share of the available money opens, rounded down and within every limit; of the position, for reduce-only. */
function shareLots(
  fields: ContractFields,
  market: ContractMarket,
  { available, position, mark }: SizingInputs,
  { at, worst }: ReckonedPrices,
): bigint | undefined {
  const { percent, reduceOnly, side, leverage } = fields
  if (percent === 0) return undefined
  const share = BigInt(percent)
  if (reduceOnly) return position && position.side !== side ? (position.lots * share) / 100n : 0n
  const money = readDown(available, market.valueScale)
  if (at === undefined || at <= 0n || money === undefined) return undefined
  const times = BigInt(leverage)
  const charged = lotsValue(1n, at, market) * (MILLION + BigInt(market.takerPpm) * times)
  const costs = charged + lotsValue(1n, crossLoss(fields, worst, readDown(mark, market.priceScale)), market) * MILLION
  const spend = (money * share) / 100n - ROUNDED_UNITS * 10n ** BigInt(Math.max(0, market.valueScale - 6))
  const affordable = spend <= 0n ? 0n : (spend * times * MILLION) / costs
  /** Lots that close an opposite position cost nothing and come on top. */
  const closes = position && position.side !== side ? position.lots : 0n
  const held = position && position.side === side ? position.lots : 0n
  const most = largestPosition(market, leverage) / lotsValue(1n, at, market) - held
  const room = most < 0n ? 0n : most
  const opening = affordable < room ? affordable : room
  const lots = opening + closes
  return lots < BigInt(market.info.maxLots) ? lots : BigInt(market.info.maxLots)
}

/** Edge of the last margin tier that allows the leverage, at the market's valueScale. */
function largestPosition(market: ContractMarket, leverage: number): Amount {
  const tier = market.info.tiers.findLast(({ maxLeverage }) => maxLeverage >= leverage)
  return readDown(tier?.notional ?? '0', market.valueScale) ?? 0n
}
