import type { RateE8 } from '@touchstone/protocol'
import { divideNearest, type Ppm, type Ticks } from '@touchstone/quantities'
import { lowerLimit, upperLimit } from '../../markets/priceFormulas.ts'

const E8 = 100_000_000n

/**
 * index × (1 + rate × time left ÷ interval) in whole ticks, halves up: the funding that a holder still pays or receives
 * until the next settlement is in the fair price. The index itself without an interval.
 */
export function fundingLeg(index: Ticks, rate: RateE8, timeLeft: number, interval: number): Ticks {
  if (interval === 0) return index
  const divisor = E8 * BigInt(interval)
  return index + Number(divideNearest(BigInt(index) * BigInt(rate) * BigInt(timeLeft), divisor))
}

/** index + the mean of the basis samples, which are in half ticks; whole ticks, halves up. At least 1. */
export function basisLeg(index: Ticks, halfTicks: readonly number[]): Ticks {
  if (halfTicks.length === 0) return index
  const sum = halfTicks.reduce((total, sample) => total + sample, 0)
  return Math.max(1, index + Number(divideNearest(BigInt(sum), BigInt(2 * halfTicks.length))))
}

/** The mark price: median of the three, within index × (1 ± clamp) rounded inwards. Ticks. */
export function markPrice(funding: Ticks, basis: Ticks, last: Ticks, index: Ticks, clamp: Ppm): Ticks {
  const median = Math.max(Math.min(funding, basis), Math.min(Math.max(funding, basis), last))
  return Math.min(upperLimit(index, clamp), Math.max(lowerLimit(index, clamp), median))
}
