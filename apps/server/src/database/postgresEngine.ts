import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Engine, INT8_OID } from './engine.ts'

export interface PostgresEngineOptions {
  readonly databaseUrl: string
  /** Told about connections that break while idle; they are replaced by themselves. */
  readonly onConnectionLost: (error: Error) => void
}

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 30_000

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format ?? 'text'),
}

export function openPostgresEngine({ databaseUrl, onConnectionLost }: PostgresEngineOptions): Engine {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'touchstone',
    types,
  })
  pool.on('error', onConnectionLost)
  return { name: 'postgresql', dialect: new PostgresDialect({ pool }), notice: null, release: async () => {} }
}
