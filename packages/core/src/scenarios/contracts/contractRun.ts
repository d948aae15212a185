import {
  type CoreEvent,
  FIRST_CUSTOMER,
  isTrailing,
  type MarginMode,
  type MarketState,
  NO_CONDITIONS,
  type PlaceContractOrder,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { formatPlain, parseDecimal } from '@touchstone/quantities'
import type { BookKind } from '../../matching/makeBook.ts'
import { bookInWords, conditionsSaid, kindSaid, replyInWords, termsSaid } from '../orderWords.ts'
import { Story } from '../story.ts'
import { TOY_INDEXES } from '../timedOptions/optionRun.ts'
import { HOLDER, TOY_GENESIS, ToyExchange } from '../toyExchange.ts'
import { BTC_PERP, PERP } from './contractWorld.ts'

const USDT = 6
const SECOND_MS = 1_000
const MARKET_PRICE = 'market'

/**
 * The toy exchange with one perpetual: tick 1 USDT, lot 0.1 BTC, so that a lot is worth a tenth of its price; fees 0.02 % maker
 * and 0.05 % taker. A story begins with the mark at 1000 and an insurance fund of 1000 USDT.
 */
export class ContractRun extends Story {
  readonly toy: ToyExchange
  readonly #orders = new Map<string, number>()

  constructor(book: BookKind) {
    super({
      fees: SYSTEM_OWNERS.fees,
      flow: SYSTEM_OWNERS.sandboxFlow,
      house: SYSTEM_OWNERS.liquidity,
      fund: SYSTEM_OWNERS.insurance,
      clearing: SYSTEM_OWNERS.clearing,
    })
    const insurance = { owner: 'insurance' as const, asset: 1, amount: 1_000_000_000n }
    this.toy = new ToyExchange(book, { ...TOY_GENESIS, capital: [...TOY_GENESIS.capital, insurance] })
    for (const definition of TOY_INDEXES.slice(0, 1)) this.apply({ type: 'ListIndex', definition })
    this.apply({ type: 'ListContract', definition: { ...BTC_PERP, maxOpenOrders: 4 } })
    this.index('1000')
  }

  order(label: string): number {
    return this.#orders.get(label) ?? 999_999
  }

  fund(name: string, amount: string): void {
    const units = usdt(amount)
    const owner = this.credit(name, 1, units)
    if (owner < FIRST_CUSTOMER) return
    const wallets = { from: 'funds', to: 'contract' } as const
    this.apply({ type: 'TransferFunds', ...this.stamp(name), ...wallets, asset: 1, amount: units })
  }

  place([, name = '', verb, lots, price, stop, trigger, words = '']: RegExpExecArray): void {
    const conditions = conditionsSaid(words, this.toy.time + 1)
    const command: PlaceContractOrder = {
      type: 'PlaceContractOrder',
      ...this.stamp(name),
      contract: PERP,
      side: verb === 'buys' ? 'buy' : 'sell',
      kind: isTrailing(conditions) ? 'stop_market' : kindSaid(price, stop),
      ...termsSaid(words),
      price: price === MARKET_PRICE ? 0 : Number(price),
      lots: Number(lots),
      ...standingSaid(words),
      stopPrice: Number(stop ?? 0),
      trigger: trigger === 'last' || words.includes('on last') ? 'last' : 'mark',
      takeProfit: Number(/tp (\d+)/.exec(words)?.[1] ?? 0),
      stopLoss: Number(/sl (\d+)/.exec(words)?.[1] ?? 0),
    }
    this.apply(
      conditions === NO_CONDITIONS ? command : { ...command, type: 'PlaceConditionalContractOrder', ...conditions },
    )
    this.#name(words, 0)
  }

  pair([, name = '', verb, lots, price, later, stop, trigger, words = '']: RegExpExecArray): void {
    const { maxSlippagePpm, selfTrade } = termsSaid(words)
    this.apply({
      type: 'PlaceContractOneCancelsOther',
      ...this.stamp(name),
      contract: PERP,
      side: verb === 'buys' ? 'buy' : 'sell',
      lots: Number(lots),
      price: Number(price),
      stopPrice: Number(stop),
      trigger: trigger === 'last' ? 'last' : 'mark',
      stopLimitPrice: later === MARKET_PRICE ? 0 : Number(later),
      maxSlippagePpm,
      ...standingSaid(words),
      selfTrade,
    })
    this.#name(words, 1)
  }

  close(name: string, lots: string, price: string): void {
    this.apply({
      type: 'ClosePosition',
      ...this.stamp(name),
      contract: PERP,
      position: 0,
      lots: lots === 'all' ? 0 : Number(lots),
      price: price === MARKET_PRICE ? 0 : Number(price),
    })
  }

  /** The position that the owner has now, taken to have so many lots; the first one ever without any. */
  reverse(name: string, lots: string): void {
    const position = this.toy.exchange.contracts.position(this.owner(name), PERP)?.position ?? 1
    this.apply({ type: 'ReversePosition', ...this.stamp(name), contract: PERP, position, lots: Number(lots) })
  }

  amend(name: string, label: string, lots = '0', price = '0', stopPrice = '0'): void {
    this.apply({
      type: 'AmendContractOrder',
      ...this.stamp(name),
      order: this.order(label),
      lots: Number(lots),
      price: Number(price),
      stopPrice: Number(stopPrice),
    })
  }

  margin(name: string, verb: string | undefined, amount: string): void {
    const change = verb === 'adds' ? usdt(amount) : -usdt(amount)
    this.apply({ type: 'AdjustMargin', ...this.stamp(name), contract: PERP, position: 0, change })
  }

  leverage(name: string, leverage: string, marginMode: MarginMode): void {
    this.apply({ type: 'SetLeverage', ...this.stamp(name), contract: PERP, leverage: Number(leverage), marginMode })
  }

  protect(name: string, takeProfit: string, stopLoss: string): void {
    this.apply({
      type: 'SetProtection',
      ...this.stamp(name),
      contract: PERP,
      position: 0,
      takeProfit: Number(takeProfit),
      stopLoss: Number(stopLoss),
    })
  }

  quote(bid: string, ask: string, lots: string): void {
    const levels = lots.trim().split(' ').filter(Boolean).map(Number)
    const prices = { bid: Number(bid), ask: Number(ask), step: 1 }
    this.apply({ type: 'QuoteContract', holder: HOLDER, contract: PERP, ...prices, lots: levels })
  }

  /** The next second's sources, all at one price; `none` when there are none. */
  index(price: string): void {
    this.toy.time += SECOND_MS
    const sources = price === 'none' ? [] : price.split(' ').map(Number)
    this.apply({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources }] })
  }

  wait(seconds: number): void {
    this.toy.time += seconds * SECOND_MS
  }

  market(state: MarketState): void {
    this.apply({ type: 'SetMarketState', market: PERP, state, reason: 'story' })
  }

  reply(): string {
    return replyInWords(this.toy.last)
  }

  trades(): string {
    const trades = this.#events().flatMap((event) => {
      return event.type === 'ContractTrade' ? [`${event.lots}@${event.price}`] : []
    })
    return trades.length === 0 ? 'none' : trades.join(' ')
  }

  events(): string {
    return this.#events().map(wordOf).join(' ')
  }

  book(): string {
    return bookInWords(this.toy.exchange.contracts.depth(PERP, 20))
  }

  /** "long 5 for 500, margin 50" in USDT; "none" without a position. */
  position(name: string): string {
    const view = this.toy.exchange.contracts.position(this.owner(name), PERP)
    if (!view) return 'none'
    const side = view.lots > 0 ? 'long' : 'short'
    return `${side} ${Math.abs(view.lots)} for ${text(view.entryValue)}, margin ${text(view.margin)}`
  }

  protection(name: string): string {
    const view = this.toy.exchange.contracts.position(this.owner(name), PERP)
    return `${view?.takeProfit ?? 0} ${view?.stopLoss ?? 0}`
  }

  unrealised(name: string): string {
    return text(this.toy.exchange.contracts.position(this.owner(name), PERP)?.unrealised ?? 0n)
  }

  /** The profit that the last line realised, as the trades tell it: the sum over both sides' own part. */
  realised(name: string): string {
    const owner = this.owner(name)
    let sum = 0n
    for (const event of this.#events()) {
      if (event.type !== 'ContractTrade') continue
      if (event.taker === owner) sum += event.takerRealised
      if (event.maker === owner) sum += event.makerRealised
    }
    return text(sum)
  }

  balance(name: string, bucket: 'available' | 'held'): string {
    const owner = this.owner(name)
    const wallet = owner < FIRST_CUSTOMER ? 'funds' : 'contract'
    const views = this.toy.exchange.ledger.balances(owner)
    const view = views.find((balance) => balance.asset === 1 && balance.wallet === wallet)
    return text(view?.[bucket] ?? 0n)
  }

  openOrders(name: string): number {
    return this.toy.exchange.contracts.orders(this.owner(name)).length
  }

  /** Keeps the number of the last order under its label; with a stop that has the number so many after it. */
  #name(words: string, stopAfter: number): void {
    const reply = this.toy.last?.reply
    const label = /as (\w+)/.exec(words)?.[1]
    if (!label || reply?.kind !== 'order') return
    this.#orders.set(label, reply.order)
    if (stopAfter > 0) this.#orders.set(`${label}Stop`, reply.order + stopAfter)
  }

  #events(): readonly CoreEvent[] {
    return this.toy.last?.events ?? []
  }
}

/** What the words after an order say of the position that it is meant for. */
function standingSaid(words: string): Pick<PlaceContractOrder, 'leverage' | 'marginMode' | 'reduceOnly'> {
  return {
    leverage: Number(/(\d+)x/.exec(words)?.[1] ?? 10),
    marginMode: words.includes('cross') ? 'cross' : 'isolated',
    reduceOnly: words.includes('reduce-only'),
  }
}

function wordOf(event: CoreEvent): string {
  if (event.type === 'ContractOrderClosed') return `ContractOrderClosed(${event.reason})`
  return event.type === 'PositionClosed' ? `PositionClosed(${event.closedBy})` : event.type
}

function usdt(amount: string): bigint {
  return parseDecimal(amount, USDT) ?? 0n
}

function text(amount: bigint): string {
  return formatPlain(amount, USDT)
}
