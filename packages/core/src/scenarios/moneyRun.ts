import type { LotView, Outcome, OwnerId } from '@touchstone/protocol'
import { type Amount, formatPlain, larger, parseDecimal } from '@touchstone/quantities'
import type { BookKind } from '../matching/makeBook.ts'
import { OperatorRun, playOn } from './decisions/operatorRun.ts'
import type { Scenario } from './scenario.ts'
import { HOLDER, type ToyExchange } from './toyExchange.ts'

type Words = readonly string[]
type Step = (run: MoneyRun, match: Words) => void

const USDT = 6
const BITCOIN = 8
/** By their ids, and the decimals of each. */
const ASSETS = ['', 'USDT', 'BTC', 'ETH']
const SCALES = [0, USDT, BITCOIN, BITCOIN]
const QUOTE_MS = 10_000
const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const HONG_KONG_MS = 8 * 3_600_000
/** Below the longest gap after which the clock stops. */
const LONGEST_STEP_MS = 3_000_000
const TOKEN = `0x${'dac1'.repeat(10)}`
const OURS = `0x${'0a'.repeat(20)}`

/** The lines of stories about deposits and withdrawals. Amounts are USDT. */
const STEPS: readonly (readonly [RegExp, Step])[] = [
  [/^(\d+) days? pass(?:es)?$/, (run, [days]) => run.passSlowly(Number(days) * DAY_MS)],
  [/^(\d+) min pass$/, (run, [minutes]) => run.passSlowly(Number(minutes) * MINUTE_MS)],
  [/^it is (\d\d):(\d\d):(\d\d)$/, (run, clock) => run.waitFor(clock.map(Number))],
  [/^(\d+) ms pass$/, (run, [ms]) => run.passMs(Number(ms))],
  [/^nothing is heard for (\d+) days$/, (run, [days]) => run.silence(Number(days))],
  [/^the clock goes on$/, (run) => run.resume()],
  [/^(\w+) deposits (\S+)(?: from (\w))?$/, (run, [name = '', amount = '', from]) => run.deposit(name, amount, from)],
  [/^that transfer is seen again for (\w+)$/, (run, [name = '']) => run.depositAgain(name)],
  [/^(\w+) adds address (\w)(?: as (\w+))?$/, (run, [name = '', digit = '', as]) => run.addAddress(name, digit, as)],
  [/^(\w+) adds the address (\S+)$/, (run, [name = '', address = '']) => run.addAddress(name, address, undefined)],
  [/^(\w+) removes (\w+)$/, (run, [name = '', address = '']) => run.removeAddress(name, address)],
  [
    /^(\w+) withdraws (\S+) to (\w+)(?: for (\S+))?(?: as (\w+))?$/,
    (run, [name = '', amount = '', to = '', fee, as]) => run.withdraw(name, 'chain', amount, run.address(to), fee, as),
  ],
  [
    /^(\w+) withdraws (\S+) by bank(?: for (\S+))?(?: as (\w+))?$/,
    (run, [name = '', amount = '', fee, as]) => run.withdraw(name, 'bank', amount, 0, fee, as),
  ],
  [
    /^(\w+) returns (\S+) of lot (\d+)(?: as (\w+))?$/,
    (run, [name = '', amount = '', lot, as]) => run.withdraw(name, 'return', amount, Number(lot), undefined, as),
  ],
  [/^(\w+) takes back (\w+)$/, (run, [name = '', withdrawal = '']) => run.takeBack(name, withdrawal)],
  [
    /^(\w+) changes (\S+) (\w+) into (\w+)(?: for (\S+))?(?: after (\d+) s)?$/,
    (run, [name = '', amount = '', from = '', to = '', shown, seconds = '0']) =>
      run.convert(name, amount, [ASSETS.indexOf(from), ASSETS.indexOf(to)], shown, Number(seconds)),
  ],
  [/^the index is (\d+)$/, (run, [price]) => run.sample(Number(price))],
  [/^the platform (restricts|frees) itself: (\w+)$/, (run, [verb, reason = '']) => run.restrict(verb, reason)],
  [/^the signer signs (\w+) with (\w)$/, (run, [name = '', digit = '']) => run.sign(name, digit)],
  [/^the signer raises (\w+) to (\w)$/, (run, [name = '', digit = '']) => run.raise(name, digit)],
  [/^the chain (confirms|fails) (\w+) by (\w)$/, (run, [what, name = '', digit = '']) => run.tell(what, name, digit)],
  [/^(\w+) owns (\S+) BTC$/, (run, [name = '', amount]) => run.expect('coins', run.coinsOf(name), amount)],
  [/^(\w+) has (\S+) BTC$/, (run, [name = '', amount = '']) => run.fundCoins(name, amount)],
  [/^(\w+) sells (\d+) at (\d+)$/, (run, [name = '', lots, price]) => run.sell(name, Number(lots), Number(price))],
  [
    /^(\w+) owns (\S+) free and (\S+) held$/,
    (run, [name = '', free, held]) => run.expect('owned', run.ownedBy(name), `${free} free and ${held} held`),
  ],
  [/^(\w+) may take out (\S+)$/, (run, [name = '', amount]) => run.expect('unlocked', run.unlocked(name), amount)],
  [/^withdrawal (\w+) is (\w+)$/, (run, [name = '', state]) => run.expect('state', run.stateOf(name), state)],
  [/^withdrawal (\w+) names (\w)$/, (run, [name = '', digit]) => run.expect('transaction', run.namedBy(name), digit)],
  [/^withdrawal (\w+) costs (\S+)$/, (run, [name = '', fee]) => run.expect('fee', run.feeOf(name), fee)],
  [
    /^lot (\d+) of (\w+) has (\S+) left and (\S+) of (\S+) traded$/,
    (run, [lot, name = '', ...said]) => run.expect('lot', run.lotOf(name, Number(lot)), said.join(' ')),
  ],
  [/^the refusal says (\w+) (.*)$/, (run, [fact = '', said]) => run.expect(fact, run.factOf(fact), said)],
  [
    /^(\w+) has asked (\d+) times today and may (\d+) more$/,
    (run, [name = '', ...said]) => run.expect('requests', run.requestsOf(name), said.join(' ')),
  ],
]

