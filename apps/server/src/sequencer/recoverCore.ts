import { Exchange, restoreAt } from '@touchstone/core'
import { type Checkpoint, type CommandLog, chainHashAt, newSha256, type Snapshot, toHex } from '@touchstone/log'
import { HistoryDiffers } from './historyDiffers.ts'
import { catchUp } from './replay.ts'
import type { WorldFiles } from './worldFiles.ts'

export interface Recovery {
  readonly core: Exchange
  /** Sequence of the snapshot that the recovery began with, 0 without a snapshot. */
  readonly fromSnapshot: number
  readonly replayed: number
  /** Snapshots passed over, with the reason. */
  readonly passedOver: readonly string[]
}

type ReadableLog = Pick<CommandLog, 'blocks' | 'head'>

/** Throws when the snapshot's entry is not in this log's hash chain; the snapshot's own digest was checked when it was read. */
async function checkChain(log: ReadableLog, snapshot: Snapshot): Promise<void> {
  const { sequence, chainHash } = snapshot
  if (sequence > log.head.sequence)
    throw new HistoryDiffers(
      log.head.sequence + 1,
      `there is a snapshot of entry ${sequence}, but the journal ends at entry ${log.head.sequence}: entries are lost`,
    )
  const expected = await chainHashAt(log, sequence)
  if (!expected || toHex(expected) !== toHex(chainHash))
    throw new HistoryDiffers(sequence, `the snapshot of entry ${sequence} was taken of another history`)
}

/** Throws when a signed checkpoint of the core's entry differs from the core's state. */
export function checkCheckpoint(core: Exchange, chainHash: Uint8Array, checkpoint: Checkpoint | undefined): void {
  if (!checkpoint) return
  if (toHex(chainHash) !== checkpoint.chainHash)
    throw new HistoryDiffers(
      core.sequence,
      `the journal's hash at entry ${core.sequence} is not the one that was signed`,
    )
  if (core.stateHash() !== checkpoint.stateHash)
    throw new HistoryDiffers(core.sequence, `the state after entry ${core.sequence} is not the one that was signed`)
}

/** The state at the log's head: newest snapshot plus the tail, compared with every signed checkpoint on the way. */
export async function recoverCore(log: ReadableLog, files: WorldFiles): Promise<Recovery> {
  const { snapshot, damaged } = await files.snapshots.latestValid()
  const passedOver = damaged.map(({ file, reason }) => `${file}: ${reason}`)
  let core = new Exchange({ newSha256 })
  if (snapshot) {
    await checkChain(log, snapshot)
    const restored = restoreAt(snapshot.bytes, snapshot.sequence, toHex(snapshot.stateHash), { newSha256 })
    if (typeof restored === 'string') passedOver.push(`snapshot of entry ${snapshot.sequence}: ${restored}`)
    else core = restored
  }
  const fromSnapshot = core.sequence
  const signed = new Map(files.checkpoints.checkpoints.map((checkpoint) => [checkpoint.sequence, checkpoint]))
  const last = files.checkpoints.checkpoints.at(-1)?.sequence ?? 0
  if (last > log.head.sequence)
    throw new HistoryDiffers(
      log.head.sequence + 1,
      `entry ${last} was signed, but the journal ends at entry ${log.head.sequence}: entries are lost`,
    )
  const quarantined = new Set(files.quarantine.markers.map(({ sequence }) => sequence))
  const replayed = await catchUp(core, log, quarantined, ({ hash }) =>
    checkCheckpoint(core, hash, signed.get(core.sequence)),
  )
  return { core, fromSnapshot, replayed, passedOver }
}
