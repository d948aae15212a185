import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { bucketStart } from '../marketdata/periods.ts'
import type { AppliedEntry, WorldPort } from '../sequencer/worldPort.ts'
import { BatchSize } from './batches/batchSize.ts'
import { EntryQueue, QUEUE_LIMITS, type QueueLimits, rowsOf } from './batches/entryQueue.ts'
import { writeBatch } from './batches/writeBatch.ts'
import type { HistoryPort, Rest } from './historyPort.ts'
import type { Projection } from './projection.ts'
import { ownersOf, ProjectionBatch } from './projectionBatch.ts'
import { ProjectionMemory } from './projectionMemory.ts'
import { forgetWorld, readBalances, readCursor, restoreTables } from './projectionState.ts'
import { Pruning } from './pruning/pruning.ts'
import type { ProjectionTables } from './schema.ts'
import { SequenceWaiters } from './sequenceWaiters.ts'

/** As much of a world as its projections need. */
export type ProjectedWorld = Pick<WorldPort, 'world' | 'follow' | 'replay'> & {
  readonly core: Pick<WorldPort['core'], 'sequence'>
}

export interface ProjectorOptions {
  readonly world: ProjectedWorld
  readonly database: Kysely<ProjectionTables>
  /** The projections beside the ledger and the prices. */
  readonly projections: readonly Projection[]
  readonly limits?: Partial<QueueLimits>
  /** Before it tries again what failed; it doubles with each failure in a row. */
  readonly pause?: Partial<PauseLimits>
  /** Told of every write that failed; the projector tries again from the position of the tables. */
  readonly onProblem?: (error: unknown) => void
  /** Told of the position of the tables after every batch. */
  readonly onWritten?: (cursor: number) => void
}

interface PauseLimits {
  readonly shortestMs: number
  readonly longestMs: number
}

const PAUSE: PauseLimits = { shortestMs: 400, longestMs: 5_000 }

/**
 * Writes one world's history to SQL: every entry of its log exactly once, because the position is kept in the same
 * transaction as the rows. It follows the log at its own pace and is never waited for by the order path; when it falls
 * too far behind, or a write fails, it forgets what it holds and goes on from the log at the position of the tables.
 */
export class Projector implements HistoryPort {
  readonly world: World
  readonly projections: readonly Projection[]
  readonly #world: ProjectedWorld
  readonly #database: Kysely<ProjectionTables>
  readonly #limits: QueueLimits
  readonly #pause: PauseLimits
  readonly #onProblem: (error: unknown) => void
  readonly #onWritten: (cursor: number) => void
  readonly #size: BatchSize
  readonly #queue: EntryQueue
  readonly #waiters = new SequenceWaiters()
  #memory = new ProjectionMemory()
  #cursor = 0
  #wanted = 0
  #pruning: Pruning
  #birth = 0
  #lost = true
  #stopping = false
  #unfollow: () => void = () => undefined
  #running: Promise<void> = Promise.resolve()
  #turn: Promise<unknown> = Promise.resolve()
  #wake: () => void = () => undefined
  #restUntil = 0
  #caughtUp: () => void = () => undefined
  readonly ready: Promise<void>

  constructor(options: ProjectorOptions) {
    const { world, database, projections, limits, pause } = options
    const { onProblem = () => undefined, onWritten = () => undefined } = options
    this.world = world.world
    this.projections = projections
    this.#world = world
    this.#database = database
    this.#limits = { ...QUEUE_LIMITS, ...limits }
    this.#pause = { ...PAUSE, ...pause }
    this.#onProblem = onProblem
    this.#onWritten = onWritten
    this.#size = new BatchSize({ rows: this.#limits.batchRows, ms: this.#limits.batchMs })
    this.#queue = new EntryQueue(this.#limits, () => performance.now())
    this.#pruning = new Pruning(database, world.world)
    this.ready = new Promise((resolve) => {
      this.#caughtUp = resolve
    })
  }

  /** Sequence of the last entry that the tables contain. */
  get cursor(): number {
    return this.#cursor
  }