/** A toy exchange with people at its console, a chain and a bank. */
export class MoneyRun extends OperatorRun {
  readonly #addresses = new Map<string, number>()
  #transfers = 0
  #faucet = 0

  protected override read(said: string): (() => void) | undefined {
    const known = STEPS.find(([pattern]) => pattern.test(said))
    return known ? () => known[1](this, known[0].exec(said)?.slice(1) ?? []) : super.read(said)
  }

  /** The next moment at which the clocks of Hong Kong say so. */
  waitFor([hours = 0, minutes = 0, seconds = 0]: readonly number[]): void {
    const wanted = ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS
    const now = (this.toy.time + HONG_KONG_MS) % DAY_MS
    this.passSlowly((wanted - now + DAY_MS) % DAY_MS)
  }

  /** In steps after which the clock goes on. */
  passSlowly(ms: number): void {
    let left = ms
    for (; left > LONGEST_STEP_MS; left -= LONGEST_STEP_MS) this.passMs(LONGEST_STEP_MS)
    this.passMs(left)
  }

  silence(days: number): void {
    this.toy.time += days * DAY_MS
    this.#send({ type: 'AnchorAudit', rows: 1, head: 'a'.repeat(64) })
  }

  resume(): void {
    this.#send({ type: 'ResumeClock', reason: 'compared with two others' })
  }

  deposit(name: string, usdt: string, digit = 'f'): void {
    this.#transfers++
    this.#credit(this.owner(name), usdt, `0x${digit.repeat(40)}`)
  }

  depositAgain(name: string): void {
    this.#credit(this.owner(name), '1', `0x${'f'.repeat(40)}`)
  }

  addAddress(name: string, text: string, as: string | undefined): void {
    const address = text.length === 1 ? `0x${text.repeat(40)}` : text
    const owner = this.owner(name)
    const outcome = this.#send({ type: 'AddPayoutAddress', ...this.stamp(owner), asset: 1, chain: 'ethereum', address })
    if (as !== undefined && outcome.reply.kind === 'done') this.#addresses.set(as, outcome.reply.value)
  }

  removeAddress(name: string, address: string): void {
    const owner = this.owner(name)
    this.#send({ type: 'RemovePayoutAddress', ...this.stamp(owner), address: this.address(address) })
  }

  address(name: string): number {
    return this.#addresses.get(name) ?? 999
  }

  /** At the fee that a quote tells, unless the story says another. */
  withdraw(
    name: string,
    kind: 'chain' | 'bank' | 'return',
    usdt: string,
    target: number,
    said: string | undefined,
    as: string | undefined,
  ): void {
    const owner = this.owner(name)
    const amount = units(usdt)
    const request = { kind, asset: 1, amount, target }
    const quote = this.toy.exchange.withdrawals.quote(owner, request)
    const fee = said === undefined ? quote.fee : units(said)
    const payee = kind === 'bank' ? 'b'.repeat(64) : ''
    const { reply } = this.#send({ type: 'RequestWithdrawal', ...this.stamp(owner), ...request, fee, payee })
    const told = reply.kind === 'rejected' ? reply.rejection : null
    if (told !== 'fee_changed') this.expect('quote', quote.rejection, told)
    if (as !== undefined && reply.kind === 'done') this.withdrawals.set(as, reply.value)
  }

  takeBack(name: string, withdrawal: string): void {
    const owner = this.owner(name)
    this.#send({ type: 'CancelWithdrawal', ...this.stamp(owner), withdrawal: this.withdrawal(withdrawal) })
  }

  sign(name: string, digit: string): void {
    this.#send({ type: 'SignWithdrawal', withdrawal: this.withdrawal(name), nonce: 0, transaction: hash(digit) })
  }

  raise(name: string, digit: string): void {
    this.#send({ type: 'ReplacePayment', withdrawal: this.withdrawal(name), transaction: hash(digit) })
  }

