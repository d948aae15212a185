import { PGlite } from '@electric-sql/pglite'
import type { Boundary, Program } from '../threads/program.ts'
import { PGLITE_OPTIONS } from './pgliteOptions.ts'

interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

interface Answer {
  readonly rows: unknown[]
  readonly affectedRows?: number | undefined
}

/** What crosses to the embedded database: it has one connection, which whoever borrowed it asks statement by statement. */
export interface PgliteBoundary extends Boundary {
  readonly program: {
    /** The folder is there, with a database in it. */
    readonly open: (folder: string) => void
    readonly query: (statement: Statement) => Answer
    readonly close: (nothing: null) => void
  }
  readonly owner: Readonly<Record<never, never>>
}

/** The embedded database behind messages, in a thread of its own or not. A transaction that it ends in is rolled back. */
export const pgliteProgram: Program<PgliteBoundary> = () => {
  let pglite: PGlite | undefined
  const close = async () => {
    const open = pglite
    pglite = undefined
    await open?.close()
  }
  return {
    ownerGone: close,
    service: {
      open: async (folder) => {
        pglite = await PGlite.create({ dataDir: folder, ...PGLITE_OPTIONS })
      },
      query: async ({ text, parameters }) => {
        if (!pglite) throw new Error('the embedded database is not open')
        const { rows, affectedRows } = await pglite.query(text, [...parameters])
        return { rows, affectedRows }
      },
      close,
    },
  }
}
