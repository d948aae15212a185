import type { HostingOrderView, Wallet } from '@touchstone/protocol'
import { type Amount, formatPlain, parseDecimal } from '@touchstone/quantities'
import type { BookKind } from '../../matching/makeBook.ts'
import { playOn } from '../decisions/operatorRun.ts'
import { MoneyRun } from '../moneyRun.ts'
import type { Scenario } from '../scenario.ts'
import type { ToyExchange } from '../toyExchange.ts'

type Step = (run: HostingRun, match: readonly string[]) => void

const USDT = 6
/** What a quote cannot know: the version the customer is shown, and how the command is made. */
const UNQUOTED = ['terms_changed', 'bad_command', 'clock_stopped']

/** What a story may say about hosting. Amounts are USDT. */
const STEPS: readonly (readonly [RegExp, Step])[] = [
  [
    /^(\w+) moves (\S+) from (\w+) to (\w+)$/,
    (run, [name = '', amount = '', from, to]) => run.move(name, amount, from as Wallet, to as Wallet),
  ],
  [
    /^(\w+) hosts (\S+) in (\d+)(?: as (\w+))?(?: by terms (\d+))?$/,
    (run, [name = '', amount = '', product, as, terms]) => run.host(name, amount, Number(product), as, terms),
  ],
  [/^(\w+) redeems (\w+)$/, (run, [name = '', order = '']) => run.redeem(name, order)],
  [
    /^(\w+) has (\S+) free and (\S+) hosted$/,
    (run, [name = '', free, held]) => run.expect('hosting', run.walletOf(name), `${free} and ${held}`),
  ],
  [
    /^(\w+) has been paid (\S+) of (\S+) in (\d+) days?$/,
    (run, [order = '', ...said]) => run.expect('paid', run.paidOf(order), said.join(' ')),
  ],
  [
    /^(\w+) is in (custody|redemption)$/,
    (run, [order = '', state]) => run.expect('state', run.order(order)?.state, state),
  ],
  [/^(\w+) is over$/, (run, [order = '']) => run.expect('order', run.order(order), undefined)],
  [/^(\w+) would give (\S+) and cost (\S+)$/, (run, [order = '', ...said]) => run.expectEarly(order, said.join(' '))],
  [
    /^hosting (\d+) has (\S+) left, (\S+) set aside and (\S+) owed$/,
    (run, [product, ...said]) => run.expect('product', run.offerOf(Number(product)), said.join(' ')),
  ],
  [/^(\d+) days? (?:was|were) paid at once$/, (run, [days]) => run.expect('days', run.daysOfEntry(), Number(days))],
]

/** A toy exchange whose customers host money. */
class HostingRun extends MoneyRun {
  readonly #orders = new Map<string, number>()

  protected override read(said: string): (() => void) | undefined {
    const known = STEPS.find(([pattern]) => pattern.test(said))
    return known ? () => known[1](this, known[0].exec(said)?.slice(1) ?? []) : super.read(said)
  }

  move(name: string, usdt: string, from: Wallet, to: Wallet): void {
    this.apply({ type: 'TransferFunds', ...this.stamp(this.owner(name)), from, to, asset: 1, amount: units(usdt) })
  }

  /** At the terms in force, unless the story says others; the quote has to tell the same. */
  host(name: string, usdt: string, product: number, as: string | undefined, shown: string | undefined): void {
    const owner = this.owner(name)
    const amount = units(usdt)
    const { hosting } = this.toy.exchange
    const quote = hosting.quote(owner, product, amount)
    const terms = shown === undefined ? (hosting.product(product)?.version ?? 1) : Number(shown)
    this.apply({ type: 'BuyHosting', ...this.stamp(owner), product, amount, terms })
    const reply = this.toy.last?.reply
    const told = reply?.kind === 'rejected' ? reply.rejection : null
    if (told === null || !UNQUOTED.includes(told)) this.expect('quote', quote.rejection, told)
    const order = reply?.kind === 'done' ? hosting.order(reply.value) : undefined
    if (order) this.expect('quoted return', quote.total, order.promised)
    if (as !== undefined && order) this.#orders.set(as, order.order)
  }

  redeem(name: string, order: string): void {
    this.apply({
      type: 'RedeemHosting',
      ...this.stamp(this.owner(name)),
      order: this.#orders.get(order) ?? 999,
    })
  }

  walletOf(name: string): string {
    const own = this.toy.exchange.ledger.balances(this.owner(name)).find(({ wallet }) => wallet === 'hosting')
    return `${text(own?.available)} and ${text(own?.held)}`
  }

  order(name: string): HostingOrderView | undefined {
    return this.toy.exchange.hosting.order(this.#orders.get(name) ?? 0)
  }

  paidOf(name: string): string {
    const order = this.order(name)
    return `${text(order?.paid)} ${text(order?.promised)} ${order?.daysPaid}`
  }

  expectEarly(name: string, said: string): void {
    const order = this.order(name)
    this.expect('early', `${text(order?.earlyReceive)} ${text(order?.earlyLoss)}`, said)
  }

  offerOf(product: number): string {
    const view = this.toy.exchange.hosting.product(product)
    return [view?.left, view?.escrowed, view?.owed].map(text).join(' ')
  }

  daysOfEntry(): number {
    return this.toy.last?.events.filter(({ type }) => type === 'HostingDayPaid').length ?? 0
  }
}

export function playHosting(story: Scenario, book: BookKind): ToyExchange {
  return playOn(new HostingRun(book), story)
}

function units(usdt: string): Amount {
  return parseDecimal(usdt, USDT) ?? 0n
}

function text(amount: Amount | undefined): string {
  return formatPlain(amount ?? 0n, USDT)
}
