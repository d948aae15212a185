import {
  type Command,
  type DecisionTaken,
  FIRST_CUSTOMER,
  type OperatorAction,
  type OwnerId,
  type Reply,
  type SystemOwner,
} from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import type { BookKind } from '../../matching/makeBook.ts'
import type { Named } from '../named.ts'
import type { Scenario } from '../scenario.ts'
import { ToyExchange } from '../toyExchange.ts'
import { readAct } from './operatorActs.ts'

type Words = readonly string[]
type Step = (run: OperatorRun, match: Words) => void

const SECOND_MS = 1_000
const USDT = 6

/** The other lines a story may have. `=>` after an action gives the expected reply; without it: done. */
const STEPS: readonly (readonly [RegExp, Step])[] = [
  [/^(\d+) s pass$/, (run, [seconds]) => run.pass(Number(seconds))],
  [/^the platform holds (\w+) for (\d+) s$/, (run, [name = '', seconds]) => run.platformHolds(name, Number(seconds))],
  [/^the audit chain has (\d+) rows? and ends in (\w)$/, (run, [rows, digit = '']) => run.anchor(Number(rows), digit)],
  [/^(\w+) has (\S+) USDT$/, (run, [name = '', amount = '']) => run.fund(name, amount)],
  [
    /^(\w+) buys (\d+) at (\d+)(?: as (\w+))?$/,
    (run, [name = '', lots, price, as]) => run.buy(name, Number(lots), Number(price), as),
  ],
  [/^order (\w+) pays (\S+)$/, (run, [name = '', paid]) => run.expect('rates', run.ratesOf(name), paid)],
  [
    /^(\w+) may (not )?withdraw$/,
    (run, [name = '', not]) => run.expect('may withdraw', run.mayWithdraw(name), not === undefined),
  ],
  [
    /^(\w+) is at level (\d+)$/,
    (run, [name = '', level]) =>
      run.expect('level', run.toy.exchange.customers.verification(run.owner(name)), Number(level)),
  ],
  [
    /^(\w+) is (not )?frozen$/,
    (run, [name = '', not]) =>
      run.expect('frozen', run.toy.exchange.customers.isFrozen(run.owner(name)), not === undefined),
  ],
  [
    /^level (\d) may borrow (\S+)$/,
    (run, [level, most]) =>
      run.expect('loans', run.toy.exchange.customers.verificationPolicy().loanLimits[Number(level)], most),
  ],
  [/^the market is (\w+)$/, (run, [state]) => run.expect('state', run.toy.exchange.spot.market(1).state, state)],
  [
    /^the largest order is (\d+)$/,
    (run, [lots]) => run.expect('maxLots', run.toy.exchange.spot.market(1).definition.maxLots, Number(lots)),
  ],
  [
    /^(\d+) decisions? waits?$/,
    (run, [count]) => run.expect('waiting', run.toy.exchange.decisions.scheduled().length, Number(count)),
  ],
  [/^(\w+) is told as (.*)$/, (run, [name = '', told]) => run.expect('told', run.toldOf(name), told)],
  [
    /^(\w+) owns (\S+) USDT$/,
    (run, [owner, amount = '']) => run.expect('owns', run.owned(owner as SystemOwner), parseDecimal(amount, USDT)),
  ],
  [/^(\w+) has the roles (.*)$/, (run, [name = '', roles]) => run.expect('roles', run.rolesOf(name), roles)],
]

/** A toy exchange with people at its console. */
export class OperatorRun implements Named {
  readonly toy: ToyExchange
  readonly #operators = new Map<string, number>()
  readonly #owners = new Map<string, OwnerId>()
  readonly #decisions = new Map<string, number>()
  readonly #orders = new Map<string, number>()
  readonly #told = new Map<number, DecisionTaken>()
  /** By the names they were given. `missing` has the number of no withdrawal; a name that was never given has 0, which is out of range. */
  protected readonly withdrawals = new Map<string, number>([['missing', 999_999]])
  #key = 0

  constructor(book: BookKind) {
    this.toy = new ToyExchange(book)
  }

  play(line: string): void {
    const [said = '', reply = 'done'] = line.split(' => ')
    const before = this.toy.exchange.sequence
    const step = this.read(said)
    if (step) step()
    else this.#decide(said)
    const { last } = this.toy
    if (last && this.toy.exchange.sequence > before) this.expect('reply', wordOf(last.reply), reply)
  }

  /** The expectation that a line states; undefined when it is an operator's decision. */
  protected read(said: string): (() => void) | undefined {
    const known = STEPS.find(([pattern]) => pattern.test(said))
    return known && (() => known[1](this, known[0].exec(said)?.slice(1) ?? []))
  }

  /** What a phrase says should be done; undefined when it says nothing of the kind. */
  protected act(phrase: string): OperatorAction | undefined {
    return readAct(this, phrase)
  }