  get behind(): number {
    return Math.max(0, this.#world.core.sequence - this.#cursor)
  }

  /** Entries that were received and are not being written yet. */
  get waiting(): number {
    return this.#queue.size
  }

  /** Begins to follow the log. Use `waitFor` to know when the tables have caught up. */
  start(): void {
    this.#unfollow = this.#world.follow((entry) => this.#receive(entry))
    this.#running = this.#run()
  }

  /** Writes all rows in memory, then ends. */
  async stop(): Promise<void> {
    this.#unfollow()
    this.#stopping = true
    this.#wake()
    await this.#running
    this.#waiters.giveUp()
  }

  /** Forgets the rows in memory and goes on from the log at the position of the tables: the next entries would not continue them. */
  startOver(): void {
    this.#lost = true
    this.#wake()
  }

  waitFor(sequence: number, timeoutMs: number): Promise<boolean> {
    if (this.#cursor >= sequence) return Promise.resolve(true)
    this.#wanted = Math.max(this.#wanted, sequence)
    this.#queue.hurry()
    this.#wake()
    return this.#waiters.wait(sequence, timeoutMs)
  }

  async atRest<Result>(work: (rest: Rest) => Promise<Result>): Promise<Result> {
    await this.ready
    return this.#exclusively(() => work({ cursor: this.#cursor, minutes: this.#memory.samples.running() }))
  }

  /** Throws this world's tables away and makes them anew from the log, in the background. */
  async rebuild(): Promise<void> {
    await this.#exclusively(async () => {
      await restoreTables(this.#database, this.projections)
      await forgetWorld(this.#database, this.projections, this.world, await this.#findBirth())
      this.#cursor = 0
      this.#lost = true
    })
    this.#wake()
  }

  #receive(entry: AppliedEntry): void {
    this.#queue.push(entry)
    if (entry.sequence <= this.#wanted) this.#queue.hurry()
    if (this.#queue.dueAt < this.#restUntil) this.#wake()
  }

  async #run(): Promise<void> {
    let failures = 0
    while (!this.#stopping || (this.#queue.size > 0 && !this.#lost && failures === 0)) {
      try {
        if (this.#lost || this.#queue.overflowed) await this.#exclusively(() => this.#catchUp())
        else if (this.#stopping || performance.now() >= this.#queue.dueAt) await this.#step(() => this.#writeNext())
        else if (!this.#pruning.isDone) await this.#step(() => this.#pruning.step())
        else await this.#rest(this.#queue.dueAt - performance.now())
        failures = 0
      } catch (error) {
        this.#onProblem(error)
        this.#lost = true
        const { shortestMs, longestMs } = this.#pause
        if (!this.#stopping) await this.#rest(Math.min(longestMs, shortestMs * 2 ** failures), true)
        failures++
      }
    }
  }

  async #step(work: () => Promise<void>): Promise<void> {
    await this.#exclusively(work)
    // A database on this thread answers without a turn of its loop: what others ask of it would not even arrive.
    await new Promise(setImmediate)
  }

  async #writeNext(): Promise<void> {
    if (this.#lost) return
    const entries = this.#queue.take(this.#size.rows).filter((entry) => entry.sequence > this.#cursor)
    const first = entries[0]
    if (!first) return
    if (first.sequence !== this.#cursor + 1) this.#lost = true
    else await this.#write(entries)
  }

  /** Takes the position from the tables and the entries from the log. Entries applied meanwhile wait in the queue. */
  async #catchUp(): Promise<void> {
    this.#queue.reset()
    await restoreTables(this.#database, this.projections)
    const samplesFrom = await this.#loadState()
    let entries: AppliedEntry[] = []
    let rows = 0
    for await (const entry of this.#world.replay(samplesFrom)) {
      if (entry.sequence <= this.#cursor) this.#memory.samples.add(entry)
      else {
        entries.push(entry)
        rows += rowsOf(entry)
      }
      if (rows < this.#size.rows && entries.length < this.#limits.batchEntries) continue
      await this.#write(entries)
      entries = []
      rows = 0
      if (this.#stopping) return
      await new Promise(setImmediate)
    }
    if (entries.length > 0) await this.#write(entries)
    this.#lost = false
    this.#waiters.passed(this.#cursor)
    this.#caughtUp()
  }

  /** Returns the first entry to read: price samples are collected again from the start of the running minute. */
  async #loadState(): Promise<number> {
    const birth = await this.#findBirth()
    const log = { birth, sequence: this.#world.core.sequence }
    const cursor = await readCursor(this.#database, this.world, log)
    if (cursor === undefined) await forgetWorld(this.#database, this.projections, this.world, birth)
    const { sequence, samples } = cursor ?? { sequence: 0, samples: 0 }
    this.#cursor = sequence
    this.#memory = new ProjectionMemory(samples)
    await this.#memory.open(this.projections, this.#database, this.world)
    this.#pruning = new Pruning(this.#database, this.world)
    return Math.min(sequence, samples) + 1
  }

  /** The time of a log's first entry tells logs apart. 0 while the log is empty. */
  async #findBirth(): Promise<number> {
    if (this.#birth !== 0) return this.#birth
    for await (const entry of this.#world.replay(1)) {
      this.#birth = entry.time
      break
    }
    return this.#birth
  }

  async #write(entries: readonly AppliedEntry[]): Promise<void> {
    const { sheet, samples } = this.#memory
    const owners = sheet.missing(ownersOf(entries))
    sheet.load(owners, await readBalances(this.#database, this.world, owners))
    const batch = new ProjectionBatch(this.#memory)
    for (const entry of entries) batch.add(entry)
    if (this.#birth === 0) this.#birth = entries[0]?.time ?? 0
    const move = { world: this.world, from: this.#cursor, birth: this.#birth }
    const tookMs = await writeBatch(this.#database, move, {
      batch,
      balances: sheet.changed(),
      minutes: samples.take(),
    })
    const likely = entries.reduce((rows, entry) => rows + rowsOf(entry), 0)
    this.#size.took(tookMs, likely >= this.#size.rows)
    sheet.written()
    this.#cursor = batch.lastSequence
    this.#waiters.passed(this.#cursor)
    this.#onWritten(this.#cursor)
    this.#pruning.reached(bucketStart(batch.time, '1h'))
    if (!this.#pruning.isDone) await this.#pruning.step()
  }

  #exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.then(
      () => undefined,
      () => undefined,
    )
    return result
  }

  /** Waits until woken or `ms` have passed. A pause after a failure is not cut short by new entries. */
  #rest(ms: number, undisturbed = false): Promise<void> {
    this.#restUntil = performance.now() + ms
    return new Promise((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(end, Math.max(0, ms)) : undefined
      function end() {
        clearTimeout(timer)
        resolve()
      }
      this.#wake = () => {
        if (!undisturbed || this.#stopping) end()
      }
    })
  }
}
