import { listingCommands } from '@touchstone/feeds'
import {
  CATALOG,
  type CallData,
  type CallName,
  type Envelope,
  type IndexDefinition,
  type OwnerId,
  type World as WorldName,
} from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { NO_BROWSER } from '../../gateway/browserSignals.ts'
import type { CallHandlers, Session } from '../../gateway/callContext.ts'
import { createDispatcher, type Dispatcher } from '../../gateway/dispatcher.ts'
import { createRateLimits } from '../../gateway/rateLimits.ts'
import { historyCalls } from '../../history/historyCalls.ts'
import { PastReader } from '../../history/pastReader.ts'
import { LiveWorld } from '../../live/liveWorld.ts'
import { FILLS } from '../../products/fills.ts'
import { TRADED } from '../../products/products.ts'
import { PROJECTIONS } from '../../products/projections.ts'
import { startProducts } from '../../products/startProducts.ts'
import { STATEMENT_WORDS } from '../../products/statementWords.ts'
import { Projector } from '../../projector/projector.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { testSession } from '../../projector/testing/callContext.ts'
import { TEST_START_MS, TestWorld } from '../../projector/testing/testWorld.ts'
import { createStatements, type Statements } from '../../records/createStatements.ts'
import { type RecordKindPages, recordCalls } from '../../records/recordCalls.ts'
import { perWorld } from '../../wiring/perWorld.ts'
import { CustomerCommands } from '../customerCommands.ts'
import { tradingWorlds } from '../tradingWorlds.ts'

export type Fields = Readonly<Record<string, string>>

const HOLDER = 7
export const BTC_INDEX = 1
export const BTC_PERPETUAL = 2001
const SECOND_MS = 1_000
/** Records of what comes from outside the log: an office has none of it. */
const NONE: RecordKindPages = { inDemo: 'closed', page: async () => ({ list: [], total: 0, page: 1 }) }

/** An index that never trades, for what is refused while a market is closed. */
const CLOSED_INDEX: IndexDefinition = {
  id: 1900,
  symbol: 'NEVER',
  name: 'Never open',
  class: 'stock',
  tickSize: '0.1',
  calendar: { zone: 'newYork', sessions: [], holidays: [] },
}
export const CLOSED_CONTRACT = 2900

/** Both worlds with contracts and timed orders, on clocks that tests move, behind the gateway's dispatcher. */
export class TradingOffice {
  readonly real: TestWorld
  readonly demo: TestWorld
  readonly statements: Statements
  /** Why files of statements were broken off. */
  readonly brokenOff: readonly unknown[]
  readonly #dispatcher: Dispatcher
  readonly #sessions = new Map<string, Session>()
  readonly #stop: () => Promise<void>
  #sequence = 0
  #calls = 0
  #people = 0
  readonly bugs: unknown[] = []

