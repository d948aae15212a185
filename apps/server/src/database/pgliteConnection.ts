import { DatabaseAway } from '../errors/databaseAway.ts'
import { type Peer, PeerGone } from '../threads/conversation.ts'
import { inProcess } from '../threads/inProcess.ts'
import { KeptProgram } from '../threads/keptProgram.ts'
import { onThread } from '../threads/onThread.ts'
import type { Carrier } from '../threads/program.ts'
import { type PgliteBoundary, pgliteProgram } from './pgliteProgram.ts'
import { isAway } from './postgresConnections.ts'
import type { LentConnection, SingleConnection } from './singleConnectionPool.ts'

/** Where the embedded database runs. On a full disk it loops for ever: only a thread can be ended then. */
export function pgliteCarrier(where: 'on a thread' | 'in process'): Carrier<PgliteBoundary> {
  if (where === 'in process') return inProcess(pgliteProgram)
  return onThread({ name: 'database', file: new URL('./pgliteThread.ts', import.meta.url) })
}

export interface PgliteConnectionOptions {
  readonly folder: string
  readonly carrier: Carrier<PgliteBoundary>
  /** Told each time the database ended by itself. It begins again with what it had committed. */
  readonly onLost: (error: Error) => void
}

/** A server of PostgreSQL would end with such an error; the embedded one stays, and answers nothing sensible any more. */
function isFatal(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL')
}

type Database = Peer<PgliteBoundary['program']>

/** The connection of an embedded database that is begun again when it ends. */
export class PgliteConnection implements SingleConnection {
  #kept: KeptProgram<PgliteBoundary> | undefined
  #database: Database | undefined

  /** Throws when the database cannot be opened. */
  static async open({ folder, carrier, onLost }: PgliteConnectionOptions): Promise<PgliteConnection> {
    const connection = new PgliteConnection()
    connection.#kept = await KeptProgram.begin({
      carrier,
      service: {},
      onBegun: async (database) => {
        await database.ask('open', folder)
        connection.#database = database
      },
      onEnded: (reason, againInMs) =>
        onLost(new Error(`the embedded database ended (${reason}) and is opened again in ${againInMs} ms`)),
    })
    return connection
  }

  /** All that one borrower asks goes to the database that was there when it borrowed: a transaction never goes on in the next. */
  lend(): LentConnection {
    const database = this.#database
    return {
      query: async (text, parameters) => {
        if (!database) throw new DatabaseAway('the embedded database is not open')
        try {
          return await database.ask('query', { text, parameters })
        } catch (error) {
          if (isFatal(error)) await this.endNow(String(error))
          throw error instanceof PeerGone || isFatal(error) || isAway(error)
            ? new DatabaseAway('the embedded database does not answer', { cause: error })
            : error
        }
      },
    }
  }

  /** Ends it from outside, whatever it is doing; it begins again. */
  async endNow(reason: string): Promise<void> {
    await this.#kept?.endNow(reason)
  }

  async close(): Promise<void> {
    await this.#database?.ask('close', null).catch((error: unknown) => {
      // What has ended needs no closing.
      if (!(error instanceof PeerGone)) throw error
    })
    await this.#kept?.stop()
  }
}
