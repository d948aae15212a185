import type { CallData, VerificationLevel } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'

/** All figures that the score is made of. They alone decide it. */
export interface CreditInputs {
  readonly level: VerificationLevel
  /** Full days since the account was opened. */
  readonly days: number
  /** An authenticator app or a passkey is set up. */
  readonly secondFactor: boolean
  readonly email: boolean
  readonly phone: boolean
  readonly transactionPassword: boolean
  readonly securityQuestion: boolean
  /** Value of spot and contract fills of the last 30 days in millionths of a USDT. */
  readonly traded: bigint
  readonly repayments: LoansRepaid
}

/** How a customer has repaid loans. */
export interface LoansRepaid {
  /** Repaid, never overdue, after they had cost interest. */
  readonly onTime: number
  /** Repaid after they had been overdue. */
  readonly late: number
  /** Overdue now, or given up. */
  readonly open: number
}

export type Credit = CallData<'getCredit'>
type CreditItem = Credit['items'][number]

const USDT_SCALE = 6
const LEVEL_POINTS: Readonly<Record<VerificationLevel, number>> = { 0: 0, 1: 100, 2: 250, 3: 350 }
const DAYS_A_POINT = 3
const AGE_MAX = 80
const FACTOR_POINTS = 150
const CONTACT_POINTS = 50
const PASSWORD_POINTS = 50
const QUESTION_POINTS = 30
const USDT_A_POINT = 500n
const TRADED_MAX = 140
const NOTHING_OVERDUE_POINTS = 40
const LOAN_POINTS = 20
const REPAID_MAX = 60

const LEVEL_NAMES: Readonly<Record<VerificationLevel, string>> = {
  0: 'not verified',
  1: 'junior',
  2: 'senior',
  3: 'senior and address',
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

function ofTwo(first: boolean, second: boolean): string {
  return `${Number(first) + Number(second)} of 2`
}

/** USDT, rounded down to cents. */
function usdtText(amount: bigint): string {
  return formatDecimal(amount / 10n ** BigInt(USDT_SCALE - 2), 2)
}

/** Figures as the wire has them. */
function factsOf(figures: Readonly<Record<string, number | bigint | string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)]))
}

function levelFacts(level: VerificationLevel): Record<string, string> {
  const { 1: junior, 2: senior, 3: address } = LEVEL_POINTS
  return factsOf({ level, junior, senior: senior - junior, address: address - senior })
}

/** One point for each full 500 USDT. */
function tradedPoints(traded: bigint): number {
  const points = traded / (USDT_A_POINT * 10n ** BigInt(USDT_SCALE))
  return points > BigInt(TRADED_MAX) ? TRADED_MAX : Number(points)
}

/** Nothing while a loan is overdue or was given up; each that was overdue undoes one that was not. */
function loanPoints({ onTime, late, open }: LoansRepaid): number {
  if (open > 0) return 0
  return NOTHING_OVERDUE_POINTS + Math.min(REPAID_MAX, Math.max(0, onTime - late) * LOAN_POINTS)
}

function loansText({ onTime, late, open }: LoansRepaid): string {
  return `${onTime} repaid on time, ${late} late, ${open} overdue`
}

/** The items in the order they are shown; `value` is the counted figure, `rule` how it becomes points, `facts` the figures of both. */
function itemsOf(inputs: CreditInputs): readonly CreditItem[] {
  const { level, days, secondFactor, email, phone, transactionPassword, securityQuestion, traded, repayments } = inputs
  const age = Math.min(AGE_MAX, Math.floor(days / DAYS_A_POINT))
  return [
    {
      id: 'verification',
      points: LEVEL_POINTS[level],
      max: LEVEL_POINTS[3],
      value: LEVEL_NAMES[level],
      rule: 'Junior 100, senior 150 more, address 100 more',
      facts: levelFacts(level),
    },
    {
      id: 'age',
      points: age,
      max: AGE_MAX,
      value: `${days} ${days === 1 ? 'day' : 'days'}`,
      rule: '1 for each 3 full days since registration',
      facts: factsOf({ days, each: DAYS_A_POINT }),
    },
    {
      id: 'factor',
      points: secondFactor ? FACTOR_POINTS : 0,
      max: FACTOR_POINTS,
      value: yesOrNo(secondFactor),
      rule: '150 for an authenticator app or a passkey',
      facts: factsOf({ points: FACTOR_POINTS, set: Number(secondFactor) }),
    },
    {
      id: 'contacts',
      points: (Number(email) + Number(phone)) * CONTACT_POINTS,
      max: 2 * CONTACT_POINTS,
      value: ofTwo(email, phone),
      rule: '50 for an email address, 50 for a phone number',
      facts: factsOf({ points: CONTACT_POINTS, set: Number(email) + Number(phone) }),
    },
    {
      id: 'protection',
      points: (transactionPassword ? PASSWORD_POINTS : 0) + (securityQuestion ? QUESTION_POINTS : 0),
      max: PASSWORD_POINTS + QUESTION_POINTS,
      value: ofTwo(transactionPassword, securityQuestion),
      rule: '50 for a transaction password, 30 for a security question',
      facts: factsOf({
        password: PASSWORD_POINTS,
        question: QUESTION_POINTS,
        set: Number(transactionPassword) + Number(securityQuestion),
      }),
    },
    {
      id: 'traded',
      points: tradedPoints(traded),
      max: TRADED_MAX,
      value: `${usdtText(traded)} USDT`,
      rule: '1 for each full 500 USDT of spot and contract fills in the last 30 days',
      facts: factsOf({ each: USDT_A_POINT, traded: usdtText(traded) }),
    },
    {
      id: 'repayments',
      points: loanPoints(repayments),
      max: NOTHING_OVERDUE_POINTS + REPAID_MAX,
      value: loansText(repayments),
      rule: '40 while no loan is overdue; 20 for each repaid on time less each repaid late, at most 60',
      facts: factsOf({ none: NOTHING_OVERDUE_POINTS, each: LOAN_POINTS, most: REPAID_MAX, ...repayments }),
    },
  ]
}

/** The sum of the items' points, from 0 to 1000. The same inputs give the same score, always. */
export function creditScore(inputs: CreditInputs): Credit {
  const items = itemsOf(inputs)
  const sum = (field: 'points' | 'max') => items.reduce((total, item) => total + item[field], 0)
  return { score: sum('points'), max: sum('max'), items: [...items] }
}
