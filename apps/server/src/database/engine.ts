import type { Dialect } from 'kysely'

export type EngineName = 'pglite' | 'postgresql'

/** One of the two databases behind the same SQL. */
export interface Engine {
  readonly name: EngineName
  readonly dialect: Dialect
  /** The same database for calls that somebody waits for: a statement that takes long counts as one that is not answered. */
  readonly inHurry?: Dialect
  /** Does a work of several statements, for which what writes history waits where both have one connection. */
  readonly ahead?: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** A notice to the operator about this engine, or null. */
  readonly notice: string | null
  /** Releases resources outside the dialect (the folder lock), after Kysely has let go of its connections. */
  release(): Promise<void>
}

/** int8 as its object id in both engines' wire format; read as bigint so that no digit is lost. */
export const INT8_OID = 20
