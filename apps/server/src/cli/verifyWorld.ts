import { Exchange } from '@touchstone/core'
import { type Checkpoint, type LogBlock, newSha256, type Snapshot, toHex } from '@touchstone/log'
import { HistoryDiffers } from '../sequencer/historyDiffers.ts'
import { checkCheckpoint } from '../sequencer/recoverCore.ts'
import { applyBlock } from '../sequencer/replay.ts'
import type { LogReport } from './logReport.ts'
import { logReports } from './logReports.ts'
import type { WorldReading } from './worldReading.ts'

export interface Verified {
  readonly core: Exchange
  readonly chainHash: string
  readonly checkpoints: number
  readonly snapshots: number
  /** The findings of the products' reports, recomputed from postings and events. */
  readonly reports: readonly LogReport[]
}

function checkSnapshot(core: Exchange, chainHash: Uint8Array, snapshot: Snapshot | undefined): void {
  if (!snapshot) return
  const { sequence } = snapshot
  if (toHex(snapshot.chainHash) !== toHex(chainHash))
    throw new HistoryDiffers(sequence, `the snapshot of entry ${sequence} was taken of another history`)
  const kept = Exchange.restore(snapshot.bytes, { newSha256 }).stateHash()
  if (toHex(snapshot.stateHash) !== core.stateHash() || kept !== core.stateHash())
    throw new HistoryDiffers(sequence, `the snapshot of entry ${sequence} holds another state than the log yields`)
}

async function snapshotsOf({ snapshots }: WorldReading): Promise<Map<number, Snapshot>> {
  const found = new Map<number, Snapshot>()
  for (const sequence of await snapshots.sequences()) {
    const { snapshot, damaged } = await snapshots.latestValid(sequence)
    const damage = damaged[0]
    if (damage) throw new HistoryDiffers(sequence, `the snapshot ${damage.file} is damaged: ${damage.reason}`)
    if (snapshot?.sequence === sequence) found.set(sequence, snapshot)
  }
  return found
}

/** Checkpoints and snapshots of entries that no block of the log ends at. */
function unmatched(seen: ReadonlySet<number>, wanted: Iterable<number>, what: string): void {
  for (const sequence of wanted)
    if (!seen.has(sequence))
      throw new HistoryDiffers(
        sequence,
        `there is a ${what} of entry ${sequence}, which the log does not end a block with`,
      )
}

/**
 * Replays a world from its first entry, compares the chain and the state with every signed checkpoint and snapshot, and recomputes
 * what products say of themselves (see {@link logReports}).
 * Throws LogDamage, HistoryDiffers or PoisonEntry, each naming the sequence.
 */
export async function verifyWorld(reading: WorldReading): Promise<Verified> {
  const core = new Exchange({ newSha256 })
  const signed = new Map<number, Checkpoint>(reading.checkpoints.map((one) => [one.sequence, one]))
  const kept = await snapshotsOf(reading)
  const seen = new Set<number>()
  const reports = logReports()
  let last: LogBlock | undefined
  for await (const block of reading.log.blocks(1)) {
    for (const entry of applyBlock(core, block, reading.quarantined, true))
      for (const report of reports) report.take(entry)
    checkCheckpoint(core, block.hash, signed.get(core.sequence))
    checkSnapshot(core, block.hash, kept.get(core.sequence))
    seen.add(core.sequence)
    last = block
  }
  unmatched(seen, signed.keys(), 'checkpoint')
  unmatched(seen, kept.keys(), 'snapshot')
  core.checkInvariants()
  const chainHash = toHex(last?.hash ?? new Uint8Array())
  return { core, chainHash, checkpoints: signed.size, snapshots: kept.size, reports }
}
