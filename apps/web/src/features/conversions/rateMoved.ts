import { readDown } from '../../shared/decimals/exactDecimal.ts'

const SCALE = 12
/** A move that a customer is told of: more than a thousandth, either way. */
const TELL = 1_000n

/** Whether a rate is further than a thousandth from the one that was shown before. Plain decimals; unreadable: no. */
export function rateMoved(before: string, after: string): boolean {
  const was = readDown(before, SCALE)
  const is = readDown(after, SCALE)
  if (!was || is === undefined) return false
  const distance = is > was ? is - was : was - is
  return distance * TELL > was
}
