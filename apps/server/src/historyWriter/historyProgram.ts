import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Projection } from '../projector/projection.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { Peer } from '../threads/conversation.ts'
import type { RunningProgram } from '../threads/program.ts'
import type { HistoryBoundary } from './historyBoundary.ts'
import { WorldWriter } from './worldWriter.ts'

export interface HistoryProgramOptions {
  readonly owner: Peer<HistoryBoundary['owner']>
  /** Resolves once the database is open. */
  readonly database: Promise<Kysely<ProjectionTables>>
  readonly projections: readonly Projection[]
  /** Called between the parts of long work, as a sign of life. */
  readonly alive: () => void
}

/** Writes the history of every world named by `write` into one database. */
export function historyProgram(options: HistoryProgramOptions): RunningProgram<HistoryBoundary> {
  const { owner, projections, alive } = options
  const writers = new Map<World, Promise<WorldWriter>>()
  const begun: WorldWriter[] = []
  const writerOf = (world: World): Promise<WorldWriter> => {
    const writer = writers.get(world)
    return writer ?? Promise.reject(new Error(`the history of ${world} is not written here`))
  }
  return {
    ownerGone: async () => {
      for (const writer of begun) await writer.stop()
    },
    service: {
      write: async (written) => {
        const writer = options.database.then(
          (database) => new WorldWriter({ written, database, projections, owner, alive }),
        )
        writers.set(written.world, writer)
        begun.push(await writer)
      },
      answered: async ({ world, sequence }) => (await writerOf(world)).answeredTo(sequence),
      hurry: async ({ world, sequence }) => (await writerOf(world)).hurry(sequence),
      rest: async (world) => (await writerOf(world)).rest(),
      goOn: async (world) => (await writerOf(world)).goOn(),
      finish: async ({ world, sequence }) => (await writerOf(world)).finish(sequence),
    },
  }
}
