import type { OptionDirection, OptionResult } from '@touchstone/protocol'
import {
  type Amount,
  chargeUp,
  creditDown,
  divideDown,
  type Ppm,
  type Ticks,
  type Timestamp,
  wholeQuotient,
} from '@touchstone/quantities'

const MILLION = 1_000_000
const SECOND_MS = 1_000
/** Cycles below 5 minutes settle on 5 s, up to an hour on 30 s, longer ones on 5 minutes. */
const SHORT_SECONDS = 300
const HOUR_SECONDS = 3_600
/** A strike must come within this long after the purchase. OPT-8. */
export const STRIKE_WAIT_MS = 10_000
/** Of the samples a window should have, this share must be there: 4 of 5. */
const ENOUGH = 4
const OF = 5

/** How a cycle's settlement price is made. */
export interface SettlementRule {
  readonly windowMs: number
  readonly rule: 'median' | 'mean'
}

export interface OptionSample {
  readonly sequence: number
  readonly time: Timestamp
  readonly price: Ticks
}

export interface OptionOutcome extends SettlementRule {
  readonly result: OptionResult
  /** 0 when void. */
  readonly price: Ticks
  /** Those of the window, oldest first. */
  readonly samples: readonly OptionSample[]
  /** One a second. */
  readonly expectedSamples: number
}

/** The profit of a stake that wins, rounded down. OPT-4. */
export function optionPayout(stake: Amount, payoutPpm: Ppm): Amount {
  return creditDown(stake, payoutPpm)
}

/** The fee on a stake, rounded up. OPT-4. */
export function optionFee(stake: Amount, feePpm: Ppm): Amount {
  return chargeUp(stake, feePpm)
}

/** The largest stake whose payout is at most `room`. `payoutPpm` > 0. */
export function stakeForPayout(room: Amount, payoutPpm: Ppm): Amount {
  if (room < 0n) return 0n
  return divideDown((room + 1n) * BigInt(MILLION) - 1n, BigInt(payoutPpm))
}

/** The house's average share of a stake when up and down are equally likely, rounded up; below 0 the customer gains. */
export function houseEdgePpm(payoutPpm: Ppm, feePpm: Ppm): number {
  return (MILLION - payoutPpm + 2 * feePpm + 1) >> 1
}

/** OPT-9. */
export function settlementRule(seconds: number): SettlementRule {
  if (seconds < SHORT_SECONDS) return { windowMs: 5 * SECOND_MS, rule: 'median' }
  if (seconds <= HOUR_SECONDS) return { windowMs: 30 * SECOND_MS, rule: 'median' }
  return { windowMs: 300 * SECOND_MS, rule: 'mean' }
}

/** The median (of an even number: halfway between the middle two) or the mean of at least one price, halves up. */
export function settlementPrice(prices: readonly Ticks[], rule: 'median' | 'mean'): Ticks {
  return rule === 'mean' ? mean(prices) : median(prices)
}

/** OPT-10. */
export function resultOf(direction: OptionDirection, strike: Ticks, price: Ticks): 'won' | 'lost' | 'tied' {
  if (price === strike) return 'tied'
  return price > strike === (direction === 'up') ? 'won' : 'lost'
}

/**
 * How an option ends, by nothing but its terms and the index samples of the log. A strike of 0 (none came in time) is void,
 * and so is a window with fewer than 80 % of its one-a-second samples. OPT-8 to OPT-10.
 */
export function optionOutcome(
  option: {
    readonly direction: OptionDirection
    readonly seconds: number
    readonly strike: Ticks
    readonly expiry: Timestamp
  },
  samples: readonly OptionSample[],
): OptionOutcome {
  const { strike, expiry } = option
  const { windowMs, rule } = settlementRule(option.seconds)
  const counted = strike === 0 ? [] : samples.filter(({ time }) => time > expiry - windowMs && time <= expiry)
  const expectedSamples = wholeQuotient(windowMs, SECOND_MS)
  const terms = { windowMs, rule, samples: counted, expectedSamples }
  if (counted.length * OF < expectedSamples * ENOUGH) return { ...terms, result: 'void', price: 0 }
  const prices = counted.map((sample) => sample.price)
  const price = settlementPrice(prices, rule)
  return { ...terms, result: resultOf(option.direction, strike, price), price }
}

function median(prices: readonly Ticks[]): Ticks {
  const sorted = [...prices].sort((one, other) => one - other)
  const upper = sorted[sorted.length >> 1] as number
  const lower = sorted[(sorted.length - 1) >> 1] as number
  return lower + ((upper - lower + 1) >> 1)
}

function mean(prices: readonly Ticks[]): Ticks {
  let sum = 0
  for (const price of prices) sum += price
  return wholeQuotient(2 * sum + prices.length, 2 * prices.length)
}
