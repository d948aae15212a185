import type { World } from '@touchstone/protocol'
import type { Logger } from 'pino'
import type { PgliteBoundary } from '../database/pgliteProgram.ts'
import { type Peer, PeerGone, type Service } from '../threads/conversation.ts'
import { inProcess } from '../threads/inProcess.ts'
import { KeptProgram } from '../threads/keptProgram.ts'
import { onThread, type ThreadCare } from '../threads/onThread.ts'
import type { Begun, Carrier } from '../threads/program.ts'
import { type DatabaseBoundary, databaseProgram } from './databaseProgram.ts'
import type { Failure, HistoryBoundary } from './historyBoundary.ts'
import { type PostgresHistoryBoundary, postgresHistory } from './postgresHistory.ts'
import { WrittenWorld, type WrittenWorldOptions } from './writtenWorld.ts'

/** Where history is written: on a thread of its own, or, for most tests, on the caller's thread. */
export type WriterPlace = 'thread' | 'process'

export interface HistoryWritersOptions {
  readonly place: WriterPlace
  readonly care?: ThreadCare
  readonly logger: Pick<Logger, 'warn' | 'error'>
}

type Writer = Peer<HistoryBoundary['program']>

const DATABASE_THREAD = new URL('./databaseThread.ts', import.meta.url)
const HISTORY_THREAD = new URL('./postgresHistoryThread.ts', import.meta.url)

const EMBEDDED: Readonly<Record<WriterPlace, (care?: ThreadCare) => Carrier<DatabaseBoundary>>> = {
  thread: (care) => onThread({ ...care, name: 'database', file: DATABASE_THREAD }),
  process: () => inProcess(databaseProgram),
}
const POSTGRES: Readonly<Record<WriterPlace, (care?: ThreadCare) => Carrier<PostgresHistoryBoundary>>> = {
  thread: (care) => onThread({ ...care, name: 'history', file: HISTORY_THREAD }),
  process: () => inProcess(postgresHistory),
}

/**
 * The writer of the history of all worlds: beside the embedded database, or on a thread of its own into a PostgreSQL server. A
 * writer that ends is restarted, told all worlds again, and goes on at the position of the tables.
 */
export class HistoryWriters implements Writer {
  readonly #options: HistoryWritersOptions
  readonly #worlds = new Map<World, WrittenWorld>()
  #current: Begun<HistoryBoundary> | undefined

  constructor(options: HistoryWritersOptions) {
    this.#options = options
  }

  /** Takes a connection to an embedded database, which writes history from now on. */
  embedded(): Carrier<PgliteBoundary> {
    const { place, care } = this.#options
    const carrier = EMBEDDED[place](care)
    return () => {
      const begun = carrier(this.#service(() => begun))
      this.#begun(begun)
      return begun
    }
  }

  /** Writes history into this PostgreSQL server from now on. Returns the function that ends the writer. */
  async connect(databaseUrl: string): Promise<() => Promise<void>> {
    const { place, care } = this.#options
    const carrier = POSTGRES[place](care)
    const kept = await KeptProgram.begin<PostgresHistoryBoundary>({
      carrier: (service) => {
        const begun = carrier(service)
        this.#begun(begun)
        return begun
      },
      service: this.#service(() => undefined),
      onBegun: (writer) => writer.ask('connect', databaseUrl),
      onEnded: (reason, againInMs) =>
        this.#options.logger.error(
          { event: 'history_ended', reason, againInMs },
          'the writer of history ended and begins again',
        ),
    })
    return () => kept.stop()
  }

  /** Begins to write a world's history. */
  write(options: Omit<WrittenWorldOptions, 'writer'>): WrittenWorld {
    const world = new WrittenWorld({ ...options, writer: this })
    this.#worlds.set(world.world, world)
    world.start()
    this.tell('write', world.toWrite)
    return world
  }

  /** Ends the running writer, whatever it is doing; a new one starts. An embedded database ends with it. */
  async endNow(reason: string): Promise<void> {
    await this.#current?.end(reason)
  }

  ask<Name extends keyof HistoryBoundary['program']>(
    name: Name,
    request: Parameters<HistoryBoundary['program'][Name]>[0],
  ): Promise<Awaited<ReturnType<HistoryBoundary['program'][Name]>>> {
    return this.#current?.peer.ask(name, request) ?? Promise.reject(new PeerGone('it is being started again'))
  }

  tell<Name extends keyof HistoryBoundary['program']>(
    name: Name,
    request: Parameters<HistoryBoundary['program'][Name]>[0],
  ): void {
    this.#current?.peer.tell(name, request)
  }

  #begun(begun: Begun<HistoryBoundary>): void {
    this.#current = begun
    for (const world of this.#worlds.values()) begun.peer.tell('write', world.toWrite)
    void begun.ended.then(() => {
      if (this.#current === begun) this.#current = undefined
    })
  }

  #service(begun: () => Begun<HistoryBoundary> | undefined): Service<HistoryBoundary['owner']> {
    return {
      written: ({ world, sequence }) => this.#worlds.get(world)?.written(sequence),
      caughtUp: (world) => this.#worlds.get(world)?.caughtUp(),
      failed: ({ world, reason, isFatal }: Failure) => {
        this.#options.logger.warn(
          { event: 'projection_problem', world, reason },
          'history could not be written, trying again',
        )
        if (isFatal) void begun()?.end(reason)
      },
    }
  }
}
