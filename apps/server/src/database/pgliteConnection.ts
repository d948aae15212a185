import { DatabaseAway } from '../errors/databaseAway.ts'
import { type Peer, PeerGone } from '../threads/conversation.ts'
import { KeptProgram } from '../threads/keptProgram.ts'
import type { Carrier } from '../threads/program.ts'
import { isFatal } from './isFatal.ts'
import type { PgliteBoundary } from './pgliteProgram.ts'
import { isAway } from './postgresConnections.ts'
import type { LentConnection, SingleConnection } from './singleConnectionPool.ts'

export interface PgliteConnectionOptions {
  readonly folder: string
  readonly carrier: Carrier<PgliteBoundary>
  /** Told each time the database ended by itself. It begins again with all that was committed. */
  readonly onLost: (error: Error) => void
}

type Database = Peer<PgliteBoundary['program']>

/** The connection of an embedded database that is begun again when it ends. */
export class PgliteConnection implements SingleConnection {
  #kept: KeptProgram<PgliteBoundary> | undefined
  #database: Database | undefined
  #borrowers = 0
  #works = 0

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
    const borrower = ++this.#borrowers
    return {
      giveBack: () => database?.tell('giveBack', borrower),
      query: async (text, parameters) => {
        if (!database) throw new DatabaseAway('the embedded database is not open')
        try {
          return await database.ask('query', { borrower, text, parameters })
        } catch (error) {
          if (isFatal(error)) await this.endNow(String(error))
          throw error instanceof PeerGone || isFatal(error) || isAway(error)
            ? new DatabaseAway('the embedded database does not answer', { cause: error })
            : error
        }
      },
    }
  }

  /** What waits behind others waits for the statements of this work too, until it is over. */
  async ahead<Result>(work: () => Promise<Result>): Promise<Result> {
    const database = this.#database
    const number = ++this.#works
    database?.tell('begun', number)
    try {
      return await work()
    } finally {
      database?.tell('over', number)
    }
  }

  /** Ends it from outside, whatever it is doing; it begins again. */
  async endNow(reason: string): Promise<void> {
    await this.#kept?.endNow(reason)
  }

  async close(): Promise<void> {
    await this.#database?.ask('close', null).catch((error: unknown) => {
      // A database that has ended needs no closing.
      if (!(error instanceof PeerGone)) throw error
    })
    await this.#kept?.stop()
  }
}
