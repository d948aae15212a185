import type { Amount } from './amount.ts'
import { divideDown, divideUp } from './division.ts'

/** A rate in parts per million: 1_000 ppm = 0.1 %. */
export type Ppm = number

const MILLION = 1_000_000n

/** amount × rate, rounded up. Used for charges. `amount` ≥ 0. */
export function chargeUp(amount: Amount, rate: Ppm): Amount {
  return divideUp(amount * BigInt(rate), MILLION)
}

/** amount × rate, rounded down. Used for credits and payouts. `amount` ≥ 0. */
export function creditDown(amount: Amount, rate: Ppm): Amount {
  return divideDown(amount * BigInt(rate), MILLION)
}

/** "1000" ppm as the fraction text "0.001". */
export function ppmToFraction(rate: Ppm): string {
  const digits = String(rate).padStart(7, '0')
  const text = `${digits.slice(0, -6)}.${digits.slice(-6)}`
  return text.replace(/\.?0+$/, '') || '0'
}
