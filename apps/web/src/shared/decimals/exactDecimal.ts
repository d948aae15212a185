import { type Amount, parseDecimal } from '@touchstone/quantities'

/**
 * Reads a plain decimal string as a count of 10^-scale, cutting digits finer than `scale` (towards zero). Undefined when the text is
 * no plain decimal. Used for figures the server sent; typed text goes through `parseDecimal`, which never rounds.
 */
export function readDown(text: string, scale: number): Amount | undefined {
  const dot = text.indexOf('.')
  return parseDecimal(dot === -1 ? text : text.slice(0, dot + 1 + scale).replace(/\.$/, ''), scale)
}

/** Number of decimals a step such as "0.00010" asks for: 5 with trailing zeros, so cut them first. */
export function decimalsOf(step: string): number {
  return step.includes('.') ? (step.replace(/0+$/, '').split('.')[1]?.length ?? 0) : 0
}

/** value rounded down to a whole multiple of `step`. Both ≥ 0, step > 0. */
export function floorToStep(value: Amount, step: Amount): Amount {
  return value - (value % step)
}

/** Compares two plain decimals of up to 18 decimals: negative, zero or positive. Unreadable text counts as zero. */
export function compareDecimals(left: string, right: string): number {
  const difference = scaled(left) - scaled(right)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

const COMPARE_SCALE = 18
const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/

/** Unbounded by the range of a ledger amount, because it only ever compares. */
function scaled(text: string): bigint {
  const match = PLAIN.exec(text)
  if (!match) return 0n
  const [, sign, whole = '0', fraction = ''] = match
  const units = BigInt(whole + fraction.slice(0, COMPARE_SCALE).padEnd(COMPARE_SCALE, '0'))
  return sign === '-' ? -units : units
}

/** True for "", "0", "0.00" and anything that is no positive decimal. */
export function isZero(text: string): boolean {
  return scaled(text) <= 0n
}

/** Without trailing zeros: "500.000000" is "500". For sentences; columns keep theirs, so that digits align. */
export function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
