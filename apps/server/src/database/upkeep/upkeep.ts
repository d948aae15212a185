import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { PeriodicTask } from '../../operations/periodicTask.ts'
import { Vacuum } from './vacuum.ts'
import { shortenWriteAheadLog } from './writeAheadLog.ts'

export interface UpkeepSettings {
  readonly everyMs: number
  /** How long the write-ahead log may become. */
  readonly logBytes: number
}

/** A sandbox at rest writes a megabyte a minute. What a kill leaves in the log is read back at 80 MB a second. */
const SETTINGS: UpkeepSettings = { everyMs: 10_000, logBytes: 32_000_000 }

/**
 * What PostgreSQL has processes of its own for, and an embedded one has not: its log grew until the server stopped, and after
 * a kill all of it was read back before anybody was answered; and the space of rows that were deleted was never used again.
 */
export function upkeep(pool: PostgresPool, { everyMs, logBytes } = SETTINGS): PeriodicTask<void> {
  const vacuum = new Vacuum()
  const lent = async (work: (client: PostgresPoolClient) => Promise<void>) => {
    const client = await pool.connect()
    try {
      await work(client)
    } finally {
      client.release()
    }
  }
  return new PeriodicTask({
    name: 'upkeep of the embedded database',
    everyMs,
    work: async () => {
      await lent((client) => shortenWriteAheadLog(client, logBytes))
      await lent((client) => vacuum.next(client))
    },
    // Whoever writes next is told what is the matter, and this is tried again.
    onProblem: () => undefined,
  })
}
