import { formatDecimal } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'

const SCALE = 8

/** What is left of a plain decimal once another is taken away, signed; what is no number counts as nothing. */
export function differenceOf(whole: string, part: string): string {
  return formatDecimal((readDown(whole, SCALE) ?? 0n) - (readDown(part, SCALE) ?? 0n), SCALE)
}

/** The sum of plain decimals, signed; what is no number counts as nothing. */
export function sumOf(texts: readonly string[]): string {
  return formatDecimal(
    texts.reduce((sum, text) => sum + (readDown(text, SCALE) ?? 0n), 0n),
    SCALE,
  )
}