  private constructor(
    real: TestWorld,
    demo: TestWorld,
    handlers: Partial<CallHandlers<CallName>>,
    files: { readonly statements: Statements; readonly broken: readonly unknown[] },
    stop: () => Promise<void>,
  ) {
    this.real = real
    this.demo = demo
    this.statements = files.statements
    this.brokenOff = files.broken
    this.#stop = stop
    this.#dispatcher = createDispatcher({
      handlers,
      resolveSession: (token) => this.#sessions.get(token) ?? 'expired',
      limits: createRateLimits({ ordersPerSecond: 0, callsPerSecond: 0 }),
      onBug: (error) => void this.bugs.push(error),
      closing: () => false,
    })
  }

  static async open(database: Kysely<ProjectionTables>): Promise<TradingOffice> {
    const real = await TestWorld.open('real')
    const demo = await TestWorld.open('demo')
    const tests = { real, demo }
    for (const test of [real, demo]) await listContracts(test)
    const projectors = perWorld(
      (name) => new Projector({ world: tests[name].world, database, projections: PROJECTIONS }),
    )
    const now = () => real.clock.wallMs()
    const live = perWorld(
      (name) => new LiveWorld({ port: tests[name].world, projector: projectors[name], database, now }),
    )
    for (const name of ['real', 'demo'] as const) {
      projectors[name].start()
      await live[name].start()
    }
    const worlds = perWorld((name) => ({ live: live[name], projector: projectors[name] }))
    const past = new PastReader({ database, worlds })
    const broken: unknown[] = []
    const statements = createStatements({
      past,
      sandbox: { real: true, demo: true },
      words: STATEMENT_WORDS,
      now,
      onProblem: (error) => void broken.push(error),
      most: { csv: 1_000, pdf: 60 },
    })
    const trading = tradingWorlds({ real: real.world, demo: demo.world })
    const products = await startProducts(TRADED, {
      worlds: trading,
      live,
      commands: new CustomerCommands(trading, now),
      past,
      tables: database,
      priceSource: 'Simulated prices',
      simulated: true,
      minimumSources: { real: 1, demo: 1 },
      now,
    })
    const handlers = {
      ...historyCalls(past, FILLS),
      ...statements.handlers,
      ...products.handlers,
      ...recordCalls({ deposit: NONE, withdrawal: NONE, buycoin: NONE, ...products.records }),
    }
    return new TradingOffice(real, demo, handlers, { statements, broken }, async () => {
      for (const name of ['real', 'demo'] as const) {
        live[name].stop()
        await projectors[name].stop()
      }
    })
  }

  async close(): Promise<void> {
    await this.#stop()
    expect(this.bugs).toEqual([])
  }

  /** A customer with 1,000,000 USDT and 10 BTC in funds, and some USDT where contracts and timed orders are traded from. */
  async customer(world: WorldName = 'real', change: Partial<Session> = {}): Promise<string> {
    const owner = await this[world].customer(`person ${++this.#people}`)
    const token = this.token(owner, world, change)
    for (const to of ['contract', 'delivery'])
      if (change.transactionPasswordSet !== false)
        await this.data('addTransfer', { token, from: 'funds', to, currency: 'USDT', amount: '10000' })
    return token
  }

  token(owner: OwnerId, world: WorldName, change: Partial<Session> = {}): string {
    const token = `${world}-${owner}-${this.#sessions.size}`
    this.#sessions.set(token, { ...testSession(owner, world), ...change })
    return token
  }

  ownerOf(token: string): OwnerId {
    return this.#sessions.get(token)?.owner ?? 0
  }

  /**
   * The envelope of a call; the caller has seen what earlier calls did. History is waited for half a second, then answered as far as it
   * is, and says so: what is read from less than all is asked for again.
   */
  async ask(name: CallName, fields: Fields): Promise<Envelope<unknown>> {
    for (;;) {
      const { envelope, behind } = await this.#askOnce(name, fields)
      if (behind === 0 || CATALOG[name].method === 'POST') return envelope
      this.#sequence = Math.max(this.real.world.core.sequence, this.demo.world.core.sequence)
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

  /** The data of a call that succeeds, checked against the catalog; throws the envelope's message otherwise. */
  async data<Name extends CallName>(name: Name, fields: Fields): Promise<CallData<Name>> {
    const envelope = await this.ask(name, fields)
    if (envelope.code !== 0 && envelope.code !== 7) throw new Error(`${name}: ${envelope.code} ${envelope.message}`)
    z.parse(CATALOG[name].data, envelope.data)
    return envelope.data as CallData<Name>
  }

  /** Each second a sample of every open index, as the house would send it, and its quotes around the price. */
  async pass(seconds: number, price: number, world: WorldName = 'real'): Promise<void> {
    for (let left = seconds; left > 0; left--) {
      await this[world].pass(SECOND_MS)
      await this.price(price, world)
    }
  }

  /** An index price in ticks of 0.1, and a book five levels deep around it. */
  async price(ticks: number, world: WorldName = 'real'): Promise<void> {
    await this[world].index(ticks)
    await this[world].world.submit({
      type: 'QuoteContract',
      holder: HOLDER,
      contract: BTC_PERPETUAL,
      bid: ticks - 10,
      ask: ticks + 10,
      step: 10,
      lots: [2_000, 2_000, 2_000, 2_000, 2_000],
    })
    this.#sequence = Math.max(this.#sequence, this[world].world.core.sequence)
  }
}

/** Bitcoin's index with its perpetual, dated contracts and options from the catalogue, and a contract that is closed. */
async function listContracts(test: TestWorld): Promise<void> {
  const commands = listingCommands(test.world.core, TEST_START_MS, [BTC_INDEX])
  for (const command of commands) {
    const { reply } = await test.world.submit(command)
    if (reply.kind === 'rejected') throw new Error(`${command.type} was refused: ${reply.rejection}`)
  }
  const perpetual = test.world.core.contracts.contract(BTC_PERPETUAL).definition
  await test.world.submit({ type: 'ListIndex', definition: CLOSED_INDEX })
  const definition = { ...perpetual, id: CLOSED_CONTRACT, symbol: 'NEVERPERP', name: 'Never', index: CLOSED_INDEX.id }
  await test.world.submit({ type: 'ListContract', definition })
}
