import { CATALOG, type CallData, type CallName, type Decide, type Envelope, type OwnerId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { OpenDatabase } from '../../../database/openDatabase.ts'
import { Refusal } from '../../../errors/refusal.ts'
import { NO_BROWSER } from '../../../gateway/browserSignals.ts'
import type { Session } from '../../../gateway/callContext.ts'
import { createDispatcher, type Dispatcher } from '../../../gateway/dispatcher.ts'
import { createRateLimits } from '../../../gateway/rateLimits.ts'
import { PastReader } from '../../../history/pastReader.ts'
import { createPeople } from '../../../identity/accounts/people.ts'
import { createUsers } from '../../../identity/accounts/users.ts'
import { LiveWorld } from '../../../live/liveWorld.ts'
import type { Notice } from '../../../mail/notices.ts'
import { Projector } from '../../../projector/projector.ts'
import type { ProjectionTables } from '../../../projector/schema.ts'
import { testSession } from '../../../projector/testing/callContext.ts'
import { TestWorld } from '../../../projector/testing/testWorld.ts'
import type { AppliedEntry } from '../../../sequencer/worldPort.ts'
import { CustomerCommands } from '../../../trading/customerCommands.ts'
import { tradingWorlds } from '../../../trading/tradingWorlds.ts'
import { perWorld } from '../../../wiring/perWorld.ts'
import { PROJECTIONS } from '../../projections.ts'
import { createBankPayees } from '../bankPayees.ts'
import { withdrawalHandlers } from '../withdrawalHandlers.ts'
import { startWithdrawalMails, type WithdrawalMails } from '../withdrawalMails.ts'

export type Fields = Readonly<Record<string, string>>
export const PIN = '482915'
const HOURS_MS = 3_600_000
/** The test's world begins at 8:00 in Hong Kong: noon is four hours later. */
const UNTIL_NOON_MS = 4 * HOURS_MS
const FAR_MS = 1_000 * HOURS_MS
/** Mails go out when a test has them looked for: it counts them. */
const NEVER_MS = 24 * HOURS_MS

/** Customers with test funds and proved sessions, at noon in Hong Kong, over a real core and a database. */
export class WithdrawalOffice {
  readonly real: TestWorld
  readonly database: OpenDatabase
  readonly past: Kysely<ProjectionTables>
  readonly notices: Notice[] = []
  readonly mails: WithdrawalMails
  readonly projector: Projector
  readonly #dispatcher: Dispatcher
  /** Who would have to set up a second factor first. */
  readonly unprotected = new Set<string>()
  readonly #sessions = new Map<string, Session>()
  readonly #stop: () => Promise<void>
  #people = 0
  #calls = 0
  #sequence = 0
  readonly bugs: unknown[] = []

  private constructor(database: OpenDatabase, real: TestWorld, demo: TestWorld) {
    this.database = database
    this.real = real
    this.past = database.kysely.withTables<ProjectionTables>()
    const tests = { real, demo }
    const worlds = { real: real.world, demo: demo.world }
    const now = () => real.clock.wallMs()
    const clock = { now }
    const projectors = perWorld(
      (name) => new Projector({ world: tests[name].world, database: this.past, projections: PROJECTIONS }),
    )
    const live = perWorld(
      (name) => new LiveWorld({ port: tests[name].world, projector: projectors[name], database: this.past, now }),
    )
    const people = createPeople({
      database: database.kysely,
      clock,
      worlds,
      sessions: { end: async () => 0 },
      notices: { send: async (_userId, notice) => void this.notices.push(notice) },
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
      commands: new CustomerCommands(tradingWorlds(worlds), now),
      past: new PastReader({
        database: this.past,
        worlds: perWorld((name) => ({ live: live[name], projector: projectors[name] })),
      }),
      people,
      transactionPassword,
      secondFactor: { isMissing: async (userId) => this.unprotected.has(userId) },
      payees,
    })
    this.projector = projectors.real
    this.mails = startWithdrawalMails({
      database: database.kysely,
      past: this.past,
      real: real.world,
      people,
      payees,
      now,
      everyMs: NEVER_MS,
      onProblem: (error) => void this.bugs.push(error),
    })
    this.#dispatcher = createDispatcher({
      handlers,
      resolveSession: (token) => this.#sessions.get(token) ?? 'expired',
      limits: createRateLimits({ ordersPerSecond: 0, callsPerSecond: 0 }),
      onBug: (error) => void this.bugs.push(error),
      closing: () => false,
    })
    for (const name of ['real', 'demo'] as const) projectors[name].start()
    this.#stop = async () => {
      await this.mails.stop()
      for (const name of ['real', 'demo'] as const) {
        live[name].stop()
        await projectors[name].stop()
      }
    }
  }

  static async open(database: OpenDatabase): Promise<WithdrawalOffice> {
    const real = await TestWorld.open('real')
    const demo = await TestWorld.open('demo')
    const office = new WithdrawalOffice(database, real, demo)
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
    await this.#stop()
    expect(this.bugs).toEqual([])
  }

  async decide(proposer: number, approver: number, action: Decide['action'], reason = 'agreed'): Promise<AppliedEntry> {
    const entry = await this.real.world.submit({ type: 'Decide', proposer, approver, effectiveAt: 0, reason, action })
    if (entry.reply.kind === 'rejected') throw new Error(`${action.type} was refused: ${entry.reply.rejection}`)
    this.#sequence = entry.sequence
    return entry
  }

  /** Somebody verified to level 2 with 1,000,000 USDT of test funds, in a browser and proved. Returns the token. */
  async customer(change: Partial<Session> = {}): Promise<string> {
    const name = { kind: 'email' as const, value: `person${++this.#people}@example.org` }
    const clock = { now: () => this.real.clock.wallMs() }
    const user = { name, country: 'HK', passwordHash: 'none', invitedBy: null }
    const userId = (await createUsers(this.database.kysely, clock).add(user)) ?? ''
    const owner = await this.real.customer(name.value)
    await this.database.kysely
      .updateTable('owners')
      .set({ owner })
      .where('user_id', '=', userId)
      .where('world', '=', 'real')
      .execute()
    await this.decide(1, 2, { type: 'SetVerification', owner, level: 2 })
    const token = `token-${this.#people}-${this.#sessions.size}`
    const proved = { userId, cookieBound: true, steppedUpUntil: this.real.clock.wallMs() + FAR_MS }
    this.#sessions.set(token, { ...testSession(owner, 'real'), ...proved, ...change })
    return token
  }

  /** Another session of the same person. */
  session(token: string, change: Partial<Session>): string {
    const session = this.#sessions.get(token)
    if (!session) throw new Error('nobody has this token')
    const other = `${token}-${this.#sessions.size}`
    this.#sessions.set(other, { ...session, ...change })
    return other
  }

  userOf(token: string): string {
    return this.#sessions.get(token)?.userId ?? ''
  }

  ownerOf(token: string): OwnerId {
    return this.#sessions.get(token)?.owner ?? 0
  }

  /** An address of this person that may be paid; returns its number. */
  async address(token: string, address: string): Promise<string> {
    const { id, usableFrom } = await this.data('addAddress', { token, address, tpwd: PIN })
    await this.real.pass(Math.max(0, usableFrom - this.real.clock.wallMs()))
    return id
  }

  /** The envelope of a call. What is read from a history that says it is behind is asked for again. */
  async ask(name: CallName, fields: Fields): Promise<Envelope<unknown>> {
    for (;;) {
      const { envelope, behind } = await this.#askOnce(name, fields)
      if (behind === 0 || CATALOG[name].method === 'POST') return envelope
      this.#sequence = this.real.world.core.sequence
    }
  }

  async #askOnce(name: CallName, { token = '', ...fields }: Fields) {
    let behind = 0
    const envelope = await this.#dispatcher.dispatch(name, CATALOG[name].method, fields, {
      requestId: `call ${++this.#calls}`,
      ip: '127.0.0.1',
      userAgent: '',
      origin: '',
      token,
      cookie: '',
      signals: NO_BROWSER,
      minSequence: this.#sequence,
      setCookie: () => undefined,
      setSequence: (sequence) => {
        this.#sequence = Math.max(this.#sequence, sequence)
      },
      setBehind: (entries) => {
        behind = entries
      },
    })
    return { envelope, behind }
  }

  /** The data of a call that succeeds, checked against the catalog. */
  async data<Name extends CallName>(name: Name, fields: Fields): Promise<CallData<Name>> {
    const envelope = await this.ask(name, fields)
    if (envelope.code !== 0 && envelope.code !== 7) throw new Error(`${name}: ${envelope.code} ${envelope.message}`)
    z.parse(CATALOG[name].data, envelope.data)
    return envelope.data as CallData<Name>
  }
}
