import type { LoanView, OperatorAction } from '@touchstone/protocol'
import { type Amount, formatPlain, parseDecimal } from '@touchstone/quantities'
import type { BookKind } from '../../matching/makeBook.ts'
import { playOn } from '../decisions/operatorRun.ts'
import { MoneyRun } from '../moneyRun.ts'
import type { Scenario } from '../scenario.ts'
import type { ToyExchange } from '../toyExchange.ts'
import { readLoanAct } from './loanActs.ts'

type Step = (run: LoanRun, match: readonly string[]) => void

const USDT = 6
const DAY_MS = 86_400_000
/** What a quote cannot know: the version the customer is shown, and how the command is made. */
const UNQUOTED = ['terms_changed', 'bad_command', 'clock_stopped']

/** What a story may say about loans. Amounts are USDT. */
const STEPS: readonly (readonly [RegExp, Step])[] = [
  [
    /^(\w+) borrows (\S+) of (\d+)(?: as (\w+))?(?: by terms (\d+))?$/,
    (run, [name = '', amount = '', product, as, terms]) => run.borrow(name, amount, Number(product), as, terms),
  ],
  [/^(\w+) cancels loan (\w+)$/, (run, [name = '', loan = '']) => run.cancel(name, loan)],
  [/^(\w+) repays (\S+) of (\w+)$/, (run, [name = '', amount = '', loan = '']) => run.repay(name, amount, loan)],
  [/^day (\d+) of (\w+) begins$/, (run, [day, loan = '']) => run.passTo(loan, Number(day), 0)],
  [/^day (\d+) of (\w+) is about to begin$/, (run, [day, loan = '']) => run.passTo(loan, Number(day), -1)],
  [
    /^(\w+) is (not_reviewed|disbursed|to_repay|expired|overdue)$/,
    (run, [loan = '', state]) => run.expect('state', run.view(loan)?.state, state),
  ],
  [/^(\w+) is over$/, (run, [loan = '']) => run.expect('loan', run.view(loan), undefined)],
  [
    /^(\w+) owes (\S+) late, (\S+) interest and (\S+) principal$/,
    (run, [loan = '', ...said]) => run.expect('owed', run.owedOn(loan), said.join(' ')),
  ],
  [
    /^(\w+) may borrow (\S+) of (\S+)$/,
    (run, [name = '', ...said]) => run.expect('limit', run.limitOf(name), said.join(' ')),
  ],
  [/^loan (\d+) has (\S+) left$/, (run, [product, left]) => run.expect('left', run.leftOf(Number(product)), left)],
  [
    /^the pool has (\S+), (\S+) lent, (\S+) paid outside and (\S+) written off$/,
    (run, said) => run.expect('pool', run.pool(), said.join(' ')),
  ],
  [
    /^(\d+) steps? (?:was|were) told at once$/,
    (run, [steps]) => run.expect('steps', run.stepsOfEntry(), Number(steps)),
  ],
]

/** A toy exchange that lends. */
class LoanRun extends MoneyRun {
  readonly #loans = new Map<string, number>()

  protected override read(said: string): (() => void) | undefined {
    const known = STEPS.find(([pattern]) => pattern.test(said))
    return known ? () => known[1](this, known[0].exec(said)?.slice(1) ?? []) : super.read(said)
  }

  protected override act(phrase: string): OperatorAction | undefined {
    return readLoanAct(this, phrase) ?? super.act(phrase)
  }

  loan(name: string): number {
    return this.#loans.get(name) ?? 999
  }

  /** At the terms in force, unless the story says others; the quote has to tell the same. */
  borrow(name: string, usdt: string, product: number, as: string | undefined, shown: string | undefined): void {
    const owner = this.owner(name)
    const amount = units(usdt)
    const { loans } = this.toy.exchange
    const quote = loans.quote(owner, product, amount)
    const terms = shown === undefined ? (loans.product(product)?.version ?? 1) : Number(shown)
    this.apply({ type: 'ApplyForLoan', ...this.stamp(owner), product, amount, terms })
    const reply = this.toy.last?.reply
    const told = reply?.kind === 'rejected' ? reply.rejection : null
    if (told === null || !UNQUOTED.includes(told)) this.expect('quote', quote.rejection, told)
    if (as !== undefined && reply?.kind === 'done') this.#loans.set(as, reply.value)
  }

  cancel(name: string, loan: string): void {
    this.apply({ type: 'CancelLoan', ...this.stamp(this.owner(name)), loan: this.loan(loan) })
  }

  repay(name: string, usdt: string, loan: string): void {
    const stamp = this.stamp(this.owner(name))
    this.apply({ type: 'RepayLoan', ...stamp, loan: this.loan(loan), amount: units(usdt) })
  }

  /** To the very millisecond in which a day begins, or so many beside it. */
  passTo(loan: string, day: number, ms: number): void {
    const from = this.view(loan)?.disbursedAt ?? 0
    const target = from + (day - 1) * DAY_MS + ms
    while (target - this.toy.time > HALF_HOUR_MS) this.passMs(HALF_HOUR_MS)
    this.passMs(target - this.toy.time - 1)
  }

  view(loan: string): LoanView | undefined {
    return this.toy.exchange.loans.loan(this.loan(loan))
  }

  owedOn(loan: string): string {
    const owed = this.view(loan)?.owed
    return [owed?.lateFee, owed?.interest, owed?.principal].map(text).join(' ')
  }

  limitOf(name: string): string {
    const { available, limit } = this.toy.exchange.loans.totals(this.owner(name))
    return `${text(available)} ${text(limit)}`
  }

  leftOf(product: number): string {
    return text(this.toy.exchange.loans.product(product)?.left)
  }

  pool(): string {
    const { available, lent, paidOutside, writtenOff } = this.toy.exchange.loans.pool()
    return [available, lent, paidOutside, writtenOff].map(text).join(' ')
  }

  stepsOfEntry(): number {
    return this.toy.last?.events.filter(({ type }) => type === 'LoanMoved').length ?? 0
  }
}

const HALF_HOUR_MS = 1_800_000

export function playLoans(story: Scenario, book: BookKind): ToyExchange {
  return playOn(new LoanRun(book), story)
}

function units(usdt: string): Amount {
  return parseDecimal(usdt, USDT) ?? 0n
}

function text(amount: Amount | undefined): string {
  return formatPlain(amount ?? 0n, USDT)
}
