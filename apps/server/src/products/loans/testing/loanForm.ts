import type { ImageUse } from '@touchstone/protocol'

/** The pictures of an application, by the field that names each. */
export const LOAN_PICTURES: readonly (readonly [string, ImageUse])[] = [
  ['frontId', 'loan_front'],
  ['backId', 'loan_back'],
  ['creditId', 'loan_credit'],
  ['housingId', 'loan_housing'],
  ['incomeProofId', 'loan_income'],
  ['bankFlowId', 'loan_bank'],
]

/** The answers of an applicant. */
export const LOAN_ANSWERS = {
  name: 'Ann Borrower',
  country: 'HK',
  address: '1 Harbour Road',
  birth: '1990-12-31',
  phone: '+852 5123 4567',
  income: '5000',
  expected: '2000',
}
