import { type Amount, chargeUp, parseDecimal } from '@touchstone/quantities'
import { type ContractMarket, lotsValue } from '../../../products/contracts/contractMarket.ts'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import { clampPercent, hasLimitPrice, hasStopPrice } from '../../../terminal/ticket/orderEntry.ts'
import type { ContractFields } from './contractTicket.ts'

/** What an order can draw on. Texts as the server wrote them, "" while unknown. */
export interface SizingInputs {
  /** Available in the contract account, in quote. */
  readonly available: string
  /** Best bid and ask, or the last price while a side is empty. */
  readonly bid: string
  readonly ask: string
  /** The open position in this contract: lots, and on which side. */
  readonly position: { readonly side: 'long' | 'short'; readonly lots: bigint } | undefined
}

/** Sizes that follow from the fields. Undefined where an entry is missing or unreadable. */
export interface TicketSize {
  readonly price: Amount | undefined
  readonly stopPrice: Amount | undefined
  readonly lots: bigint | undefined
  /** In quote at the market's valueScale; a guess for what trades at prices it finds. */
  readonly value: Amount | undefined
  /** How much of what could be opened (or, reduce-only, closed) the lots are, in whole percent rounded down; for the slider. */
  readonly percent: number
}

const MILLION = 1_000_000n
/** Margin and fee are rounded up to the smallest money unit each. */
const ROUNDED_UNITS = 2n

export function ticketSize(fields: ContractFields, market: ContractMarket, inputs: SizingInputs): TicketSize {
  const price = hasLimitPrice(fields.type) ? parseDecimal(fields.price, market.priceScale) : undefined
  const stopPrice = hasStopPrice(fields.type) ? parseDecimal(fields.stopPrice, market.priceScale) : undefined
  const at = estimatedPrice(fields, market, inputs, price, stopPrice)
  const lots = fields.sizedBy === 'lots' ? readLots(fields.lots) : shareLots(fields, market, inputs, at)
  const value = lots === undefined || at === undefined ? undefined : lotsValue(lots, at, market)
  return { price, stopPrice, lots, value, percent: percentUsed(fields, market, inputs, at, lots) }
}

function percentUsed(
  fields: ContractFields,
  market: ContractMarket,
  inputs: SizingInputs,
  at: Amount | undefined,
  lots: bigint | undefined,
): number {
  if (fields.sizedBy === 'percent') return fields.percent
  const most = shareLots({ ...fields, percent: 100 }, market, inputs, at)
  return lots === undefined || !most ? 0 : clampPercent(Number((lots * 100n) / most))
}

function readLots(text: string): bigint | undefined {
  return /^\d{1,10}$/.test(text) ? BigInt(text) : undefined
}

/** Where the order would trade at worst: its limit, the touch for a short that sells above it, a bound otherwise. */
function estimatedPrice(
  fields: ContractFields,
  market: ContractMarket,
  inputs: SizingInputs,
  price: Amount | undefined,
  stopPrice: Amount | undefined,
): Amount | undefined {
  const touch = readDown(fields.side === 'long' ? inputs.ask : inputs.bid, market.priceScale)
  if (hasLimitPrice(fields.type)) {
    const sellsHigher = fields.side === 'short' && price !== undefined && touch !== undefined && touch > price
    return sellsHigher ? touch : price
  }
  const from = fields.type === 'stop_market' ? stopPrice : touch
  return from === undefined ? undefined : from + chargeUp(from, market.slippagePpm)
}

/** Lots that a share of what is available opens, rounded down and within every limit; of the position, for reduce-only. */
function shareLots(
  { percent, reduceOnly, side, leverage }: ContractFields,
  market: ContractMarket,
  { available, position }: SizingInputs,
  at: Amount | undefined,
): bigint | undefined {
  if (percent === 0) return undefined
  const share = BigInt(percent)
  if (reduceOnly) return position && position.side !== side ? (position.lots * share) / 100n : 0n
  const money = readDown(available, market.valueScale)
  if (at === undefined || at <= 0n || money === undefined) return undefined
  const times = BigInt(leverage)
  const costs = lotsValue(1n, at, market) * (MILLION + BigInt(market.takerPpm) * times)
  const spend = (money * share) / 100n - ROUNDED_UNITS * 10n ** BigInt(Math.max(0, market.valueScale - 6))
  const affordable = spend <= 0n ? 0n : (spend * times * MILLION) / costs
  /** What closes an opposite position costs nothing and comes on top. */
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
