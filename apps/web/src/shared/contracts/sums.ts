import { formatDecimal } from '@touchstone/quantities'
import { readDown } from '../markets/exactDecimal.ts'

const SCALE = 8

/** The sum of plain decimals, signed; what is no number counts as nothing. */
export function sumOf(texts: readonly string[]): string {
  return formatDecimal(
    texts.reduce((sum, text) => sum + (readDown(text, SCALE) ?? 0n), 0n),
    SCALE,
  )
}
