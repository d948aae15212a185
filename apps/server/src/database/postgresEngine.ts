import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Engine, INT8_OID } from './engine.ts'
import { PostgresConnections } from './postgresConnections.ts'

export interface PostgresEngineOptions {
  readonly databaseUrl: string
  /** Told about connections that break; they are replaced by themselves. */
  readonly onConnectionLost: (error: Error) => void
  readonly limits?: Partial<PostgresLimits>
}

/** How long anything may take: after that the database counts as away. */
interface PostgresLimits {
  readonly connectMs: number
  /** Kept by the server. */
  readonly statementMs: number
  /** Kept here, for a connection that hangs without being closed: nothing comes back over it, also no error. */
  readonly answerMs: number
  /** The same for calls that somebody waits for. */
  readonly hurriedMs: number
}

const CONNECTIONS = 10
const LIMITS: PostgresLimits = { connectMs: 3_000, statementMs: 30_000, answerMs: 32_000, hurriedMs: 4_000 }

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format ?? 'text'),
}

export function openPostgresEngine({ databaseUrl, onConnectionLost, limits }: PostgresEngineOptions): Engine {
  const { connectMs, statementMs, answerMs, hurriedMs } = { ...LIMITS, ...limits }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    keepAlive: true,
    application_name: 'touchstone',
    types,
  })
  // A connection tells of its end by itself, lent or idle, and an error that nobody listens to ends the process.
  pool.on('connect', (client) => void client.on('error', onConnectionLost))
  pool.on('error', () => undefined)
  const dialectOf = (ms: number) => new PostgresDialect({ pool: new PostgresConnections(pool, ms) })
  const [dialect, inHurry] = [dialectOf(answerMs), dialectOf(hurriedMs)]
  return { name: 'postgresql', dialect, inHurry, notice: null, release: async () => {} }
}
