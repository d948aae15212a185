import { join } from 'node:path'
import { chainHashAt, fromHex, loadOrCreateSigningKey, openFileJournal, realDisk } from '@touchstone/log'
import type { World } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { dataDirectory } from '../operations/dataDirectory.ts'
import { StartUpProblem } from '../operations/startUpProblem.ts'
import { PoisonEntry } from '../sequencer/halt.ts'
import { CHECKPOINT_KEY } from '../sequencer/openWorlds.ts'
import { recoverCore } from '../sequencer/recoverCore.ts'
import { openWorldFiles, worldPaths } from '../sequencer/worldFiles.ts'
import type { Arguments } from './arguments.ts'
import { platformKey } from './platformKey.ts'
import { verifyWorld } from './verifyWorld.ts'
import { readWorld } from './worldReading.ts'

type Print = (line: string) => void
export type CliCommand = (args: Arguments, print: Print) => Promise<void>

function worldDirectory(args: Arguments, world: World): string {
  return dataDirectory(args.dataDir).world(world)
}

const verify: CliCommand = async (args, print) => {
  const key = await platformKey(args.dataDir, args.publicKey)
  for (const world of args.worlds) {
    const found = await verifyWorld(await readWorld(worldDirectory(args, world), key))
    const { core, chainHash, checkpoints, snapshots } = found
    print(
      `${world}: ${core.sequence} entries are what they were; ${checkpoints} checkpoints and ${snapshots} snapshots agree`,
    )
    print(`  chain ${chainHash}`)
    print(`  state ${core.stateHash()}`)
  }
}

const replay: CliCommand = async (args, print) => {
  const key = await platformKey(args.dataDir, args.publicKey)
  for (const world of args.worlds) {
    const { core, chainHash } = await verifyWorld(await readWorld(worldDirectory(args, world), key))
    print(`${world}: ${core.sequence} entries, chain ${chainHash}, state ${core.stateHash()}`)
    const totals = core.totals()
    for (const { id, code, scale } of core.assets())
      print(`  all accounts of ${code} together: ${formatDecimal(totals.get(id) ?? 0n, scale)}`)
  }
}

/** Holds the world's lock while `work` runs, so that no server writes meanwhile. */
async function withWorld<Result>(
  args: Arguments,
  world: World,
  work: (parts: {
    readonly log: Awaited<ReturnType<typeof openFileJournal>>
    readonly files: Awaited<ReturnType<typeof openWorldFiles>>
  }) => Promise<Result>,
): Promise<Result> {
  const data = dataDirectory(args.dataDir)
  const key = await loadOrCreateSigningKey(join(data.keys, CHECKPOINT_KEY))
  const directory = data.world(world)
  const log = await openFileJournal({ disk: realDisk, directory: worldPaths(directory).journal })
  try {
    return await work({ log, files: await openWorldFiles(realDisk, directory, key) })
  } finally {
    await log.close()
  }
}

const snapshot: CliCommand = async (args, print) => {
  for (const world of args.worlds) {
    await withWorld(args, world, async ({ log, files }) => {
      const { core } = await recoverCore(log, files)
      const chainHash = await chainHashAt(log, core.sequence)
      if (!chainHash) throw new Error(`no block ends at entry ${core.sequence}`)
      const facts = { sequence: core.sequence, chainHash, stateHash: fromHex(core.stateHash()) }
      await files.snapshots.save({ ...facts, bytes: core.snapshot() })
      print(`${world}: snapshot of entry ${core.sequence}, state ${core.stateHash()}`)
    })
  }
}

/** The entry a world stops at; undefined when every entry can be applied. */
async function poisonOf(...parts: Parameters<typeof recoverCore>): Promise<number | undefined> {
  try {
    await recoverCore(...parts)
    return undefined
  } catch (error) {
    if (error instanceof PoisonEntry) return error.sequence
    throw error
  }
}

const quarantine: CliCommand = async (args, print) => {
  const { sequence, reason, operators, worlds } = args
  const [world] = worlds
  if (worlds.length !== 1 || !world) throw new StartUpProblem('name one world with --world')
  if (sequence === null || reason.trim() === '') throw new StartUpProblem('--sequence and --reason are needed')
  const [one, other] = operators
  if (operators.length !== 2 || !one || !other || one === other)
    throw new StartUpProblem('two different operators are needed: --operator A --operator B')
  await withWorld(args, world, async ({ log, files }) => {
    const poison = await poisonOf(log, files)
    if (poison !== sequence)
      throw new StartUpProblem(
        poison === undefined
          ? `the ${world} world has no entry that cannot be applied: nothing is passed over`
          : `the ${world} world stops at entry ${poison}, not at ${sequence}`,
      )
    await files.quarantine.mark({ sequence, reason, operators: [one, other], time: Date.now() })
    print(`${world}: entry ${sequence} is passed over from now on, by ${one} and ${other}: ${reason}`)
  })
}

export const COMMANDS: Readonly<Record<string, CliCommand>> = { verify, replay, snapshot, quarantine }