  tell(what: string | undefined, name: string, digit: string): void {
    const type = what === 'fails' ? 'FailWithdrawal' : 'ConfirmWithdrawal'
    this.#send({ type, withdrawal: this.withdrawal(name), transaction: hash(digit), block: 120 })
  }

  /** At the present quote, unless the story says which quote was shown. A quote lives 10 s. */
  convert(
    name: string,
    text: string,
    [from, to]: readonly [number, number],
    shown: string | undefined,
    wait: number,
  ): void {
    const owner = this.owner(name)
    const amount = parseDecimal(text, SCALES[from] ?? 0) ?? 0n
    const quote = this.toy.exchange.conversions.quote(owner, from, to, amount)
    const receive = shown === undefined ? larger(quote.receive, 1n) : (parseDecimal(shown, SCALES[to] ?? 0) ?? 0n)
    const expiresAt = this.toy.time + QUOTE_MS
    this.toy.time += wait * SECOND_MS
    const stamp = this.stamp(owner)
    this.#send({ type: 'ConvertFunds', ...stamp, from, to, amount, receive, expiresAt })
  }

  sample(price: number): void {
    this.toy.renewLeases()
    const samples = [{ market: 1, sources: [price] }]
    this.#send({ type: 'IndexSamples', holder: HOLDER, samples })
  }

  restrict(verb: string | undefined, reason: string): void {
    this.#send({ type: 'RestrictPlatform', withdrawalsOnly: verb === 'restricts', reason })
  }

  coinsOf(name: string): string {
    const coins = this.toy.exchange.ledger.balances(this.owner(name)).find((each) => each.asset === 2)
    return formatPlain(coins?.available ?? 0n, BITCOIN)
  }

  fundCoins(name: string, btc: string): void {
    const amount = parseDecimal(btc, BITCOIN) ?? 0n
    this.#send({ type: 'FaucetCredit', owner: this.owner(name), asset: 2, amount, ref: `btc ${++this.#faucet}` })
  }

  sell(name: string, lots: number, price: number): void {
    const how = { kind: 'limit', timeInForce: 'GTC', turnover: 0n, stopPrice: 0, maxSlippagePpm: 0 } as const
    const stamp = this.stamp(this.owner(name))
    this.#send({
      type: 'PlaceOrder',
      ...stamp,
      market: 1,
      side: 'sell',
      lots,
      price,
      ...how,
      selfTrade: 'expire_taker',
    })
  }

  ownedBy(name: string): string {
    const funds = this.toy.exchange.ledger.balances(this.owner(name)).find((each) => each.asset === 1)
    return `${text(funds?.available)} free and ${text(funds?.held)} held`
  }

  unlocked(name: string): string {
    return text(this.toy.exchange.withdrawals.allowance(this.owner(name), 1)?.unlocked)
  }

  requestsOf(name: string): string {
    const allowance = this.toy.exchange.withdrawals.allowance(this.owner(name), 1)
    return `${allowance?.usedToday} ${allowance?.leftToday}`
  }

  stateOf(name: string): string | undefined {
    return this.toy.exchange.withdrawals.withdrawal(this.withdrawal(name))?.state
  }

  /** The digit of the transaction that it names. */
  namedBy(name: string): string | undefined {
    return this.toy.exchange.withdrawals.withdrawal(this.withdrawal(name))?.transaction.at(-1)
  }

  feeOf(name: string): string {
    return text(this.toy.exchange.withdrawals.withdrawal(this.withdrawal(name))?.fee)
  }

  /** `lot` counts the customer's own. */
  lotOf(name: string, lot: number): string {
    const view: LotView | undefined = this.toy.exchange.lots.of(this.owner(name))[lot - 1]
    return [view?.left, view?.turnoverDone, view?.turnoverNeeded].map(text).join(' ')
  }

  factOf(fact: string): string {
    const reply = this.toy.last?.reply
    return reply?.kind === 'rejected' ? String(reply.facts[fact]) : 'nothing'
  }

  #credit(owner: OwnerId, usdt: string, from: string): void {
    const transaction = `0x${String(this.#transfers).padStart(64, '0')}`
    const where = { chain: 'ethereum', token: TOKEN, transaction, logIndex: 0, block: 100 } as const
    this.#send({ type: 'CreditDeposit', owner, asset: 1, amount: units(usdt), ...where, from, to: OURS })
  }

  #send(command: Parameters<OperatorRun['apply']>[0]): Outcome {
    this.apply(command)
    return this.toy.last as Outcome
  }
}

export function playMoney(story: Scenario, book: BookKind): ToyExchange {
  return playOn(new MoneyRun(book), story)
}

function hash(digit: string): string {
  return `0x${digit.repeat(64)}`
}

function units(usdt: string): Amount {
  return parseDecimal(usdt, USDT) ?? 0n
}

function text(amount: Amount | undefined): string {
  return amount === undefined ? 'nothing' : formatPlain(amount, USDT)
}
