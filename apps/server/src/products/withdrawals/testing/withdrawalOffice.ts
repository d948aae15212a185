import type { Decide, OwnerId, World as WorldName } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import type { OpenDatabase } from '../../../database/openDatabase.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { Session } from '../../../gateway/callContext.ts'
import { PastReader } from '../../../history/pastReader.ts'
import { contactBook } from '../../../identity/accounts/contacts.ts'
import { createPeople, type People } from '../../../identity/accounts/people.ts'
import { createUsers } from '../../../identity/accounts/users.ts'
import { NO_SESSIONS } from '../../../identity/testing/noSessions.ts'
import type { MailMessage } from '../../../mail/mailMessage.ts'
import { createMessages } from '../../../messages/messages.ts'
import type { Projector } from '../../../projector/projector.ts'
import type { ProjectionTables } from '../../../projector/schema.ts'
import { testSession } from '../../../projector/testing/callContext.ts'
import { TestWorld } from '../../../projector/testing/testWorld.ts'
import type { AppliedEntry } from '../../../sequencer/worldPort.ts'
import { CustomerCommands } from '../../../trading/customerCommands.ts'
import { type FollowedWorlds, followWorlds } from '../../../trading/testing/followWorlds.ts'
import { TestGateway } from '../../../trading/testing/testGateway.ts'
import { tradingWorlds } from '../../../trading/tradingWorlds.ts'
import { withdrawalMails } from '../mails/withdrawalMails.ts'
import { createBankPayees } from '../payees/bankPayees.ts'
import { withdrawalHandlers } from '../withdrawalHandlers.ts'

export const PIN = '482915'
const HOURS_MS = 3_600_000
/** The test's world begins at 8:00 in Hong Kong: noon is four hours later. */
const UNTIL_NOON_MS = 4 * HOURS_MS
const FAR_MS = 1_000 * HOURS_MS

/** Customers with test funds and proved sessions, at noon in Hong Kong, over a real core and a database. */
export class WithdrawalOffice extends TestGateway {
  readonly real: TestWorld
  readonly database: OpenDatabase
  readonly past: Kysely<ProjectionTables>
  /** The mails that were sent. */
  readonly sent: MailMessage[]
  readonly people: People
  readonly mails: ReturnType<typeof withdrawalMails>
  readonly projector: Projector
  /** Who would have to set up a second factor first. */
  readonly unprotected: Set<string>
  readonly #followed: FollowedWorlds
  #people = 0

  private constructor(
    database: OpenDatabase,
    tests: Readonly<Record<WorldName, TestWorld>>,
    past: Kysely<ProjectionTables>,
    followed: FollowedWorlds,
  ) {
    const { real } = tests
    const worlds = { real: real.world, demo: tests.demo.world }
    const now = () => real.clock.wallMs()
    const clock = { now }
    const sent: MailMessage[] = []
    const unprotected = new Set<string>()
    const people = createPeople({
      database: database.kysely,
      clock,
      worlds,
      sessions: NO_SESSIONS,
      messages: createMessages({
        database: database.kysely,
        clock,
        mail: { accepts: () => true, send: (message) => void sent.push(message) },
        contactsOf: contactBook(database.kysely),
      }),
      holdMs: 24 * HOURS_MS,
    })
    const payees = createBankPayees({ database: database.kysely, clock, key: Buffer.alloc(32, 7) })
    const transactionPassword = {
      check: async (_userId: string, password: string) => {
        if (password !== PIN) throw new Refusal('transaction_password_wrong')
      },
    }
    const handlers = withdrawalHandlers({
      database: database.kysely,
      clock,
      real: worlds.real,
      sandbox: false,
      chain: null,
      commands: new CustomerCommands(tradingWorlds(worlds), now, 1_000_000),
      past: new PastReader({ database: past, worlds: followed.worlds }),
      people,
      transactionPassword,
      secondFactor: { isMissing: async (userId) => unprotected.has(userId) },
      payees,
    })
    super(handlers, () => real.world.core.sequence)
    this.database = database
    this.real = real
    this.past = past
    this.sent = sent
    this.people = people
    this.unprotected = unprotected
    this.projector = followed.projectors.real
    this.#followed = followed
    this.mails = withdrawalMails({
      database: database.kysely,
      tables: past,
      real: real.world,
      people,
      payees,
      now,
      problem: (_event, error) => void this.bugs.push(error),
    })
  }

  static async open(database: OpenDatabase): Promise<WithdrawalOffice> {
    const real = await TestWorld.open('real')
    const demo = await TestWorld.open('demo')
    const past = database.kysely.withTables<ProjectionTables>()
    const tests = { real, demo }
    const office = new WithdrawalOffice(database, tests, past, await followWorlds(tests, past))
    for (const operator of [1, 2])
      await office.decide(0, 0, {
        type: 'AppointOperator',
        operator,
        roles: ['administrator', 'treasury', 'compliance'],
      })
    await real.pass(UNTIL_NOON_MS)
    return office
  }

  async close(): Promise<void> {
    await this.mails.stop()
    await this.#followed.stop()
    expect(this.bugs).toEqual([])
  }

  async decide(proposer: number, approver: number, action: Decide['action'], reason = 'agreed'): Promise<AppliedEntry> {
    const entry = await this.real.world.submit({ type: 'Decide', proposer, approver, effectiveAt: 0, reason, action })
    if (entry.reply.kind === 'rejected') throw new Error(`${action.type} was refused: ${entry.reply.rejection}`)
    this.saw(entry.sequence)
    return entry
  }

  /** Somebody verified to level 2 with 1,000,000 USDT of test funds, in a browser and proved. Returns the token. */
  async customer(
    change: Partial<Session> = {},
    open = (ref: string): Promise<OwnerId> => this.real.customer(ref),
  ): Promise<string> {
    const name = { kind: 'email' as const, value: `person${++this.#people}@example.org` }
    const clock = { now: () => this.real.clock.wallMs() }
    const user = { name, country: 'HK', passwordHash: 'none', invitedBy: null }
    const userId = (await createUsers(this.database.kysely, clock).add(user)) ?? ''
    const owner = await open(name.value)
    await this.database.kysely
      .updateTable('owners')
      .set({ owner })
      .where('user_id', '=', userId)
      .where('world', '=', 'real')
      .execute()
    await this.decide(1, 2, { type: 'SetVerification', owner, level: 2 })
    const token = `token-${this.#people}-${this.sessions.size}`
    const proved = {
      userId,
      cookieBound: true,
      cookieMissing: false,
      steppedUpUntil: this.real.clock.wallMs() + FAR_MS,
    }
    this.sessions.set(token, { ...testSession(owner, 'real'), ...proved, ...change })
    return token
  }

  /** Another session of the same person. */
  session(token: string, change: Partial<Session>): string {
    const session = this.sessions.get(token)
    if (!session) throw new Error('nobody has this token')
    const other = `${token}-${this.sessions.size}`
    this.sessions.set(other, { ...session, ...change })
    return other
  }

  userOf(token: string): string {
    return this.sessions.get(token)?.userId ?? ''
  }

  /** An address of this person that may be paid; returns its number. */
  async address(token: string, address: string): Promise<string> {
    const { id, usableFrom } = await this.data('addAddress', { token, address, tpwd: PIN })
    await this.real.pass(Math.max(0, usableFrom - this.real.clock.wallMs()))
    return id
  }
}
