import type { CallData } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import { compareDecimals } from '../../../shared/decimals/exactDecimal.ts'
import { typedAmount } from '../../../shared/decimals/typedAmount.ts'
import { DECIMALS } from '../currency.ts'

export type Kept = CallData<'getLend'>
export type LoanProduct = CallData<'lendList'>[number]
export type LoanLimit = CallData<'lendMy'>

/** The questions of an application, all answered by text; pictures by their ids. */
export type Application = Omit<Kept, 'saved' | 'until'>
export type ApplicationField = keyof Application

export const STEPS = ['personal', 'identity', 'income', 'review'] as const
export type Step = (typeof STEPS)[number]

/** The fields of each step, in the order of the page. */
export const STEP_FIELDS = {
  personal: ['id', 'amount', 'name', 'country', 'address', 'birth', 'phone'],
  identity: ['frontId', 'backId'],
  income: ['income', 'expected', 'creditId', 'housingId', 'incomeProofId', 'bankFlowId'],
  review: [],
} as const satisfies Readonly<Record<Step, readonly ApplicationField[]>>

const FIELDS: readonly ApplicationField[] = STEPS.flatMap((step): readonly ApplicationField[] => STEP_FIELDS[step])

export const PICTURE_USES = {
  frontId: 'loan_front',
  backId: 'loan_back',
  creditId: 'loan_credit',
  housingId: 'loan_housing',
  incomeProofId: 'loan_income',
  bankFlowId: 'loan_bank',
} as const
export type PictureField = keyof typeof PICTURE_USES

export type ApplicationProblem = 'empty' | 'phone' | 'amount' | 'age' | 'min' | 'max'

/** The limits of an application. */
export interface Offer {
  /** The product that is chosen. */
  readonly product: LoanProduct | undefined
  /** The most that a further application may ask for, plain decimal. */
  readonly available: string
  /** UTC ms. */
  readonly now: number
}

/** Younger applicants get no loan. */
export const ADULT_YEARS = 18

/** Digits with the usual separators, with or without the code of a country. */
const PHONE = /^\+?\d[\d ()-]{5,28}$/

/** The most that can be applied for now: within the terms, the own limit, and the pool. */
export function mostOf({ product, available }: Pick<Offer, 'product' | 'available'>): string {
  return product && compareDecimals(product.max, available) < 0 ? product.max : available
}

/** "1990-12-31", a day that exists, long enough ago. */
function isAdult(birth: string, now: number): boolean {
  const day = new Date(`${birth}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return false
  day.setUTCFullYear(day.getUTCFullYear() + ADULT_YEARS)
  return day.getTime() <= now
}

function isAmount(text: string): boolean {
  const units = parseDecimal(typedAmount(text), DECIMALS)
  return units !== undefined && units > 0n
}

function amountProblem(text: string, offer: Offer): ApplicationProblem | undefined {
  const amount = typedAmount(text)
  if (!isAmount(amount)) return 'amount'
  if (offer.product && compareDecimals(amount, offer.product.min) < 0) return 'min'
  return compareDecimals(amount, mostOf(offer)) > 0 ? 'max' : undefined
}

/** The problem of one field; the exchange judges again. */
export function fieldProblem(field: ApplicationField, value: string, offer: Offer): ApplicationProblem | undefined {
  if (field === 'amount') return amountProblem(value, offer)
  if (field === 'id') return offer.product ? undefined : 'empty'
  if (value.trim() === '') return 'empty'
  if (field === 'birth') return isAdult(value, offer.now) ? undefined : 'age'
  if (field === 'income' || field === 'expected') return isAmount(value) ? undefined : 'empty'
  if (field !== 'phone') return undefined
  return PHONE.test(value.trim()) ? undefined : 'phone'
}

export interface Missing {
  readonly step: Step
  readonly field: ApplicationField
}

/** The problems to be mended before an application can be sent, in the order of its pages. */
export function missingOf(values: Application, offer: Offer): readonly Missing[] {
  return STEPS.flatMap((step) =>
    STEP_FIELDS[step]
      .filter((field) => fieldProblem(field, values[field], offer) !== undefined)
      .map((field) => ({ step, field })),
  )
}

/** The answers alone, without the time at which they were saved. */
export function askedOf({ saved: _saved, until: _until, ...asked }: Kept): Application {
  return asked
}

export function isSame(one: Application, other: Application): boolean {
  return FIELDS.every((field) => one[field] === other[field])
}
