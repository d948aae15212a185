import { Kysely } from 'kysely'
import { openPostgresEngine } from '../database/postgresEngine.ts'
import { PROJECTIONS } from '../products/projections.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { Boundary, Program } from '../threads/program.ts'
import type { HistoryBoundary } from './historyBoundary.ts'
import { historyProgram } from './historyProgram.ts'

/** Writes history into a PostgreSQL server, over connections of its own. */
export interface PostgresHistoryBoundary extends Boundary {
  readonly program: { readonly connect: (databaseUrl: string) => void } & HistoryBoundary['program']
  readonly owner: HistoryBoundary['owner']
}

export const postgresHistory: Program<PostgresHistoryBoundary> = (owner, alive) => {
  let connected = (_database: Kysely<ProjectionTables>): void => undefined
  const database = new Promise<Kysely<ProjectionTables>>((resolve) => {
    connected = resolve
  })
  let close = async (): Promise<void> => undefined
  const history = historyProgram({ owner, database, projections: PROJECTIONS, alive })
  return {
    service: {
      ...history.service,
      connect: (databaseUrl) => {
        // A lost connection also fails the query that was under way, and that failure is handled where the query was sent.
        const { dialect } = openPostgresEngine({ databaseUrl, onConnectionLost: () => undefined })
        const kysely = new Kysely<ProjectionTables>({ dialect })
        close = () => kysely.destroy()
        connected(kysely)
      },
    },
    ownerGone: async () => {
      await history.ownerGone?.()
      await close()
    },
  }
}
