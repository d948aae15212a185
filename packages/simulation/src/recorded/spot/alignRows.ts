/** How far ahead a lost row is looked for, and how many equal rows make a meeting point. */
const REACH = 40
const MEETING = 4

export interface Alignment {
  /** Rows equal in order. */
  readonly equal: number
  /** Places where one side had rows the other had not. */
  readonly resyncs: number
}

/** Compares two lists of rows in order; after a difference it goes on at the nearest place where both agree again. */
export function alignRows(ours: readonly string[], theirs: readonly string[]): Alignment {
  let equal = 0
  let resyncs = 0
  let i = 0
  let j = 0
  while (i < ours.length && j < theirs.length) {
    if (ours[i] === theirs[j]) {
      equal++
      i++
      j++
      continue
    }
    const [ahead, behind] = meetingPoint(ours, theirs, i, j)
    if (ahead !== behind) resyncs++
    i += ahead
    j += behind
  }
  return { equal, resyncs }
}

function meetingPoint(ours: readonly string[], theirs: readonly string[], i: number, j: number): [number, number] {
  for (let distance = 1; distance <= 2 * REACH; distance++)
    for (let skip = 0; skip <= distance; skip++) {
      const other = distance - skip
      if (agree(ours, theirs, i + skip, j + other)) return [skip, other]
    }
  return [1, 1]
}

function agree(ours: readonly string[], theirs: readonly string[], i: number, j: number): boolean {
  for (let k = 0; k < MEETING; k++) if (ours[i + k] === undefined || ours[i + k] !== theirs[j + k]) return false
  return true
}
