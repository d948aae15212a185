import { formatDecimal } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'
import type { Formats } from '../../shared/format/format.ts'

const SCALE = 8

export interface SlippageParts {
  /** From the middle of the book, as a fraction; "" when nothing trades at once. */
  readonly slippage: string
  /** The part of it that half the spread makes; "" while one side of the book is empty. */
  readonly halfSpread: string
}

/** Half the spread and the order's own addition to it, in the reader's format: "0.03% + 0.20%"; "" when there are no two parts. */
export function slippageParts({ slippage, halfSpread }: SlippageParts, formats: Formats): string {
  const total = readDown(slippage, SCALE)
  const half = readDown(halfSpread, SCALE)
  if (slippage === '' || halfSpread === '' || total === undefined || half === undefined) return ''
  const impact = total > half ? total - half : 0n
  return `${formats.rate(halfSpread)} + ${formats.rate(formatDecimal(impact, SCALE))}`
}
