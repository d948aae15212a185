import type { Kysely } from 'kysely'
import { isFatal } from '../database/isFatal.ts'
import type { Rest } from '../projector/historyPort.ts'
import type { Projection } from '../projector/projection.ts'
import { Projector } from '../projector/projector.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { Peer } from '../threads/conversation.ts'
import type { HistoryBoundary, WorldToWrite } from './historyBoundary.ts'
import { JournalWorld } from './journalWorld.ts'

export interface WorldWriterOptions {
  readonly written: WorldToWrite
  readonly database: Kysely<ProjectionTables>
  readonly projections: readonly Projection[]
  readonly owner: Peer<HistoryBoundary['owner']>
  /** Called between the parts of long work, as a sign of life. */
  readonly alive: () => void
}

/** Entries that wait for the tables while more is read. */
const MOST_WAITING = 2_000
/** Time limit of an orderly stop; entries not written by then are written after the next start. */
const FINISH_MS = 2_000

/** Writes one world's history from its journal, beside the order path, and reports its position. */
export class WorldWriter {
  readonly #journal: JournalWorld
  readonly #projector: Projector
  #release: (() => void) | undefined

  constructor({ written, database, projections, owner, alive }: WorldWriterOptions) {
    const { world } = written
    const onProblem = (error: unknown) =>
      owner.tell('failed', { world, reason: String(error), isFatal: isFatal(error) })
    this.#journal = new JournalWorld({
      ...written,
      mark: written.sequence,
      alive,
      hasRoom: () => this.#projector.waiting < MOST_WAITING,
      onProblem: (error) => {
        onProblem(error)
        this.#projector.startOver()
      },
    })
    this.#projector = new Projector({
      world: this.#journal,
      database,
      projections,
      onProblem,
      onWritten: (sequence) => {
        owner.tell('written', { world, sequence })
        this.#journal.goOn()
      },
    })
    void this.#projector.ready.then(() => {
      // There may have been nothing left to write.
      owner.tell('written', { world, sequence: this.#projector.cursor })
      owner.tell('caughtUp', world)
    })
    this.#projector.start()
  }

  answeredTo(sequence: number): void {
    this.#journal.answeredTo(sequence)
  }

  hurry(sequence: number): void {
    this.#journal.answeredTo(sequence)
    void this.#projector.waitFor(sequence, 0)
  }

  rest(): Promise<Rest> {
    return new Promise((resolve) => {
      void this.#projector.atRest((rest) => {
        resolve(rest)
        return new Promise<void>((release) => {
          this.#release = release
        })
      })
    })
  }

  goOn(): boolean {
    const release = this.#release
    this.#release = undefined
    release?.()
    return release !== undefined
  }

  async finish(sequence: number): Promise<void> {
    this.goOn()
    this.#journal.answeredTo(sequence)
    await this.#projector.waitFor(sequence, FINISH_MS)
    await this.stop()
  }

  async stop(): Promise<void> {
    this.goOn()
    this.#journal.end()
    await this.#projector.stop()
  }
}
