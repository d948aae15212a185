import { type Exchange, restoreAt } from '@touchstone/core'
import { type Disk, JournalFollower, newSha256, readOnlyDisk, type SnapshotStore, toHex } from '@touchstone/log'
import { worldPaths } from '../sequencer/worldFiles.ts'

export interface CoreBehindLogOptions {
  readonly disk: Disk
  /** Folder of the world. */
  readonly directory: string
  /** Its snapshots. */
  readonly store: SnapshotStore
  /** An exchange before its first entry. */
  readonly newCore: () => Exchange
  /** Called again and again during long work. */
  readonly alive: () => void
}

/** A core beside the one that answers, and the log that it is brought up to date from. Both stand at the same entry. */
export interface CoreBehindLog {
  readonly log: JournalFollower
  readonly core: Exchange
  /** Sequence of the snapshot it begins with, 0 when there was none. */
  readonly fromSnapshot: number
}

/** A core at the newest snapshot no later than this entry; before the first entry when none fits: the log has it all. */
export async function coreBehindLog(options: CoreBehindLogOptions, notAfter: number): Promise<CoreBehindLog> {
  return (
    (await fromSnapshot(options, notAfter)) ?? { log: journalOf(options), core: options.newCore(), fromSnapshot: 0 }
  )
}

function journalOf({ disk, directory }: CoreBehindLogOptions): JournalFollower {
  return new JournalFollower({ directory: worldPaths(directory).journal, disk: readOnlyDisk(disk) })
}

async function fromSnapshot(options: CoreBehindLogOptions, notAfter: number): Promise<CoreBehindLog | null> {
  const { snapshot } = await options.store.latestValid(notAfter)
  if (!snapshot) return null
  const { sequence, chainHash: hash, stateHash, bytes } = snapshot
  const log = journalOf(options)
  if ((await log.resume({ sequence, hash })) !== null) return null
  const core = restoreAt(bytes, sequence, toHex(stateHash), { newSha256, onPart: options.alive })
  return typeof core === 'string' ? null : { log, core, fromSnapshot: sequence }
}
