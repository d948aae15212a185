import { type Amount, formatPlain, parseDecimal } from '@touchstone/quantities'
import { isZero, readDown } from '../../../shared/decimals/exactDecimal.ts'
import type { PriceSteps } from '../../../shared/markets/nearestTick.ts'
import { priceProblem } from '../../../shared/markets/priceProblem.ts'

/**
 * How a take-profit or stop-loss is entered: as the price itself, as its distance from the entry in percent, or as the gain or loss
 * of the size there, before fees.
 */
export const PROTECTION_UNITS = ['price', 'percent', 'result'] as const
export type ProtectionUnit = (typeof PROTECTION_UNITS)[number]

/** One of the two protections as it stands in a form: switched off is removed. */
export interface Protection {
  readonly on: boolean
  readonly unit: ProtectionUnit
  /** Plain decimal, perhaps unfinished; a percentage or result without a sign. */
  readonly text: string
}

export const PROTECTION_LEGS = ['takeProfit', 'stopLoss'] as const
export type ProtectionLeg = (typeof PROTECTION_LEGS)[number]

/** What is traded: prices count 10^-priceScale of the quote, sizes 10^-amountScale of the base or unit. */
export interface ProtectedMarket extends PriceSteps {
  readonly quote: string
  readonly amountScale: number
}

/** The position that is protected, or what an order would open or buy (long). Undefined where that is not known yet. */
export interface ProtectedEntry {
  readonly side: 'long' | 'short'
  /** At the market's priceScale. */
  readonly price: Amount | undefined
  /** At the market's amountScale. */
  readonly size: Amount | undefined
}

export const NO_PROTECTION: Protection = { on: false, unit: 'price', text: '' }

const PERCENT_DECIMALS = 2
const ALL_PERCENT = 100n * 10n ** BigInt(PERCENT_DECIMALS)

/** Decimals that can be entered. */
export function protectionDecimals(unit: ProtectionUnit, market: ProtectedMarket): number {
  if (unit === 'price') return market.priceScale
  return unit === 'percent' ? PERCENT_DECIMALS : Math.min(2, market.priceScale + market.amountScale)
}

export function protectionAt(price: string): Protection {
  return /[1-9]/.test(price) ? { on: true, unit: 'price', text: price } : NO_PROTECTION
}

/**
 * The price of a protection to the nearest step, halves up; the text itself where it is a price. "" while it is off, unfinished, or
 * would lie at no price at all.
 */
export function protectionPrice(
  { on, unit, text }: Protection,
  leg: ProtectionLeg,
  entry: ProtectedEntry,
  market: ProtectedMarket,
): string {
  const plain = text.replace(/\.$/, '')
  if (!on || plain === '') return ''
  if (unit === 'price') return plain
  const away = distance(plain, unit, entry, market)
  if (away === undefined || entry.price === undefined) return ''
  const above = (leg === 'takeProfit') === (entry.side === 'long')
  const parts = entry.price * away.of + (above ? away.parts : -away.parts)
  const step = away.of * market.tick
  const ticks = (2n * parts + step) / (2n * step)
  return parts <= 0n || ticks === 0n ? '' : formatPlain(ticks * market.tick, market.priceScale)
}

/** A distance of prices as `parts` ÷ `of`, exact. */
function distance(text: string, unit: 'percent' | 'result', { price, size }: ProtectedEntry, market: ProtectedMarket) {
  if (unit === 'percent') {
    const percent = parseDecimal(text, PERCENT_DECIMALS)
    if (!percent || price === undefined) return undefined
    return { parts: price * percent, of: ALL_PERCENT }
  }
  const result = parseDecimal(text, market.priceScale + market.amountScale)
  return !result || !size ? undefined : { parts: result, of: size }
}

/** How far a price is from the entry, in percent with two decimals, halves up; "" while one of them is not known. */
export function percentAway(price: string, entry: ProtectedEntry, market: ProtectedMarket): string {
  const at = readDown(price, market.priceScale)
  if (!at || !entry.price) return ''
  const away = at > entry.price ? at - entry.price : entry.price - at
  return formatPlain((2n * away * ALL_PERCENT + entry.price) / (2n * entry.price), PERCENT_DECIMALS)
}

/** A protection's price as it is sent; undefined while there is none. */
export function sentProtection(price: string): string | undefined {
  return isZero(price) ? undefined : price
}

/** The fault of a protection: a percentage or result that makes no price counts as unfinished. */
export function protectionProblem(
  entered: Protection,
  price: string,
  market: ProtectedMarket,
): 'empty' | 'step' | undefined {
  return entered.on ? priceProblem(price, market) : undefined
}
