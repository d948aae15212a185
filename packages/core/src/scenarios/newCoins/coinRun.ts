import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { BookKind } from '../../matching/makeBook.ts'
import { playOn } from '../decisions/operatorRun.ts'
import { MoneyRun } from '../moneyRun.ts'
import type { Scenario } from '../scenario.ts'
import type { ToyExchange } from '../toyExchange.ts'
import { CAT, CAT_MARKET, cats } from './coinActs.ts'

type Step = (run: CoinRun, match: readonly string[]) => void

const USDT = 6
/** Refusals a quote cannot know of: the version the customer is shown, and the making of the command. */
const UNQUOTED = ['terms_changed', 'bad_command', 'clock_stopped']

/** The lines of stories about new coins. */
const STEPS: readonly (readonly [RegExp, Step])[] = [
  [
    /^(\w+) subscribes (\S+)(?: by terms (\d+))?$/,
    (run, [name = '', coins = '', terms]) => run.subscribe(name, coins, terms),
  ],
  [
    /^(\w+) gives subscription (\d+) back$/,
    (run, [name = '', subscription]) => run.giveBack(name, Number(subscription)),
  ],
  [
    /^(\w+) has (\S+) CAT free and (\S+) locked$/,
    (run, [name = '', free, held]) => run.expect('cats', run.catsOf(run.owner(name)), `${free} and ${held}`),
  ],
  [
    /^the offering account has (\S+) CAT and (\S+) USDT$/,
    (run, [coins, money]) => run.expect('account', run.account(), `${coins} and ${money}`),
  ],
  [
    /^subscription (\d+) is (under_review|passed|over)$/,
    (run, [subscription, state]) => run.expect('state', run.stateOfSubscription(Number(subscription)), state),
  ],
  [
    /^CAT is (soon|open|ended) with (\S+) left(, sold out)?$/,
    (run, [state, left, soldOut]) =>
      run.expect('offering', run.offering(), `${state} ${left} ${soldOut !== undefined}`),
  ],
  [/^CATUSDT is (open|halted)$/, (run, [state]) => run.expect('market', run.marketState(), state)],
  [
    /^(\w+) sells (\d+) lots at (\d+) cents$/,
    (run, [name = '', lots, price]) => run.sellCats(name, Number(lots), Number(price)),
  ],
]

/** A toy exchange whose customers subscribe to a new coin. */
class CoinRun extends MoneyRun {
  protected override read(said: string): (() => void) | undefined {
    const known = STEPS.find(([pattern]) => pattern.test(said))
    return known ? () => known[1](this, known[0].exec(said)?.slice(1) ?? []) : super.read(said)
  }

  /** On the terms in force, unless the story says others; the quote has to tell the same. */
  subscribe(name: string, coins: string, shown: string | undefined): void {
    const owner = this.owner(name)
    const { newCoins } = this.toy.exchange
    const quantity = cats(coins)
    const quote = newCoins.quote(owner, 1, quantity)
    const terms = shown === undefined ? (newCoins.offering(1)?.version ?? 1) : Number(shown)
    this.apply({ type: 'SubscribeCoins', ...this.stamp(owner), coin: 1, quantity, terms })
    const reply = this.toy.last?.reply
    const told = reply?.kind === 'rejected' ? reply.rejection : null
    if (told === null || !UNQUOTED.includes(told)) this.expect('quote', quote.rejection, told)
    const subscription = reply?.kind === 'done' ? newCoins.subscription(reply.value) : undefined
    if (!subscription) return
    this.expect('quoted cost', quote.cost, subscription.cost)
    this.expect('quoted lock', quote.lockUntil, subscription.releaseTime)
  }

  giveBack(name: string, subscription: number): void {
    this.apply({ type: 'ReturnCoins', ...this.stamp(this.owner(name)), subscription })
  }

  sellCats(name: string, lots: number, price: number): void {
    const how = { kind: 'limit', timeInForce: 'GTC', turnover: 0n, stopPrice: 0, maxSlippagePpm: 0 } as const
    const order = { market: CAT_MARKET.id, side: 'sell', lots, price, selfTrade: 'expire_taker' } as const
    this.apply({ type: 'PlaceOrder', ...this.stamp(this.owner(name)), ...how, ...order })
  }

  catsOf(owner: number): string {
    const own = this.toy.exchange.ledger.balances(owner).find(({ asset }) => asset === CAT.id)
    return `${formatPlain(own?.available ?? 0n, CAT.scale)} and ${formatPlain(own?.held ?? 0n, CAT.scale)}`
  }

  account(): string {
    const balances = this.toy.exchange.ledger.balances(SYSTEM_OWNERS.offering)
    const of = (asset: number) => balances.find((balance) => balance.asset === asset)?.available ?? 0n
    return `${formatPlain(of(CAT.id), CAT.scale)} and ${formatPlain(of(1), USDT)}`
  }

  stateOfSubscription(subscription: number): string {
    return this.toy.exchange.newCoins.subscription(subscription)?.state ?? 'over'
  }

  offering(): string {
    const view = this.toy.exchange.newCoins.offering(1)
    return `${view?.state} ${formatPlain(view?.left ?? 0n, CAT.scale)} ${view?.soldOut}`
  }

  marketState(): string {
    return this.toy.exchange.spot.market(CAT_MARKET.id).state
  }
}

export function playNewCoins(story: Scenario, book: BookKind): ToyExchange {
  return playOn(new CoinRun(book), story)
}
