/** value ÷ by, rounded towards zero: down, for a `value` that is not negative. `by` ≠ 0, or a RangeError. */
export function divideDown(value: bigint, by: bigint): bigint {
  return value / by
}

/** value ÷ by, rounded up. `value` ≥ 0, `by` > 0. */
export function divideUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}

/** value ÷ by to the nearest whole number, halves towards plus infinity. `by` > 0. */
export function divideNearest(value: bigint, by: bigint): bigint {
  const doubled = 2n * value + by
  const divisor = 2n * by
  const quotient = doubled / divisor
  return doubled < 0n && doubled % divisor !== 0n ? quotient - 1n : quotient
}

/** value ÷ by of whole numbers below 2^53, rounded towards zero: exact, for only a multiple of `by` is ever divided. */
export function wholeQuotient(value: number, by: number): number {
  return (value - (value % by)) / by
}

/** value ÷ by of whole numbers below 2^53, rounded down, below zero too. `by` > 0. */
export function floorQuotient(value: number, by: number): number {
  const rest = value % by
  const quotient = (value - rest) / by
  return rest < 0 ? quotient - 1 : quotient
}

/** value ÷ by in floating point, for bounds that only steer a search: what counts is compared exactly. `by` ≠ 0. */
export function roughQuotient(value: number, by: number): number {
  return value / by
}

const TWO_32 = 0x1_0000_0000

/** What a whole number from 0 to 2^53 − 1 has above its low 32 bits. */
export function highWord(value: number): number {
  return (value - (value >>> 0)) / TWO_32
}
