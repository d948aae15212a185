import type { ContractUnits, RateE8 } from '@touchstone/protocol'
import { type Amount, divideDown, divideUp, type Lots, type Ticks } from '@touchstone/quantities'
import { contractValue } from './margin.ts'

const E8 = 100_000_000n

/** The trade of an order of the impact notional on one side of the book; lots 0 when the side is not deep enough. */
export interface Impact {
  readonly lots: Lots
  readonly value: Amount
}

/**
 * The premium index of perpetuals, [max(0, impact bid − index) − max(0, index − impact ask)] ÷ index, in 10^-8, rounded
 * towards zero. A side without depth counts as no premium.
 */
export function premiumE8(bids: Impact, asks: Impact, index: Ticks, units: ContractUnits): RateE8 {
  const above = bids.lots === 0 ? 0 : distanceE8(bids, index, units)
  const below = asks.lots === 0 ? 0 : distanceE8(asks, index, units)
  return Math.max(0, above) + Math.min(0, below)
}

function distanceE8({ lots, value }: Impact, index: Ticks, units: ContractUnits): RateE8 {
  const atIndex = contractValue(index, lots, units)
  return atIndex === 0n ? 0 : Number(divideDown((value - atIndex) * E8, atIndex))
}

/** Mean of the premium samples of an interval in 10^-8, rounded towards zero; 0 without samples. */
export function meanPremiumE8(sum: bigint, count: number): RateE8 {
  return count === 0 ? 0 : Number(divideDown(sum, BigInt(count)))
}

/**
 * Funding rate of one interval in 10^-8: premium + clamp(interest − premium, ±clamp), the whole within ±cap. Positive: longs
 * pay shorts.
 */
export function fundingRate(premium: RateE8, interest: RateE8, clamp: RateE8, cap: RateE8): RateE8 {
  return within(premium + within(interest - premium, clamp), cap)
}

/** value × |rate| in quote units: rounded up for the payer, down for the receiver. The venue keeps nothing but the remainder. */
export function fundingPayment(value: Amount, rate: RateE8, payer: boolean): Amount {
  const product = value * BigInt(rate < 0 ? -rate : rate)
  return payer ? divideUp(product, E8) : divideDown(product, E8)
}

/** Whether a position pays (long and the rate positive, short and it negative) rather than receives. */
export function paysFunding(lots: number, rate: RateE8): boolean {
  return lots > 0 === rate > 0
}

/** The next due moment after `time`: intervals divide a day and are counted from 00:00 UTC. Milliseconds. */
export function nextFunding(time: number, interval: number): number {
  return time - (time % interval) + interval
}

function within(value: number, reach: number): number {
  return Math.max(-reach, Math.min(reach, value))
}
