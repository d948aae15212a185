import { join } from 'node:path'
import { Exchange } from '@touchstone/core'
import { type FileJournal, type ManualClock, newSha256, openFileJournal, realDisk } from '@touchstone/log'
import { type Command, encodeCommand } from '@touchstone/protocol'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { contactBook } from '../../identity/accounts/contacts.ts'
import { createPeople } from '../../identity/accounts/people.ts'
import { createUsers } from '../../identity/accounts/users.ts'
import { NO_SESSIONS } from '../../identity/testing/noSessions.ts'
import { createMessages } from '../../messages/messages.ts'
import { loggedMessageTeller } from '../../products/loggedMessageTeller.ts'
import { MESSAGE_PROJECTION } from '../../products/messageProjection.ts'
import { WITHDRAWAL_PROJECTION } from '../../products/withdrawals/history/withdrawalProjection.ts'
import { withdrawalMails } from '../../products/withdrawals/mails/withdrawalMails.ts'
import { createBankPayees } from '../../products/withdrawals/payees/bankPayees.ts'
import type { Projection } from '../../projector/projection.ts'
import { Projector } from '../../projector/projector.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { TestWorld } from '../../projector/testing/testWorld.ts'
import { catchUp, replayEntries } from '../../sequencer/replay.ts'
import { World } from '../../sequencer/world.ts'

const NOBODY_QUARANTINED: ReadonlySet<number> = new Set()
const HISTORY_WITHIN_MS = 60_000
/** History is written when a round asks for it, in few batches: one every few entries would take most of the test's time. */
const AT_THE_ROUND = {
  customerDelayMs: HISTORY_WITHIN_MS,
  houseDelayMs: HISTORY_WITHIN_MS,
  batchMs: HISTORY_WITHIN_MS,
}
const fail = (error: unknown): never => {
  throw error
}

/** As much of history as messages are made of: to write all of it would take most of the test's time. */
export const TOLD_PROJECTIONS: readonly Projection[] = [MESSAGE_PROJECTION, WITHDRAWAL_PROJECTION]

export const START_MS = Date.UTC(2026, 0, 1)

interface Parts {
  readonly folder: string
  readonly database: OpenDatabase
  readonly clock: ManualClock
  readonly demo: TestWorld
}

/** A world on a file journal, its history in SQL, and everything that tells its customers of the log: one life of the server. */
export class ToldOffice {
  readonly world: World
  readonly #parts: Parts
  readonly #journal: FileJournal
  readonly #projector: Projector
  readonly #workers: ReturnType<typeof workersOf>
  readonly #known = new Set<number>()

  private constructor(parts: Parts, journal: FileJournal, world: World) {
    this.#parts = parts
    this.#journal = journal
    this.world = world
    const database = parts.database.kysely.withTables<ProjectionTables>()
    const options = { database, projections: TOLD_PROJECTIONS, limits: AT_THE_ROUND, onProblem: fail }
    this.#projector = new Projector({ world, ...options })
    this.#projector.start()
    this.#workers = workersOf(parts, world)
  }

  static async open(parts: Parts): Promise<ToldOffice> {
    const log = await openFileJournal({
      directory: join(parts.folder, 'log'),
      disk: realDisk,
      clock: parts.clock,
      onFatal: fail,
    })
    const core = new Exchange({ newSha256, book: 'fast' })
    await catchUp(core, log, NOBODY_QUARANTINED)
    const world = new World({
      world: 'real',
      log,
      core,
      replay: (from) => replayEntries(new Exchange({ newSha256, book: 'fast' }), log, NOBODY_QUARANTINED, from),
      observer: { appended: () => {}, block: () => {}, halted: fail, followerFailed: fail },
      clockWaits: () => false,
      monotonicMs: () => parts.clock.monotonicMs(),
    })
    return new ToldOffice(parts, log, world)
  }

  /** A command that cannot be written down never reaches the log. */
  async send(command: Command): Promise<void> {
    try {
      encodeCommand(command)
    } catch {
      return
    }
    await this.world.submit(command)
  }

  /** Somebody with an e-mail address behind every owner, and then all that tells customers of the log. */
  async round(): Promise<void> {
    await this.#people()
    if (!(await this.#projector.waitFor(this.world.core.sequence, HISTORY_WITHIN_MS)))
      throw new Error('history did not come after')
    const { teller, second, withdrawals } = this.#workers
    await Promise.all([teller.run(), second.run(), withdrawals.run()])
  }

  /** In the middle of whatever is under way. */
  async stop(): Promise<void> {
    await this.#projector.stop()
    await this.world.close()
    await this.#journal.close()
  }

  async #people(): Promise<void> {
    const { database, clock } = this.#parts
    const users = createUsers(database.kysely, { now: () => clock.wallMs() })
    for (const { owner } of this.world.core.customers.all()) {
      if (this.#known.has(owner)) continue
      this.#known.add(owner)
      const name = { kind: 'email', value: `person${owner}@example.org` } as const
      const userId = await users.add({ name, country: 'HK', passwordHash: 'none', invitedBy: null })
      if (userId === undefined) continue
      const row = database.kysely.updateTable('owners').set({ owner }).where('user_id', '=', userId)
      await row.where('world', '=', 'real').execute()
    }
  }
}

/** The log's teller twice, as two servers of one database would have it. */
function workersOf({ database: { kysely }, clock: hands, demo }: Parts, world: World) {
  const now = () => hands.wallMs()
  const clock = { now }
  const worlds = { real: world, demo: demo.world }
  const mail = { accepts: () => true, send: () => {} }
  const messages = createMessages({ database: kysely, clock, mail, contactsOf: contactBook(kysely) })
  const people = createPeople({ database: kysely, clock, worlds, sessions: NO_SESSIONS, messages, holdMs: 0 })
  const problem = (_event: string, error: unknown) => fail(error)
  const tables = kysely.withTables<ProjectionTables>()
  const payees = createBankPayees({ database: kysely, clock, key: Buffer.alloc(32, 7) })
  const teller = () => loggedMessageTeller({ database: kysely, tables, worlds, people, now, problem })
  return {
    teller: teller(),
    second: teller(),
    withdrawals: withdrawalMails({ database: kysely, tables, real: world, people, payees, now, problem }),
  }
}
