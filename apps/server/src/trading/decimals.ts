import type { MarketUnits } from '@touchstone/protocol'
import {
  type Amount,
  formatPlain,
  type Lots,
  MAX_LOTS,
  MAX_TICKS,
  type Ppm,
  parseDecimal,
  type Ticks,
} from '@touchstone/quantities'
import { Refusal } from '../errors/refusal.ts'

/** Reads decimal text of a request exactly; refuses what would have to be rounded. */

function malformed(field: string, problem: string): Refusal {
  return new Refusal('malformed', { field, problem })
}

function steps(field: string, text: string, scale: number, unit: bigint, max: number): number {
  const value = parseDecimal(text, scale)
  const tooFine = value === undefined && (text.split('.')[1] ?? '').replace(/0+$/, '').length > scale
  if (value === undefined && !tooFine) throw new Refusal('amount_overflow')
  if (value === undefined || value % unit !== 0n)
    throw malformed(field, `must be a multiple of ${formatPlain(unit, scale)}`)
  if (value <= 0n) throw malformed(field, 'must be more than 0')
  if (value / unit > BigInt(max)) throw new Refusal('amount_overflow')
  return Number(value / unit)
}

export function readPrice(field: string, text: string, units: MarketUnits): Ticks {
  return steps(field, text, units.priceDecimals, units.tickUnits, MAX_TICKS)
}

export function readLots(field: string, text: string, units: MarketUnits, baseScale: number): Lots {
  return steps(field, text, baseScale, units.lotUnits, MAX_LOTS)
}

export function readAmount(field: string, text: string, scale: number): Amount {
  const value = parseDecimal(text, scale)
  if (value === undefined) throw malformed(field, `has more than ${scale} decimals or is too large`)
  if (value <= 0n) throw malformed(field, 'must be more than 0')
  return value
}

/** Money that comes or goes: "-5" takes away. Refuses 0. */
export function readChange(field: string, text: string, scale: number): Amount {
  const value = parseDecimal(text, scale)
  if (value === undefined) throw malformed(field, `has more than ${scale} decimals or is too large`)
  if (value === 0n) throw malformed(field, 'must not be 0')
  return value
}

const PPM_DECIMALS = 6

/** "0.005" as 5000 parts per million. */
export function readFraction(field: string, text: string): Ppm {
  const value = parseDecimal(text, PPM_DECIMALS)
  if (value === undefined) throw malformed(field, `has more than ${PPM_DECIMALS} decimals`)
  if (value <= 0n || value > 1_000_000n) throw malformed(field, 'must be more than 0 and at most 1')
  return Number(value)
}

/** Far above any rate that makes sense: the core decides which do. */
const LARGEST_RATE = 100_000_000n

/** A rate the customer was shown: "0.85" as 850_000 parts per million. May be 0. */
export function readRate(field: string, text: string): Ppm {
  const value = parseDecimal(text, PPM_DECIMALS)
  if (value === undefined) throw malformed(field, `has more than ${PPM_DECIMALS} decimals`)
  if (value < 0n || value > LARGEST_RATE) throw malformed(field, 'is too large')
  return Number(value)
}

/** A decimal without zeros that say nothing, "-" for none: "01.50" and "1.5" ask for the same. */
export function plainDecimal(text: string | undefined): string {
  if (text === undefined) return '-'
  const whole = text.replace(/^0+(?=\d)/, '')
  return whole.includes('.') ? whole.replace(/\.?0+$/, '') : whole
}
