import type { Exchange } from '@touchstone/core'
import { RULES_VERSION } from '@touchstone/core'
import {
  type Clock,
  type Disk,
  DiskLocked,
  LineDamage,
  LogDamage,
  LogRefusal,
  openFileJournal,
  realDisk,
  type SigningKey,
  systemClock,
} from '@touchstone/log'
import { decodeCommand, type Genesis, type World as WorldName } from '@touchstone/protocol'
import type { Logger } from 'pino'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import type { OpenLog, WorldLog } from '../journal/worldLog.ts'
import { LONGEST_PAUSE_MS } from './clockDoubt.ts'
import type { Follow } from './following.ts'
import { PoisonEntry } from './halt.ts'
import { HistoryDiffers } from './historyDiffers.ts'
import { recoverCore } from './recoverCore.ts'
import { replayEntries } from './replay.ts'
import { scratchCore } from './scratchCore.ts'
import { World, type WorldObserver } from './world.ts'
import { openWorldFiles, type WorldFiles, worldPaths } from './worldFiles.ts'
import { WorldKeeper, waitsForOperators } from './worldKeeper.ts'
import { WorldProofs } from './worldProofs.ts'

export interface OpenWorldOptions {
  readonly world: WorldName
  readonly directory: string
  readonly key: SigningKey
  /** The first entry of the log, for a log that is empty. */
  readonly genesis: () => Genesis
  readonly sandbox: boolean
  readonly observer: WorldObserver
  readonly logger: Logger
  /** Default: the opener's own thread writes it. */
  readonly openLog?: OpenLog
  /** A replica that follows this world's log and proves its state. */
  readonly follow: Follow
  readonly snapshotEvery?: number
  readonly lastSnapshotMs?: number
  readonly segmentBytes?: number
  readonly disk?: Disk
  readonly clock?: Clock
}

export interface OpenedWorld {
  readonly world: World
  readonly keeper: WorldKeeper
  readonly log: WorldLog
  /** Entries that every replay passes over. */
  readonly quarantined: ReadonlySet<number>
  /** Time of the first entry. */
  readonly bornAt: number
  /** The first entry. */
  readonly genesis: Genesis
}

const SNAPSHOT_EVERY = 100_000
const LAST_SNAPSHOT_MS = 30_000

/** The problem as a sentence for the operator; an unexpected error stays as it is. */
function asStartUpProblem(error: unknown, world: WorldName, directory: string): unknown {
  const where = `the ${world} world in ${directory}`
  if (error instanceof LogDamage)
    return new StartUpProblem(`${where} is damaged at entry ${error.sequence}: ${error.message}`)
  if (error instanceof HistoryDiffers)
    return new StartUpProblem(`${where} cannot be trusted from entry ${error.sequence} on: ${error.message}`)
  if (error instanceof LineDamage) return new StartUpProblem(`${where} has a damaged file: ${error.message}`)
  if (error instanceof DiskLocked) return new StartUpProblem(`${where} is in use by another server: ${error.message}`)
  if (error instanceof LogRefusal || isFormatDiffers(error))
    return new StartUpProblem(`${where} cannot be opened: ${error.message}`)
  if (error instanceof PoisonEntry)
    return new StartUpProblem(
      `${where} stops at entry ${error.sequence}: ${error.message}. When the cause is understood, two operators may pass over it: touchstone quarantine --world ${world} --sequence ${error.sequence} --reason … --operator A --operator B`,
    )
  return error
}

/** By the error's name, because an error that came from a thread has lost its class. */
function isFormatDiffers(error: unknown): error is Error {
  return error instanceof Error && error.name === 'LogFormatDiffers'
}

/** Opens a world's log and files, brings its core to the head of the log, and founds a new world. Throws StartUpProblem. */
export async function openWorld(options: OpenWorldOptions): Promise<OpenedWorld> {
  const { disk = realDisk, clock = systemClock, directory, world } = options
  let log: WorldLog | undefined
  try {
    const files = await openWorldFiles(disk, directory, options.key)
    const { journal } = worldPaths(directory)
    const { segmentBytes, openLog = (place) => openFileJournal({ disk, clock, ...place }) } = options
    const longestPauseMs = LONGEST_PAUSE_MS[options.sandbox ? 'sandbox' : 'production']
    log = await openLog({ directory: journal, longestPauseMs, ...(segmentBytes ? { segmentBytes } : {}) })
    return await start(options, log, files)
  } catch (error) {
    await log?.close()
    throw asStartUpProblem(error, world, directory)
  }
}

async function start(options: OpenWorldOptions, log: WorldLog, files: WorldFiles): Promise<OpenedWorld> {
  const { logger, observer, sandbox, clock = systemClock } = options
  const { core, ...recovered } = await recoverCore(log, files)
  if (log.cutBytes > 0)
    logger.info(
      { event: 'tail_cut', world: options.world, bytes: log.cutBytes },
      'an unfinished last write was cut off',
    )
  for (const reason of recovered.passedOver)
    logger.warn({ event: 'snapshot_passed_over', world: options.world, reason }, 'a snapshot cannot be used')
  const { fromSnapshot, replayed } = recovered
  logger.info({ event: 'recovered', world: options.world, sequence: core.sequence, fromSnapshot, replayed })
  const quarantined = new Set(files.quarantine.markers.map(({ sequence }) => sequence))
  const replay = async function* (from: number) {
    if (from > log.head.sequence) return
    yield* replayEntries(await scratchCore(files.snapshots, from), log, quarantined, from)
  }
  const clockWaits = () => waitsForOperators({ log, core, sandbox, wallMs: clock.wallMs() })
  const monotonicMs = () => clock.monotonicMs()
  const world = new World({ world: options.world, log, core, replay, observer, monotonicMs, clockWaits })
  const { directory, follow, snapshotEvery = SNAPSHOT_EVERY, lastSnapshotMs = LAST_SNAPSHOT_MS } = options
  const proofs = new WorldProofs({ world, directory, files, follow, snapshotEvery, lastSnapshotMs, logger })
  const keeper = new WorldKeeper({ world, log, proofs, sandbox, logger, clock })
  if (core.sequence === 0) await beBorn(world, options.genesis())
  checkRules(world, core)
  await keeper.settleClock()
  return { world, keeper, log, quarantined, ...(await birthOf(log)) }
}

async function beBorn(world: World, genesis: Genesis): Promise<void> {
  const { reply } = await world.submit(genesis)
  if (reply.kind === 'rejected') throw new Error(`the ${world.world} world refused its genesis: ${reply.rejection}`)
}

function checkRules(world: World, core: Exchange): void {
  if (core.rulesVersion > RULES_VERSION)
    throw new StartUpProblem(
      `the ${world.world} world runs under rules ${core.rulesVersion}, this program knows ${RULES_VERSION}: start the newer program`,
    )
}

async function birthOf(log: WorldLog): Promise<{ readonly bornAt: number; readonly genesis: Genesis }> {
  for await (const { time, commands } of log.blocks(1)) {
    const genesis = commands[0] ? decodeCommand(commands[0]) : undefined
    if (genesis?.type === 'Genesis') return { bornAt: time, genesis }
    break
  }
  throw new Error('the first entry of the log is not the birth of a world')
}
