import type { TapeRow } from '@touchstone/protocol'
import { type Accumulator, asRows } from './accumulator.ts'

export const TAPE_ROWS = 60

/** The latest trades, newest first. A snapshot comes newest first, a diff oldest first. */
export function tapeAccumulator(): Accumulator<readonly TapeRow[] | undefined> {
  let rows: readonly TapeRow[] | undefined
  return {
    accept(message) {
      const incoming = asRows<TapeRow>(message.data)
      const newest = message.type === 'snap' ? incoming : [...incoming].reverse().concat(rows ?? [])
      rows = newest.slice(0, TAPE_ROWS)
    },
    view: () => rows,
  }
}
