import { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { PeriodicTask } from '../operations/periodicTask.ts'
import type { Service } from '../threads/conversation.ts'
import type { Boundary, Program } from '../threads/program.ts'
import { PGLITE_OPTIONS } from './pgliteOptions.ts'
import { SingleConnectionPool } from './singleConnectionPool.ts'
import { upkeep } from './upkeep/upkeep.ts'

interface Statement {
  /** Of the connection: it is lent to nobody else until this borrower gives it back. */
  readonly borrower: number
  readonly text: string
  readonly parameters: readonly unknown[]
}

interface Answer {
  readonly rows: unknown[]
  readonly affectedRows?: number | undefined
}

/** What crosses to the embedded database: it has one connection, which each borrower in turn asks statement by statement. */
export interface PgliteBoundary extends Boundary {
  readonly program: {
    /** The folder is there, with a database in it. */
    readonly open: (folder: string) => void
    readonly query: (statement: Statement) => Answer
    readonly giveBack: (borrower: number) => void
    /** A work with several statements, known by this number, has begun, or has ended. */
    readonly begun: (work: number) => void
    readonly over: (work: number) => void
    readonly close: (nothing: null) => void
  }
  readonly owner: Readonly<Record<never, never>>
}

/** An embedded database where it runs. */
export interface ServedPglite {
  readonly service: Service<PgliteBoundary['program']>
  /** The same connection, for work beside the database on its thread that nobody waits for. Resolves once the database is open. */
  readonly pool: Promise<PostgresPool>
  close(): Promise<void>
}

interface Lent {
  readonly borrower: number
  readonly client: PostgresPoolClient
}

export function servePglite(): ServedPglite {
  let own: SingleConnectionPool | undefined
  let lent: Lent | undefined
  let kept: PeriodicTask<void> | undefined
  const works = new Map<number, () => void>()
  let opened = (_pool: PostgresPool): void => undefined
  const pool = new Promise<PostgresPool>((resolve) => {
    opened = resolve
  })
  const giveBack = (borrower: number) => {
    if (lent?.borrower !== borrower) return
    lent.client.release()
    lent = undefined
  }
  const close = async () => {
    const open = own
    own = undefined
    if (lent) giveBack(lent.borrower)
    await kept?.stop()
    await open?.end()
  }
  const service: ServedPglite['service'] = {
    open: async (folder) => {
      const pglite = await PGlite.create({ dataDir: folder, ...PGLITE_OPTIONS })
      own = new SingleConnectionPool({ lend: () => pglite, close: () => pglite.close() })
      kept = upkeep(own.behind())
      kept.start()
      opened(own.behind())
    },
    query: async ({ borrower, text, parameters }) => {
      if (!own) throw new Error('the embedded database is not open')
      if (lent?.borrower !== borrower) lent = { borrower, client: await own.connect() }
      const { rows, rowCount } = await lent.client.query<unknown>(text, parameters)
      return { rows, affectedRows: rowCount }
    },
    giveBack,
    begun: (work) => {
      if (own) works.set(work, own.expect())
    },
    over: (work) => {
      works.get(work)?.()
      works.delete(work)
    },
    close,
  }
  return { service, pool, close }
}

/** The embedded database behind messages, in a thread of its own or not. A transaction that it ends in is rolled back. */
export const pgliteProgram: Program<PgliteBoundary> = () => {
  const { service, close } = servePglite()
  return { service, ownerGone: close }
}
