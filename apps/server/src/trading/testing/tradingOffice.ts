import { listingCommands } from '@touchstone/feeds'
import type { CallName, IndexDefinition, OwnerId, World as WorldName } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import { createContentStore } from '../../content/contentStore.ts'
import { pageTexts } from '../../content/pageTexts.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers, Session } from '../../gateway/callContext.ts'
import { historyCalls } from '../../history/historyCalls.ts'
import { PastReader } from '../../history/pastReader.ts'
import type { LiveWorld } from '../../live/liveWorld.ts'
import { FILLS } from '../../products/fills.ts'
import { TRADED } from '../../products/products.ts'
import { startProducts } from '../../products/startProducts.ts'
import { statementWords } from '../../products/statementWords.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { testSession } from '../../projector/testing/callContext.ts'
import { TEST_START_MS, TestWorld } from '../../projector/testing/testWorld.ts'
import { createStatements, type Statements } from '../../records/createStatements.ts'
import { pdfHere } from '../../records/pdf/pdfCarrier.ts'
import { type RecordKindPages, recordCalls } from '../../records/recordCalls.ts'
import { CustomerCommands } from '../customerCommands.ts'
import { tradingWorlds } from '../tradingWorlds.ts'
import { followWorlds } from './followWorlds.ts'
import { TestGateway } from './testGateway.ts'

const HOLDER = 7
export const BTC_INDEX = 1
export const BTC_PERPETUAL = 2001
const SECOND_MS = 1_000
/** Records of what comes from outside the log: an office has none of it. */
const NONE: RecordKindPages = { inDemo: 'closed', page: async () => ({ list: [], total: 0, page: 1 }) }

/** The key of an office's files. */
export const OFFICE_KEY = Buffer.alloc(32, 7)

/** The transaction password of everybody in an office. */
export const OFFICE_PASSWORD = '246135'

async function checkPassword(_userId: string, password: string): Promise<void> {
  if (password !== OFFICE_PASSWORD) throw new Refusal('transaction_password_wrong')
}

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
export class TradingOffice extends TestGateway {
  readonly real: TestWorld
  readonly demo: TestWorld
  /** What history has in memory. */
  readonly live: Readonly<Record<WorldName, LiveWorld>>
  readonly statements: Statements
  /** Why files of statements were broken off. */
  readonly brokenOff: readonly unknown[]
  readonly #stop: () => Promise<void>
  #people = 0

  private constructor(
    { real, demo }: Readonly<Record<WorldName, TestWorld>>,
    handlers: Partial<CallHandlers<CallName>>,
    files: { readonly statements: Statements; readonly broken: readonly unknown[] },
    live: Readonly<Record<WorldName, LiveWorld>>,
    stop: () => Promise<void>,
  ) {
    super(handlers, () => Math.max(real.world.core.sequence, demo.world.core.sequence))
    this.real = real
    this.demo = demo
    this.live = live
    this.statements = files.statements
    this.brokenOff = files.broken
    this.#stop = stop
  }

  static async open(opened: Kysely<Database>): Promise<TradingOffice> {
    const database = opened.withTables<ProjectionTables>()
    const real = await TestWorld.open('real')
    const demo = await TestWorld.open('demo')
    const tests = { real, demo }
    for (const test of [real, demo]) await listContracts(test)
    const followed = await followWorlds(tests, database)
    const { live, worlds } = followed
    const now = () => real.clock.wallMs()
    const past = new PastReader({ database, worlds })
    const broken: unknown[] = []
    const statements = createStatements({
      past,
      fills: FILLS,
      sandbox: { real: true, demo: true },
      words: statementWords,
      now,
      pdf: pdfHere(),
      onProblem: (error) => void broken.push(error),
      most: { csv: 1_000, pdf: 60 },
    })
    const trading = tradingWorlds({ real: real.world, demo: demo.world })
    const products = await startProducts(TRADED, {
      worlds: trading,
      live,
      commands: new CustomerCommands(trading, now, 1_000_000),
      past,
      tables: database,
      priceSource: 'Simulated prices',
      simulated: true,
      minimumSources: { real: 1, demo: 1 },
      now,
      database: opened,
      real: real.world,
      people: { byOwner: async () => undefined, messages: { tell: async () => undefined, deliver: async () => 0 } },
      onRegistered: () => undefined,
      texts: pageTexts(createContentStore(opened, { now })),
      publicOrigin: null,
      key: OFFICE_KEY,
      problem: (_event, error) => void broken.push(error),
      transactionPassword: { check: checkPassword },
    })
    const handlers = {
      ...historyCalls(past, FILLS),
      ...statements.handlers,
      ...products.handlers,
      ...recordCalls({ deposit: NONE, withdrawal: NONE, buycoin: NONE, loan: NONE, ...products.records }),
    }
    return new TradingOffice(tests, handlers, { statements, broken }, live, followed.stop)
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
    const token = `${world}-${owner}-${this.sessions.size}`
    this.sessions.set(token, { ...testSession(owner, world), ...change })
    return token
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
    this.saw(this[world].world.core.sequence)
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
