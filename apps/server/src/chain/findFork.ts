import type { ChainReader } from './chainReader.ts'
import type { ChainRows } from './chainRows.ts'

/** The last read block that is still part of the chain. */
export interface Fork {
  readonly block: number
  /** Blocks after it that were read and are no longer part of the chain. */
  readonly depth: number
  /** False: even the oldest block that is remembered has changed, `block` is the one before it. */
  readonly found: boolean
}

/** Compares the blocks read before with the chain as it is now; undefined while the chain continues them. */
export async function findFork(
  reader: Pick<ChainReader, 'hashAt'>,
  rows: Pick<ChainRows, 'hashOf' | 'oldestHash'>,
  cursor: number,
  head: number,
): Promise<Fork | undefined> {
  const oldest = await rows.oldestHash()
  if (oldest === undefined) return undefined
  const latest = Math.min(cursor, head)
  for (let number = latest; number >= oldest; number--) {
    const known = await rows.hashOf(number)
    const hash = known === undefined ? undefined : await reader.hashAt(number)
    // A node that is behind, or does not keep its past, is no reorganisation.
    if (known === undefined || hash === undefined) return undefined
    if (hash === known) return number === latest ? undefined : { block: number, depth: cursor - number, found: true }
  }
  return latest < oldest ? undefined : { block: oldest - 1, depth: cursor - oldest + 1, found: false }
}
