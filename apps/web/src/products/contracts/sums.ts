import { formatDecimal } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'

const SCALE = 8

/** One plain decimal minus another, signed; a text that is no number counts as 0. */
export function differenceOf(whole: string, part: string): string {
  return formatDecimal((readDown(whole, SCALE) ?? 0n) - (readDown(part, SCALE) ?? 0n), SCALE)
}

/** The sum of plain decimals, signed; a text that is no number counts as 0. */
export function sumOf(texts: readonly string[]): string {
  return formatDecimal(
    texts.reduce((sum, text) => sum + (readDown(text, SCALE) ?? 0n), 0n),
    SCALE,
  )
}
