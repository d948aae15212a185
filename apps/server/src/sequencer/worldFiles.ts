import { join } from 'node:path'
import {
  CheckpointFile,
  type Disk,
  QuarantineFile,
  type SigningKey,
  SnapshotStore,
  type VerifyingKey,
} from '@touchstone/log'

/** The paths of one world's files. The journal has a folder of its own, which may hold nothing else. */
export interface WorldPaths {
  readonly journal: string
  readonly snapshots: string
  readonly checkpoints: string
  readonly quarantine: string
}

export function worldPaths(directory: string): WorldPaths {
  return {
    journal: join(directory, 'journal'),
    snapshots: join(directory, 'snapshots'),
    checkpoints: join(directory, 'checkpoints.jsonl'),
    quarantine: join(directory, 'quarantine.jsonl'),
  }
}

/** The files beside a world's journal, opened for writing. */
export interface WorldFiles {
  readonly snapshots: SnapshotStore
  readonly checkpoints: CheckpointFile
  readonly quarantine: QuarantineFile
}

export async function openWorldFiles(
  disk: Disk,
  directory: string,
  key: SigningKey,
  former: readonly VerifyingKey[] = [],
): Promise<WorldFiles> {
  const paths = worldPaths(directory)
  await disk.makeDirectory(directory)
  return {
    snapshots: await SnapshotStore.open({ disk, directory: paths.snapshots }),
    checkpoints: await CheckpointFile.open(disk, paths.checkpoints, key, former),
    quarantine: await QuarantineFile.open(disk, paths.quarantine, key, former),
  }
}