  /** "Ann with Ben halts the market in 60 s as drill": one or two people, or nobody. */
  #decide(said: string): void {
    const [, proposer = '', approver, rest = ''] = /^(\w+)(?: with (\w+))? (.*)$/.exec(said) ?? []
    const [, phrase = rest, seconds, name] = /^(.*?)(?: in (\d+) s)?(?: as (\w+))?$/.exec(rest) ?? []
    const action = this.act(phrase)
    if (!action) throw new Error(`no such line: ${said}`)
    const effectiveAt = seconds === undefined ? 0 : this.toy.time + Number(seconds) * SECOND_MS
    this.apply({
      type: 'Decide',
      proposer: proposer === 'nobody' ? 0 : this.operator(proposer),
      approver: approver === undefined ? 0 : this.operator(approver),
      effectiveAt,
      reason: 'as agreed',
      action,
    })
    if (name !== undefined) this.#decisions.set(name, this.toy.exchange.sequence)
  }

  apply(command: Command): void {
    for (const event of this.toy.apply(command).events) {
      if (event.type === 'DecisionTaken') this.#told.set(event.decision, event)
    }
  }

  get now(): number {
    return this.toy.time
  }

  operator(name: string): number {
    const known = this.#operators.get(name) ?? this.#operators.size + 1
    this.#operators.set(name, known)
    return known
  }

  owner(name: string): OwnerId {
    const known = this.#owners.get(name)
    if (known !== undefined) return known
    this.apply({ type: 'OpenOwner', ref: name })
    const owner = FIRST_CUSTOMER + this.#owners.size
    this.#owners.set(name, owner)
    return owner
  }

  decision(name: string): number {
    return this.#decisions.get(name) ?? 0
  }

  withdrawal(name: string): number {
    return this.withdrawals.get(name) ?? 0
  }

  toldOf(name: string): string {
    const told = this.#told.get(this.decision(name))
    return told?.rejection ? `${told.state}: ${told.rejection}` : String(told?.state)
  }

  pass(seconds: number): void {
    this.passMs(seconds * SECOND_MS)
  }

  passMs(ms: number): void {
    this.toy.time += ms
    this.apply({ type: 'AcquireLease', role: 'flow', holder: 7, until: this.toy.time + SECOND_MS })
  }

  platformHolds(name: string, seconds: number): void {
    const until = this.toy.time + seconds * SECOND_MS
    this.apply({ type: 'HoldWithdrawals', owner: this.owner(name), until, reason: 'password changed' })
  }

  anchor(rows: number, digit: string): void {
    this.apply({ type: 'AnchorAudit', rows, head: digit.repeat(64) })
  }

  fund(name: string, usdt: string): void {
    const amount = parseDecimal(usdt, USDT) ?? 0n
    this.apply({ type: 'FaucetCredit', owner: this.owner(name), asset: 1, amount, ref: `${++this.#key}` })
  }

  buy(name: string, lots: number, price: number, as: string | undefined): void {
    const owner = this.owner(name)
    const how = { kind: 'limit', timeInForce: 'GTC', turnover: 0n, stopPrice: 0, maxSlippagePpm: 0 } as const
    this.apply({
      type: 'PlaceOrder',
      ...this.stamp(owner),
      market: 1,
      side: 'buy',
      lots,
      price,
      ...how,
      selfTrade: 'expire_taker',
    })
    const reply = this.toy.last?.reply
    if (as !== undefined && reply?.kind === 'order') this.#orders.set(as, reply.order)
  }

  /** A new identity for a customer's command. */
  stamp(owner: OwnerId) {
    return { owner, key1: 1, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
  }

  ratesOf(name: string): string {
    const order = this.toy.exchange.spot.order(this.#orders.get(name) ?? 0)
    return `${order?.makerPpm}/${order?.takerPpm}`
  }

  mayWithdraw(name: string): boolean {
    return this.toy.exchange.customers.withdrawalsHeldUntil(this.owner(name)) === 0
  }

  owned(owner: SystemOwner): bigint {
    const balances = this.toy.exchange.ledger
      .systemBalances()
      .filter((balance) => balance.owner === owner && balance.asset === 1)
    return balances.reduce((sum, { available }) => sum + available, 0n)
  }

  rolesOf(name: string): string {
    const view = this.toy.exchange.decisions.operators().find(({ operator }) => operator === this.operator(name))
    return view?.roles.join(' ') || 'none'
  }

  expect(what: string, found: unknown, wanted: unknown): void {
    if (found !== wanted) throw new Error(`${what} is '${String(found)}', not '${String(wanted)}'`)
  }
}

export function playOperators(story: Scenario, book: BookKind): ToyExchange {
  return playOn(new OperatorRun(book), story)
}

/** Plays a story; throws at the first line that does not come true. */
export function playOn(run: OperatorRun, story: Scenario): ToyExchange {
  for (const line of story.lines) {
    try {
      run.play(line)
    } catch (error) {
      throw new Error(`${story.title}: ${line}`, { cause: error })
    }
  }
  return run.toy
}

function wordOf(reply: Reply): string {
  if (reply.kind === 'rejected') return reply.rejection
  return reply.kind === 'order' ? reply.state : 'done'
}
