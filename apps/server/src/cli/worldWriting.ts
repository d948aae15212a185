import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type FileJournal, loadOrCreateSigningKey, openFileJournal, realDisk } from '@touchstone/log'
import type { World } from '@touchstone/protocol'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { dataDirectory } from '../operations/dataDirectory.ts'
import { CHECKPOINT_KEY } from '../sequencer/openWorlds.ts'
import { openWorldFiles, type WorldFiles, worldPaths } from '../sequencer/worldFiles.ts'
import type { Arguments } from './arguments.ts'

export function worldDirectory(args: Pick<Arguments, 'dataDir'>, world: World): string {
  return dataDirectory(args.dataDir).world(world)
}

/** Holds the world's lock while `work` runs, so that no server writes meanwhile. Makes no world where there is none. */
export async function withWorld<Result>(
  args: Pick<Arguments, 'dataDir'>,
  world: World,
  work: (parts: { readonly log: FileJournal; readonly files: WorldFiles }) => Promise<Result>,
): Promise<Result> {
  const directory = worldDirectory(args, world)
  const { journal } = worldPaths(directory)
  const keyFile = join(dataDirectory(args.dataDir).keys, CHECKPOINT_KEY)
  for (const path of [journal, keyFile]) if (!existsSync(path)) throw new StartUpProblem(`${path} is not there`)
  const log = await openFileJournal({ disk: realDisk, directory: journal })
  try {
    const key = await loadOrCreateSigningKey(keyFile)
    return await work({ log, files: await openWorldFiles(realDisk, directory, key) })
  } finally {
    await log.close()
  }
}
