import {
  type Command,
  type CoreEvent,
  FIRST_CUSTOMER,
  type MarketState,
  type OrderKind,
  type OwnerId,
  type PlaceOrder,
  REJECTIONS,
  type Rejection,
  SYSTEM_OWNERS,
  type TimeInForce,
} from '@touchstone/protocol'
import { formatPlain, parseDecimal } from '@touchstone/quantities'
import type { BookKind } from '../../matching/makeBook.ts'
import type { Scenario } from '../scenario.ts'
import { HOLDER, ToyExchange } from '../toyExchange.ts'

type Step = (run: ScenarioRun, match: RegExpExecArray) => void

const ORDER =
  /^(\w+) (buys|sells) (?:(\d+)|for (\d+)) at (market|\d+)(?: stop (\d+))?((?: (?:IOC|FOK|POST|GTC|expire_\w+|slippage \d+|as \w+))*)$/

/** The lines a story may have. `=>` after an action says what the reply must be. */
const STEPS: readonly (readonly [RegExp, Step])[] = [
  [/^(\w+) has (\S+) (\w+)$/, (run, [, name = '', amount = '', asset = '']) => run.fund(name, amount, asset)],
  [ORDER, (run, match) => run.place(match)],
  [
    /^(\w+) amends (\w+) to (\d+)(?: at (\d+))?$/,
    (run, [, name = '', label = '', lots, price]) => run.amend(name, label, lots, price),
  ],
  [
    /^(\w+) cancels all$/,
    (run, [, name = '']) => run.apply({ type: 'CancelAllOrders', ...run.stamp(name), market: 0 }),
  ],
  [
    /^(\w+) cancels (\w+)$/,
    (run, [, name = '', label = '']) => run.apply({ type: 'CancelOrder', ...run.stamp(name), order: run.order(label) }),
  ],
  [/^the house quotes (.*)\|(.*)$/, (run, [, bids = '', asks = '']) => run.quote(bids, asks)],
  [/^the index is (none|\d+)$/, (run, [, price = '']) => run.index(price)],
  [/^the market is (open|cancel_only|halted)$/, (run, [, state]) => run.market(state as MarketState)],
  [
    /^(\w+) is (frozen|free)$/,
    (run, [, name = '', how]) =>
      run.apply({ type: 'FreezeOwner', owner: run.owner(name), frozen: how === 'frozen', reason: 'story' }),
  ],
  [
    /^(\w+) is in tier (\d)$/,
    (run, [, name = '', tier]) => run.apply({ type: 'SetTier', owner: run.owner(name), tier: Number(tier) }),
  ],
  [/^trades:(.*)$/, (run, [, trades = '']) => run.expect('trades', run.trades(), trades.trim())],
  [/^book:(.*)$/, (run, [, book = '']) => run.expect('book', run.book(), book.trim().replace(/\s+/g, ' '))],
  [/^events:(.*)$/, (run, [, events = '']) => run.expect('events', run.events(), events.trim())],
  [
    /^(\w+) owns (\S+) (\w+)$/,
    (run, [, name = '', amount, asset = '']) => run.expect('available', run.balance(name, asset, 'available'), amount),
  ],
  [
    /^(\w+) holds (\S+) (\w+)$/,
    (run, [, name = '', amount, asset = '']) => run.expect('held', run.balance(name, asset, 'held'), amount),
  ],
  [
    /^(\w+) has (\d+) open orders?$/,
    (run, [, name = '', count]) => run.expect('open orders', String(run.openOrders(name)), count),
  ],
]

/** Plays a scenario on one kind of book; throws at the first line that does not come true. */
export function playScenario(scenario: Scenario, book: BookKind): ToyExchange {
  const run = new ScenarioRun(book)
  scenario.lines.forEach((line, index) => {
    try {
      run.line(line)
    } catch (error) {
      throw new Error(`${scenario.title}, line ${index + 1} '${line}': ${String(error)}`, { cause: error })
    }
  })
  return run.toy
}

