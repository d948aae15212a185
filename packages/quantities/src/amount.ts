import { MAX_AMOUNT } from './limits.ts'

/**
 * An amount of money: an integer count of an asset's smallest unit. The asset's `scale` says how many decimals that
 * unit has (USDT 6: 1 USDT = 1_000_000n). Never a float, never a `number`.
 */
export type Amount = bigint

const DECIMAL = /^(-?)(\d{1,20})(?:\.(\d{1,18}))?$/

/** 10 to the power of `exponent`, exactly. */
export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}

/**
 * Reads a plain decimal string ("12.5") as a count of units of 10^-scale.
 * Returns undefined when the text is not plain decimal, has more decimals than `scale` (trailing zeros are allowed), or
 * is beyond the range of an amount. Never rounds.
 */
export function parseDecimal(text: string, scale: number): Amount | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const kept = fraction.slice(0, scale)
  if (/[1-9]/.test(fraction.slice(scale))) return undefined
  const units = BigInt(whole + kept.padEnd(scale, '0'))
  if (units > MAX_AMOUNT) return undefined
  return sign === '-' ? -units : units
}

/** Writes `units` of 10^-scale as a decimal string with exactly `scale` decimals: formatDecimal(1500000n, 6) = "1.500000". */
export function formatDecimal(units: Amount, scale: number): string {
  const negative = units < 0n
  const digits = (negative ? -units : units).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const text = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`
  return negative ? `-${text}` : text
}

/** Like {@link formatDecimal} without trailing zeros: formatPlain(1500000n, 6) = "1.5". */
export function formatPlain(units: Amount, scale: number): string {
  const text = formatDecimal(units, scale)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** The smaller of two amounts: Math.min knows no bigint. */
export function smaller(one: Amount, other: Amount): Amount {
  return one < other ? one : other
}

export function larger(one: Amount, other: Amount): Amount {
  return one > other ? one : other
}
