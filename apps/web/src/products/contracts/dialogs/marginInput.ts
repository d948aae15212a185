import type { ContractRow } from '@touchstone/protocol'
import { type Amount, formatPlain } from '@touchstone/quantities'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'

export type MarginWay = 'add' | 'take'

export type MarginProblem =
  | { readonly kind: 'empty' | 'balance' }
  /** The new margin would be outside the position's limits. */
  | { readonly kind: 'below' | 'above'; readonly limit: string }

type Limits = Pick<ContractRow, 'margin' | 'minMargin' | 'maxMargin'>
const SCALE = 6

function read(text: string): Amount {
  return readDown(text, SCALE) ?? 0n
}

/** The position has less margin than its leverage asks for at the present price: allowed, but none can be taken out. */
export function holdsLess({ margin, minMargin }: Pick<Limits, 'margin' | 'minMargin'>): boolean {
  return read(margin) < read(minMargin)
}

/** The obstacle to a change of margin. `available`: "" while unknown, then the server decides. */
export function marginProblem(
  row: Limits,
  way: MarginWay,
  entered: string,
  available: string,
): MarginProblem | undefined {
  const amount = readDown(entered.replace(/\.$/, ''), SCALE)
  if (amount === undefined || amount <= 0n) return { kind: 'empty' }
  const after = way === 'add' ? read(row.margin) + amount : read(row.margin) - amount
  if (way === 'take' && after < read(row.minMargin))
    return { kind: 'below', limit: formatPlain(read(row.minMargin), SCALE) }
  if (way === 'add' && after > read(row.maxMargin))
    return { kind: 'above', limit: formatPlain(read(row.maxMargin), SCALE) }
  return way === 'add' && available !== '' && amount > read(available) ? { kind: 'balance' } : undefined
}

/** The largest amount that may be added or taken out now, in 10^-6; never negative. */
export function mostChange(row: Limits, way: MarginWay, available: string): Amount {
  const room = way === 'add' ? read(row.maxMargin) - read(row.margin) : read(row.margin) - read(row.minMargin)
  const most = way === 'add' && read(available) < room ? read(available) : room
  return most > 0n ? most : 0n
}