class ScenarioRun {
  readonly toy: ToyExchange
  readonly #owners = new Map<string, OwnerId>([
    ['fees', SYSTEM_OWNERS.fees],
    ['flow', SYSTEM_OWNERS.sandboxFlow],
    ['house', SYSTEM_OWNERS.liquidity],
  ])
  readonly #orders = new Map<string, number>()
  #key = 0

  constructor(book: BookKind) {
    this.toy = new ToyExchange(book)
  }

  line(line: string): void {
    const [action = '', expected] = line.split(' => ')
    for (const [pattern, step] of STEPS) {
      const match = pattern.exec(action)
      if (!match) continue
      const before = this.toy.last
      step(this, match)
      if (expected !== undefined) this.expect('reply', this.reply(), expected)
      else if (this.toy.last !== before && this.toy.last?.reply.kind === 'rejected')
        throw new Error(`refused: ${this.reply()}`)
      return
    }
    throw new Error('no such line')
  }

  expect(what: string, actual: string, expected: string | undefined): void {
    if (actual !== expected) throw new Error(`${what} is '${actual}', not '${expected}'`)
  }

  apply(command: Command): void {
    this.toy.apply(command)
  }

  owner(name: string): OwnerId {
    const known = this.#owners.get(name)
    if (known !== undefined) return known
    const owner = FIRST_CUSTOMER + this.#owners.size - 3
    this.apply({ type: 'OpenOwner', ref: name })
    this.#owners.set(name, owner)
    return owner
  }

  order(label: string): number {
    return this.#orders.get(label) ?? 999_999
  }

  stamp(name: string) {
    const owner = this.owner(name)
    const key1 = owner === SYSTEM_OWNERS.sandboxFlow ? HOLDER : 1
    return { owner, key1, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
  }

  fund(name: string, amount: string, code: string): void {
    const asset = this.#asset(code)
    const units = parseDecimal(amount, asset.scale) ?? 0n
    const owner = this.owner(name)
    this.apply({ type: 'FaucetCredit', owner, asset: asset.id, amount: units, ref: `story ${++this.#key}` })
  }

  place([, name = '', verb, lots, turnover, price, stop, words = '']: RegExpExecArray): void {
    const market = price === 'market'
    const kind: OrderKind = stop ? (market ? 'stop_market' : 'stop_limit') : market ? 'market' : 'limit'
    const command: PlaceOrder = {
      type: 'PlaceOrder',
      ...this.stamp(name),
      market: 1,
      side: verb === 'buys' ? 'buy' : 'sell',
      kind,
      timeInForce: (/IOC|FOK|POST|GTC/.exec(words)?.[0] ?? 'GTC') as TimeInForce,
      price: market ? 0 : Number(price),
      lots: Number(lots ?? 0),
      turnover: turnover ? (parseDecimal(turnover, 6) ?? 0n) : 0n,
      stopPrice: Number(stop ?? 0),
      maxSlippagePpm: Number(/slippage (\d+)/.exec(words)?.[1] ?? 0),
      selfTrade: (/expire_\w+/.exec(words)?.[0] ?? 'expire_taker') as PlaceOrder['selfTrade'],
    }
    this.apply(command)
    const reply = this.toy.last?.reply
    const label = /as (\w+)/.exec(words)?.[1]
    if (label && reply?.kind === 'order') this.#orders.set(label, reply.order)
  }

  amend(name: string, label: string, lots: string | undefined, price: string | undefined): void {
    const stamp = this.stamp(name)
    this.apply({
      type: 'AmendOrder',
      ...stamp,
      order: this.order(label),
      lots: Number(lots),
      price: Number(price ?? 0),
    })
  }

  quote(bids: string, asks: string): void {
    const levels = (text: string) =>
      Array.from(text.matchAll(/(\d+)x(\d+)/g), ([, p, l]) => [Number(p), Number(l)]).flat()
    const owner = SYSTEM_OWNERS.liquidity
    this.apply({ type: 'MassQuote', holder: HOLDER, owner, market: 1, bids: levels(bids), asks: levels(asks) })
  }

  index(price: string): void {
    const sources = price === 'none' ? [] : [Number(price)]
    this.apply({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources }] })
  }

  market(state: MarketState): void {
    this.apply({ type: 'SetMarketState', market: 1, state, reason: 'story' })
  }

  reply(): string {
    const reply = this.toy.last?.reply
    if (reply?.kind === 'rejected')
      return reply.rejection in REJECTIONS ? (reply.rejection satisfies Rejection) : 'unknown'
    if (reply?.kind === 'order') return `${reply.state}, ${reply.lotsFilled} filled, ${reply.lotsLeft} left`
    return `done ${reply?.value}`
  }

  trades(): string {
    const trades = this.#events().flatMap((event) => (event.type === 'Trade' ? [`${event.lots}@${event.price}`] : []))
    return trades.length === 0 ? 'none' : trades.join(' ')
  }

  events(): string {
    return this.#events()
      .map((event) => (event.type === 'OrderClosed' ? `OrderClosed(${event.reason})` : event.type))
      .join(' ')
  }

  book(): string {
    const { bids, asks } = this.toy.exchange.spot.depth(1, 20)
    const side = (levels: readonly (readonly [number, number])[]) => levels.map(([price, lots]) => `${price}x${lots}`)
    return [...side(bids), '|', ...side(asks)].join(' ')
  }

  balance(name: string, code: string, bucket: 'available' | 'held'): string {
    const asset = this.#asset(code)
    const view = this.toy.exchange.ledger.balances(this.owner(name)).find((balance) => balance.asset === asset.id)
    return formatPlain(view?.[bucket] ?? 0n, asset.scale)
  }

  openOrders(name: string): number {
    return this.toy.exchange.spot.openOrders(this.owner(name)).length
  }

  #events(): readonly CoreEvent[] {
    return this.toy.last?.events ?? []
  }

  #asset(code: string) {
    const asset = this.toy.exchange.assets().find((candidate) => candidate.code === code)
    if (!asset) throw new Error(`no asset ${code}`)
    return asset
  }
}
