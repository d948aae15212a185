import {
  type CoreEvent,
  isTrailing,
  type MarketState,
  NO_CONDITIONS,
  type PlaceOrder,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { formatPlain, parseDecimal } from '@touchstone/quantities'
import type { BookKind } from '../../matching/makeBook.ts'
import { bookInWords, conditionsSaid, kindSaid, replyInWords, termsSaid } from '../orderWords.ts'
import type { Scenario } from '../scenario.ts'
import { playStory, Story, type StoryStep } from '../story.ts'
import { HOLDER, ToyExchange } from '../toyExchange.ts'

const ORDER =
  /^(\w+) (buys|sells) (?:(\d+)|for (\d+)) at (market|\d+)(?: stop (\d+))?((?: (?:IOC|FOK|POST|GTC|expire_\w+|slippage \d+|good for \d+ s|showing \d+|trails \d+(?: ppm)?(?: from \d+)?|as \w+))*)$/

/** The lines a story may have. `=>` after an action gives the expected reply. */
const STEPS: readonly StoryStep<ScenarioRun>[] = [
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
  [/^(\d+) s pass$/, (run, [, seconds]) => run.wait(Number(seconds))],
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
  return playStory(new ScenarioRun(book), STEPS, scenario)
}

class ScenarioRun extends Story {
  readonly toy: ToyExchange
  readonly #orders = new Map<string, number>()

  constructor(book: BookKind) {
    super({ fees: SYSTEM_OWNERS.fees, flow: SYSTEM_OWNERS.sandboxFlow, house: SYSTEM_OWNERS.liquidity })
    this.toy = new ToyExchange(book)
  }

  order(label: string): number {
    return this.#orders.get(label) ?? 999_999
  }

  fund(name: string, amount: string, code: string): void {
    const asset = this.#asset(code)
    this.credit(name, asset.id, parseDecimal(amount, asset.scale) ?? 0n)
  }

  place([, name = '', verb, lots, turnover, price, stop, words = '']: RegExpExecArray): void {
    const conditions = conditionsSaid(words, this.toy.time + 1)
    const command: PlaceOrder = {
      type: 'PlaceOrder',
      ...this.stamp(name),
      market: 1,
      side: verb === 'buys' ? 'buy' : 'sell',
      kind: isTrailing(conditions) ? 'stop_market' : kindSaid(price, stop),
      ...termsSaid(words),
      price: price === 'market' ? 0 : Number(price),
      lots: Number(lots ?? 0),
      turnover: turnover ? (parseDecimal(turnover, 6) ?? 0n) : 0n,
      stopPrice: Number(stop ?? 0),
    }
    this.apply(conditions === NO_CONDITIONS ? command : { ...command, type: 'PlaceConditionalOrder', ...conditions })
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

  wait(seconds: number): void {
    this.toy.time += seconds * 1_000
  }

  market(state: MarketState): void {
    this.apply({ type: 'SetMarketState', market: 1, state, reason: 'story' })
  }

  reply(): string {
    return replyInWords(this.toy.last)
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
    return bookInWords(this.toy.exchange.spot.depth(1, 20))
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
