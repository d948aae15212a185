import { Exchange } from '@touchstone/core'
import type { SnapshotStore } from '@touchstone/log'
import { newSha256 } from '@touchstone/log'

/** A separate core that stands before entry `from`: restored from a snapshot if there is one, else empty. */
export async function scratchCore(snapshots: SnapshotStore, from: number): Promise<Exchange> {
  const { snapshot } = await snapshots.latestValid(from - 1)
  if (!snapshot) return new Exchange({ newSha256 })
  try {
    return Exchange.restore(snapshot.bytes, { newSha256 })
  } catch {
    return new Exchange({ newSha256 })
  }
}
