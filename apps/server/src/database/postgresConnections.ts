import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { DatabaseAway } from '../errors/databaseAway.ts'
import { CHANGING_COMMANDS } from './changingCommands.ts'

/**
 * PostgreSQL's own codes of a connection that ends, a server that takes none now or has no space, a statement that took too long,
 * and a server that only reads: a standby before it is promoted, or what used to be the primary.
 */
const AWAY_CLASSES = ['08', '57P', '53', '57014', '25006']
/** Those of the system, of the name service and of a limit of time. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])
/** The driver has no codes for these. */
const AWAY_WORDS = /connection terminated|connection error|timeout exceeded|query read timeout|not queryable/i

/** Whether an error says nothing of the statement, only that nobody was there to carry it out. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return AWAY_CODES.has(code) || AWAY_CLASSES.some((each) => code.startsWith(each)) || AWAY_WORDS.test(error.message)
}

/** The driver's types do not know of the limit, which it takes for the session or, as here, for one statement. */
interface LimitedStatement extends pg.QueryConfig {
  readonly query_timeout: number
}

function told(error: unknown): unknown {
  return isAway(error) ? new DatabaseAway('the database does not answer', { cause: error }) : error
}

/**
 * Connections of the driver's pool. Errors of a connection become {@link DatabaseAway}, and a connection that had one is
 * closed: nobody knows which answer it would give next.
 */
export class PostgresConnections implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #answerMs: number

  /** An answer that takes longer than `answerMs` does not come any more: the connection hangs, or the server does. */
  constructor(pool: pg.Pool, answerMs: number) {
    this.#pool = pool
    this.#answerMs = answerMs
  }

  async connect(): Promise<PostgresPoolClient> {
    let client: pg.PoolClient
    try {
      client = await this.#pool.connect()
    } catch (error) {
      throw told(error)
    }
    let broken = false
    const run = async (text: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<unknown>> => {
      try {
        const statement: LimitedStatement = { text, values: [...parameters], query_timeout: this.#answerMs }
        const { command, rowCount, rows } = await client.query(statement)
        const changing = CHANGING_COMMANDS.find((each) => each === command)
        return { command: changing ?? 'SELECT', rowCount: rowCount ?? 0, rows }
      } catch (error) {
        broken ||= isAway(error)
        throw told(error)
      }
    }
    return { query: run as PostgresPoolClient['query'], release: () => client.release(broken) }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}
