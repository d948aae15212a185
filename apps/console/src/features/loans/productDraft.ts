import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatPlain } from '@touchstone/quantities'
import { areAmounts, areRates, millionths, TERMS_SCALE } from '../../shared/terms/typedTerms.ts'

export type Loans = AdminCallData<'getLoans'>
export type LoanProduct = Loans['products'][number]
export type LoanTerms = LoanProduct['terms']

export const PRODUCT_FIELDS = [
  'name',
  'days',
  'freeDays',
  'dailyRate',
  'lateRate',
  'graceDays',
  'min',
  'max',
  'lender',
  'mayLeave',
  'state',
] as const satisfies readonly (keyof LoanTerms)[]
export type ProductField = (typeof PRODUCT_FIELDS)[number]
/** The terms as entered in the fields. */
export type ProductDraft = Readonly<Record<ProductField, string>>

export const YES = 'yes'
export const NO = 'no'

const DAYS = /^\d{1,3}$/
const YEAR_DAYS = 365n

/** The fields of a new product before any input: three free days and one of grace. */
export const EMPTY_DRAFT: ProductDraft = {
  name: '',
  days: '',
  freeDays: '3',
  dailyRate: '',
  lateRate: '',
  graceDays: '1',
  min: '',
  max: '',
  lender: '',
  mayLeave: NO,
  state: 'open',
}

export function draftOf({
  product: _number,
  days,
  freeDays,
  graceDays,
  mayLeave,
  ...written
}: LoanTerms): ProductDraft {
  return {
    ...written,
    days: String(days),
    freeDays: String(freeDays),
    graceDays: String(graceDays),
    mayLeave: mayLeave ? YES : NO,
  }
}

/** The terms in the fields; undefined while one of them cannot be read, or they do not fit each other. */
export function termsOf(product: number, draft: ProductDraft): LoanTerms | undefined {
  const { dailyRate, lateRate, min, max } = draft
  const name = draft.name.trim()
  const lender = draft.lender.trim()
  if (name === '' || lender === '') return undefined
  if (![draft.days, draft.freeDays, draft.graceDays].every((text) => DAYS.test(text))) return undefined
  if (!areAmounts(min, max)) return undefined
  if (!areRates(dailyRate, lateRate)) return undefined
  const days = Number(draft.days)
  const freeDays = Number(draft.freeDays)
  if (days < 1 || freeDays > days || millionths(dailyRate) <= 0n) return undefined
  if (millionths(min) <= 0n || millionths(min) > millionths(max)) return undefined
  const state = draft.state === 'closed' ? 'closed' : 'open'
  const counts = { days, freeDays, graceDays: Number(draft.graceDays) }
  return { product, name, ...counts, dailyRate, lateRate, min, max, lender, mayLeave: draft.mayLeave === YES, state }
}

/** The cost of the whole term per 365 days, free days included, rounded up, as a part of one; undefined while there is none. */
export function yearlyRate(terms: LoanTerms | undefined): string | undefined {
  if (!terms) return undefined
  const days = BigInt(terms.days)
  const paid = BigInt(Math.max(0, terms.days - terms.freeDays))
  return formatPlain((millionths(terms.dailyRate) * paid * YEAR_DAYS + days - 1n) / days, TERMS_SCALE)
}
