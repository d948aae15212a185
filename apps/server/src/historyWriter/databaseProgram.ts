import { Kysely, PostgresDialect } from 'kysely'
import { type PgliteBoundary, servePglite } from '../database/pgliteProgram.ts'
import { PROJECTIONS } from '../products/projections.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { Boundary, Program } from '../threads/program.ts'
import type { HistoryBoundary } from './historyBoundary.ts'
import { historyProgram } from './historyProgram.ts'

/** The program of the database thread: the embedded database, and beside it the writer of its history. */
export interface DatabaseBoundary extends Boundary {
  readonly program: PgliteBoundary['program'] & HistoryBoundary['program']
  readonly owner: HistoryBoundary['owner']
}

/** Rows of history reach the embedded database by a call: the writer runs on the same thread. */
export const databaseProgram: Program<DatabaseBoundary> = (owner, alive) => {
  const pglite = servePglite()
  const database = pglite.pool.then((pool) => new Kysely<ProjectionTables>({ dialect: new PostgresDialect({ pool }) }))
  const history = historyProgram({ owner, database, projections: PROJECTIONS, alive })
  return {
    service: { ...pglite.service, ...history.service },
    ownerGone: async () => {
      await history.ownerGone?.()
      await pglite.close()
    },
  }
}
