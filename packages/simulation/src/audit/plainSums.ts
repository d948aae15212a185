/** Divisions as done on paper: the auditor's own, so that a mistake of the core is not repeated. */

/** Rounded towards minus infinity; `divisor` > 0. */
export function floorOf(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient
}

/** Rounded towards plus infinity; `divisor` > 0. */
export function ceilingOf(dividend: bigint, divisor: bigint): bigint {
  return -floorOf(-dividend, divisor)
}

/** To the nearest whole number, halves up. */
export function nearestOf(dividend: bigint, divisor: bigint): bigint {
  return floorOf(2n * dividend + divisor, 2n * divisor)
}

/** A rate of an amount, rounded up. */
export function ceilPpm(amount: bigint, ppm: number): bigint {
  return ceilingOf(amount * BigInt(ppm), 1_000_000n)
}

/** A rate of an amount, rounded down. */
export function floorPpm(amount: bigint, ppm: number): bigint {
  return floorOf(amount * BigInt(ppm), 1_000_000n)
}

export function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}

export function largerOf(one: bigint, other: bigint): bigint {
  if (one < other) return other
  return one
}

export function smallerOf(one: bigint, other: bigint): bigint {
  if (one > other) return other
  return one
}

export function ascending(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other)
}

/** "0.05" is 5 of 10^-2. */
export function decimalOf(text: string): { readonly units: bigint; readonly decimals: number } {
  const [whole = '0', fraction = ''] = text.split('.')
  return { units: BigInt(whole + fraction), decimals: fraction.length }
}

/** A decimal in units of 10^-scale. */
export function amountOf(text: string, scale: number): bigint {
  const { units, decimals } = decimalOf(text)
  return units * 10n ** BigInt(scale - decimals)
}
