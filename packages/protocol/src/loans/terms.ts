import { type FieldsOf, flag, id, ppm, text, whole, word } from '../shape/kinds.ts'
import { MAX_LOAN_PRODUCTS } from '../shape/limits.ts'

export type LoanProductId = number
export const LOAN_PRODUCT = whole<LoanProductId>(1, MAX_LOAN_PRODUCTS, 'loan product')

const MAX_LOAN_DAYS = 365

/** `closed`: no applications are taken; earlier applications and loans go on. */
const LENDING = { open: 0, closed: 1 } as const

/** The part of the terms that a loan keeps from its application. */
const LASTING = {
  /** A day is each 24 hours begun since disbursement. After the last one the loan is expired. */
  days: whole(1, MAX_LOAN_DAYS, 'days'),
  /** The first days, which cost nothing. */
  freeDays: whole(0, MAX_LOAN_DAYS, 'days'),
  /** The charge of each later day, as a part of the principal owed. */
  dailyRatePpm: ppm(1),
  /** The additional charge of each day once the loan is overdue, as a part of the principal owed. */
  lateRatePpm: ppm(),
  /** Between expired and overdue. */
  graceDays: whole(0, MAX_LOAN_DAYS, 'days'),
  /** The company that lends. */
  lenderName: text(1),
  /** Whether lent money may be withdrawn from the platform. */
  mayLeave: flag(),
}

export const LOAN_TERMS_FIELDS = {
  product: LOAN_PRODUCT,
  name: text(1),
  ...LASTING,
  /** Least and most of one loan, decimal strings in the withdrawal asset. */
  min: text(),
  max: text(),
  state: word(LENDING),
}
/** The terms of a loan product. Later versions hold for later applications: each loan keeps its own terms. */
export type LoanTerms = FieldsOf<typeof LOAN_TERMS_FIELDS>

export const FROZEN_LOAN_FIELDS = {
  product: LOAN_PRODUCT,
  /** Version: the number of the decision that set them. */
  terms: id(),
  ...LASTING,
}
export type FrozenLoanTerms = FieldsOf<typeof FROZEN_LOAN_FIELDS>
