import { type Amount, formatDecimal } from '@touchstone/quantities'

const DECIMALS = 6

export interface Slippage {
  /** How far the average price is from the middle of the book, as a fraction rounded up; "" when nothing fills at once. */
  readonly slippage: string
  /** The part of it that half the spread makes; what is left is the order's own impact. "" while one side is empty. */
  readonly halfSpread: string
}

/**
 * What the same lots are worth at the prices they fill at, at the best bid and at the best ask, in one unit; 0 for a side
 * of the book that is empty. Without one side there is no middle, and the other side's best price stands for it.
 */
export interface FilledValues {
  readonly filled: Amount
  readonly atBid: Amount
  readonly atAsk: Amount
}

export function slippageOf({ filled, atBid, atAsk }: FilledValues): Slippage {
  const bothSides = atBid > 0n && atAsk > 0n
  /** Twice the value at the middle, so that nothing is lost by halving. */
  const twice = bothSides ? atBid + atAsk : 2n * (atBid + atAsk)
  if (filled === 0n || twice === 0n) return { slippage: '', halfSpread: '' }
  const away = 2n * filled - twice
  return {
    slippage: fraction(away < 0n ? -away : away, twice),
    halfSpread: bothSides ? fraction(atAsk > atBid ? atAsk - atBid : 0n, twice) : '',
  }
}

function fraction(part: Amount, whole: Amount): string {
  return formatDecimal((part * 10n ** BigInt(DECIMALS) + whole - 1n) / whole, DECIMALS)
}
