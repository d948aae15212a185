import type { ContractRow } from '@touchstone/protocol'
import { readDown } from '../../shared/decimals/exactDecimal.ts'

/** The margin of each fill is rounded up: that adds up to less than a cent. */
const SCALE = 2

/** Whether an isolated position has more margin than its leverage asks for at the present price. */
export function hasAddedMargin({
  marginMode,
  margin,
  minMargin,
}: Pick<ContractRow, 'marginMode' | 'margin' | 'minMargin'>): boolean {
  return marginMode === 'isolated' && (readDown(margin, SCALE) ?? 0n) > (readDown(minMargin, SCALE) ?? 0n)
}
