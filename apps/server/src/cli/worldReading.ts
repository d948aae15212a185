import {
  type Checkpoint,
  type CommandLog,
  type Disk,
  LogDamage,
  readCheckpoints,
  readFileJournal,
  readOnlyDisk,
  readQuarantine,
  realDisk,
  SnapshotStore,
  type VerifyingKey,
} from '@touchstone/log'
import { worldPaths } from '../sequencer/worldFiles.ts'

/** One world's files as they lie there, read without changing a byte: a server may be writing them meanwhile. */
export interface WorldReading {
  readonly log: Pick<CommandLog, 'blocks' | 'head'>
  readonly checkpoints: readonly Checkpoint[]
  readonly quarantined: ReadonlySet<number>
  readonly snapshots: SnapshotStore
}

const TRIES = 3

/** While a server writes, a block may be seen half: a block in motion looks different at the next look. */
async function readStill(directory: string, disk: Disk): Promise<Awaited<ReturnType<typeof readFileJournal>>> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await readFileJournal({ disk, directory })
    } catch (error) {
      if (!(error instanceof LogDamage) || left === 0) throw error
    }
  }
}

export async function readWorld(directory: string, key: VerifyingKey): Promise<WorldReading> {
  const paths = worldPaths(directory)
  const disk = readOnlyDisk(realDisk)
  // Before the log: the entries that they name are in the log by the time it is read.
  const checkpoints = await readCheckpoints(disk, paths.checkpoints, [key])
  const snapshots = await SnapshotStore.open({ disk, directory: paths.snapshots })
  const quarantined = await readQuarantine(disk, paths.quarantine, [key])
  return { log: await readStill(paths.journal, disk), checkpoints, quarantined, snapshots }
}
