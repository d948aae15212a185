import type { LoanTerms, OperatorAction } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'

/** What the stories' people decide about. */
interface LoanDesk {
  readonly now: number
  loan(name: string): number
}

type Act = (desk: LoanDesk, match: readonly string[]) => OperatorAction

const USDT = 6
const HOUR_MS = 3_600_000

/** What a product of the stories offers, but for what they say of it. */
export const TOY_LOAN: LoanTerms = {
  product: 1,
  name: 'Ten days',
  days: 10,
  freeDays: 3,
  dailyRatePpm: 1_000,
  lateRatePpm: 5_000,
  graceDays: 1,
  lenderName: 'Toy Lending',
  mayLeave: false,
  min: '10',
  max: '1000',
  state: 'open',
}

const ACTS: readonly (readonly [RegExp, Act])[] = [
  [/^offers? loan (\d+)(?:: (.*))?$/, (_, [product, change = '']) => offer(Number(product), change)],
  [/^puts? (\S+) into the loan pool$/, (_, [amount]) => ({ type: 'FundLoanPool', amount: units(amount) })],
  [/^takes? (\S+) out of the loan pool$/, (_, [amount]) => ({ type: 'ReturnLoanPool', amount: units(amount) })],
  [
    /^pays? out (\S+) of (\w+)$/,
    (desk, [amount, name = '']) => ({ type: 'DisburseLoan', loan: desk.loan(name), amount: units(amount) }),
  ],
  [
    /^rejects? (\w+): (\w+)$/,
    (desk, [name = '', reason = '']) => ({ type: 'RejectLoan', loan: desk.loan(name), reason }),
  ],
  [
    /^counts? (\S+) on (\w+) by line (\w+) of (\d+) h ago$/,
    (desk, [amount, name = '', line = '', hours]) => ({
      type: 'CreditLoanProof',
      loan: desk.loan(name),
      amount: units(amount),
      line,
      uploadedAt: desk.now - Number(hours) * HOUR_MS,
    }),
  ],
  [
    /^writes? off (\w+): (\w+)$/,
    (desk, [name = '', reason = '']) => ({ type: 'WriteOffLoan', loan: desk.loan(name), reason }),
  ],
]

/** Decisions about loans; undefined when a phrase says nothing of the kind. */
export function readLoanAct(desk: LoanDesk, phrase: string): OperatorAction | undefined {
  const act = ACTS.find(([pattern]) => pattern.test(phrase))
  return act?.[1](desk, act[0].exec(phrase)?.slice(1) ?? [])
}

/** "days 3, mayLeave true": the fields of one kind stay numbers or flags, those of the other texts. */
function offer(product: number, change: string): OperatorAction {
  const said = change === '' ? [] : change.split(', ').map((field) => field.split(' ') as [keyof LoanTerms, string])
  const fields = said.map(([field, value]) => {
    const kind = typeof TOY_LOAN[field]
    return [field, kind === 'number' ? Number(value) : kind === 'boolean' ? value === 'true' : value]
  })
  return { type: 'SetLoanProduct', terms: { ...TOY_LOAN, product, ...Object.fromEntries(fields) } }
}

function units(usdt = '0'): bigint {
  return parseDecimal(usdt, USDT) ?? 0n
}
