import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { CHANGING_COMMANDS } from './changingCommands.ts'

export interface LentConnection {
  query(sql: string, parameters: unknown[]): Promise<{ rows: unknown[]; affectedRows?: number | undefined }>
  /** Told when the borrower gives the connection back. */
  giveBack?(): void
}

/** The embedded engine as this pool needs it. */
export interface SingleConnection {
  /** The connection in the hands of one borrower. */
  lend(): LentConnection
  close(): Promise<void>
}

export interface SingleConnectionPoolOptions {
  /** How long one piece of work may wait for the connection. */
  readonly acquireTimeoutMs?: number
}

/** So many others may be lent the connection before one that waits behind them. */
const MOST_BEFORE = 16
/**
 * Whoever gave the connection back may ask for it again within this time, as a log-in does a dozen times: with a batch of history
 * between each two of its steps it took seconds.
 */
const ASKS_AGAIN_MS = 5
/** How long one who waits behind others waits for such as are {@link SingleConnectionPool.expect expected} to come back. */
const LONGEST_EXPECTED_MS = 250

/** Thrown instead of waiting for ever. */
export class ConnectionTimeout extends Error {
  override readonly name = 'ConnectionTimeout'
}

/**
 * Lends one connection to one borrower at a time, first come first served; those of {@link behind} after all others, and not
 * before these have had time to ask again. A query on the pool from inside a transaction
 * would wait for itself for ever (the transaction holds the connection), so waiting ends with a {@link ConnectionTimeout}.
 */
export class SingleConnectionPool implements PostgresPool {
  readonly #connection: SingleConnection
  readonly #acquireTimeoutMs: number
  readonly #waiting: (() => void)[] = []
  readonly #waitingBehind: (() => void)[] = []
  /** How many works are under way whose next statements come before those that wait behind. */
  #expected = 0
  /** When whoever waits behind has waited long enough for them. */
  #expectedUntil = 0
  /** How many others were lent the connection while somebody waited behind them. */
  #before = 0
  /** When the others have had time to ask again. */
  #othersUntil = Number.NEGATIVE_INFINITY
  #isWaitingForOthers = false
  #lent = false
  #ended = false

  constructor(connection: SingleConnection, { acquireTimeoutMs = 10_000 }: SingleConnectionPoolOptions = {}) {
    this.#connection = connection
    this.#acquireTimeoutMs = acquireTimeoutMs
  }

  connect(): Promise<PostgresPoolClient> {
    return this.#connect(this.#waiting)
  }

  /** For work that nobody waits for: it is lent the connection when nobody else wants it, or after so many others. */
  behind(): PostgresPool {
    return { connect: () => this.#connect(this.#waitingBehind), end: () => this.end() }
  }

  /** A work with several statements begins, which somebody waits for. To be called at its end: the function that is returned. */
  expect(): () => void {
    let isOver = false
    this.#expected++
    return () => {
      if (!isOver) this.#expected--
      isOver = true
    }
  }

  async end(): Promise<void> {
    if (this.#lent) await this.#waitForTurn(this.#waitingBehind)
    this.#lent = true
    this.#ended = true
    await this.#connection.close()
    this.#giveBack()
  }

  async #connect(waiting: (() => void)[]): Promise<PostgresPoolClient> {
    if (this.#ended) throw new Error('the database is closed')
    const isBehind = waiting === this.#waitingBehind
    if (this.#lent) await this.#waitForTurn(waiting)
    else if (isBehind && this.#mayOthersCome()) {
      const turn = this.#waitForTurn(waiting)
      this.#waitForOthers()
      await turn
    }
    this.#lent = true
    if (isBehind) this.#before = 0
    else if (this.#waitingBehind.length > 0) this.#before++
    return this.#lend(isBehind)
  }

  #waitForTurn(waiting: (() => void)[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1)
        reject(
          new ConnectionTimeout(
            `the database connection was not free within ${this.#acquireTimeoutMs} ms (is a query inside a transaction using the pool instead of the transaction?)`,
          ),
        )
      }, this.#acquireTimeoutMs)
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      if (waiting === this.#waitingBehind && waiting.length === 0)
        this.#expectedUntil = performance.now() + LONGEST_EXPECTED_MS
      waiting.push(turn)
    })
  }

  /** The connection stays lent when somebody waits: it passes from hand to hand, so nobody can slip in between. */
  #giveBack(): void {
    const next = this.#nextTurn()
    if (next) next()
    else {
      this.#lent = false
      if (this.#waitingBehind.length > 0) this.#waitForOthers()
    }
  }

  #nextTurn(): (() => void) | undefined {
    if (this.#waitingBehind.length === 0) return this.#waiting.shift()
    if (this.#before >= MOST_BEFORE && !this.#isExpecting()) return this.#takeBehind()
    if (this.#waiting.length > 0) return this.#waiting.shift()
    return this.#mayOthersCome() ? undefined : this.#takeBehind()
  }

  /** Whoever waits behind the first has his own time from now on. */
  #takeBehind(): (() => void) | undefined {
    this.#expectedUntil = performance.now() + LONGEST_EXPECTED_MS
    return this.#waitingBehind.shift()
  }

  #isExpecting(): boolean {
    return this.#expected > 0 && (this.#waitingBehind.length === 0 || performance.now() < this.#expectedUntil)
  }

  #mayOthersCome(): boolean {
    return performance.now() < this.#othersUntil || this.#isExpecting()
  }

  /** Then whoever waits behind has the connection, if nobody else asked for it. */
  #waitForOthers(): void {
    if (this.#isWaitingForOthers) return
    this.#isWaitingForOthers = true
    setTimeout(() => {
      this.#isWaitingForOthers = false
      if (this.#lent) return
      this.#lent = true
      this.#giveBack()
    }, ASKS_AGAIN_MS)
  }

  #lend(isBehind: boolean): PostgresPoolClient {
    let returned = false
    const connection = this.#connection.lend()
    const run = async (sql: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<unknown>> => {
      const { rows, affectedRows } = await connection.query(sql, [...parameters])
      return { command: commandOf(sql), rowCount: affectedRows || rows.length, rows }
    }
    return {
      query: run as PostgresPoolClient['query'],
      release: () => {
        if (returned) return
        returned = true
        connection.giveBack?.()
        if (!isBehind) this.#othersUntil = performance.now() + ASKS_AGAIN_MS
        this.#giveBack()
      },
    }
  }
}

function commandOf(sql: string): PostgresQueryResult<unknown>['command'] {
  const word = sql.trimStart().slice(0, 6).toUpperCase()
  return CHANGING_COMMANDS.find((command) => word.startsWith(command)) ?? 'SELECT'
}
