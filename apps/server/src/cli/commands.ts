import { chainHashAt, fromHex } from '@touchstone/log'
import { encodeCommand } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { PoisonEntry } from '../sequencer/halt.ts'
import { recoverCore } from '../sequencer/recoverCore.ts'
import { clockWaits } from '../sequencer/worldKeeper.ts'
import type { Arguments } from './arguments.ts'
import { audit } from './auditCommand.ts'
import type { CliCommand } from './cliCommand.ts'
import { platformKey } from './platformKey.ts'
import { option } from './timedOptions/optionCommand.ts'
import { user } from './userCommand.ts'
import { verifyWorld } from './verifyWorld.ts'
import { readWorld } from './worldReading.ts'
import { withWorld, worldDirectory } from './worldWriting.ts'

const verify: CliCommand = async (args, print) => {
  const key = await platformKey(args.dataDir, args.publicKey)
  for (const world of args.worlds) {
    const found = await verifyWorld(await readWorld(worldDirectory(args, world), key))
    const { core, chainHash, checkpoints, snapshots, reports } = found
    print(
      `${world}: ${core.sequence} entries are what they were; ${checkpoints} checkpoints and ${snapshots} snapshots agree`,
    )
    print(`  chain ${chainHash}`)
    print(`  state ${core.stateHash()}`)
    for (const report of reports) for (const line of report.lines(core.assets(), core.sequence)) print(line)
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

function twoOperators({ operators }: Arguments): readonly [string, string] {
  const [one, other] = operators
  if (operators.length !== 2 || !one || !other || one === other)
    throw new StartUpProblem('two different operators are needed: --operator A --operator B')
  return [one, other]
}

const LONGEST_REASON = 150

const resumeClock: CliCommand = async (args, print) => {
  const reason = args.reason.trim()
  if (reason === '') throw new StartUpProblem('--reason is needed')
  const [one, other] = twoOperators(args)
  const said = `${reason} (${one}, ${other})`
  if (said.length > LONGEST_REASON)
    throw new StartUpProblem(`reason and operators together may have ${LONGEST_REASON} characters at most`)
  for (const world of args.worlds) {
    await withWorld(args, world, async ({ log, files }) => {
      const { core } = await recoverCore(log, files)
      if (!clockWaits(core, Date.now())) return print(`${world}: the clock is running, nothing was changed`)
      // Two operators say that the machine's clock is right, however far the last entry lies back.
      log.acceptClock()
      await log.append(encodeCommand({ type: 'ResumeClock', reason: said }))
      const { core: resumed } = await recoverCore(log, files)
      if (resumed.clockStopped()) throw new Error(`the ${world} world did not take entry ${resumed.sequence}`)
      print(`${world}: the clock goes on from entry ${resumed.sequence}, by ${one} and ${other}: ${reason}`)
    })
  }
}

const quarantine: CliCommand = async (args, print) => {
  const { sequence, reason, worlds } = args
  const [world] = worlds
  if (worlds.length !== 1 || !world) throw new StartUpProblem('name one world with --world')
  if (sequence === null || reason.trim() === '') throw new StartUpProblem('--sequence and --reason are needed')
  const [one, other] = twoOperators(args)
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

export const COMMANDS: Readonly<Record<string, CliCommand>> = {
  verify,
  replay,
  option,
  snapshot,
  quarantine,
  'resume-clock': resumeClock,
  user,
  audit,
}
