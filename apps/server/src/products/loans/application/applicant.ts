import type { CallRequest, ImageUse } from '@touchstone/protocol'
import { Refusal } from '../../../errors/refusal.ts'
import { COUNTRIES } from '../../../identity/accounts/countries.ts'
import { readAmount } from '../../../trading/decimals.ts'

/** The answers of an applicant about himself, as text. */
export type Applicant = Omit<CallRequest<'saveLend'>, 'id' | 'amount'>
type Field = keyof Applicant

/** The name of each field in the refusal of a form without it, in the order of the form; and the use that a picture must have. */
const FORM: readonly { readonly field: Field; readonly label: string; readonly use?: ImageUse }[] = [
  { field: 'name', label: 'Name' },
  { field: 'country', label: 'Country' },
  { field: 'address', label: 'Address' },
  { field: 'birth', label: 'Birth date' },
  { field: 'phone', label: 'Phone' },
  { field: 'frontId', label: 'Front of the document', use: 'loan_front' },
  { field: 'backId', label: 'Back of the document', use: 'loan_back' },
  { field: 'income', label: 'Monthly income' },
  { field: 'expected', label: 'Expected investment' },
  { field: 'creditId', label: 'Credit report', use: 'loan_credit' },
  { field: 'housingId', label: 'Housing information', use: 'loan_housing' },
  { field: 'incomeProofId', label: 'Income proof', use: 'loan_income' },
  { field: 'bankFlowId', label: 'Bank statement', use: 'loan_bank' },
]

const CALLED = /^\+?\d[\d ()-]{5,28}$/
const BIRTH = /^\d{4}-\d{2}-\d{2}$/
const OF_AGE = 18
/** "YYYY-MM-DD" */
const DATE_LENGTH = 10
const YEAR_LENGTH = 4
const MONEY_DECIMALS = 6

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, DATE_LENGTH)
}

/** Throws `malformed` for a text that is no day, `under_age` for an applicant not old enough on the day of `now` (UTC). */
function checkBirth(birth: string, now: number): void {
  const time = BIRTH.test(birth) ? Date.parse(`${birth}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || dayOf(time) !== birth || time > now)
    throw new Refusal('malformed', { field: 'birth', problem: 'must be a day as 1990-12-31' })
  const ofAge = `${Number(birth.slice(0, YEAR_LENGTH)) + OF_AGE}${birth.slice(YEAR_LENGTH)}`
  if (ofAge > dayOf(now)) throw new Refusal('under_age', { age: OF_AGE })
}

function isCountry(text: string): boolean {
  return COUNTRIES.some(({ iso, country }) => iso === text || country === text)
}

/** Throws for the first field that is missing or cannot be right. */
export function checkApplicant(applicant: Applicant, now: number): void {
  for (const { field, label } of FORM) if (applicant[field] === '') throw new Refusal('field_empty', { field: label })
  if (!isCountry(applicant.country)) throw new Refusal('country_unknown')
  checkBirth(applicant.birth, now)
  if (!CALLED.test(applicant.phone)) throw new Refusal('mobile_number_wrong')
  readAmount('income', applicant.income, MONEY_DECIMALS)
  readAmount('expected', applicant.expected, MONEY_DECIMALS)
}

/** The pictures of an application, each with the use it must have and its name. */
export function picturesOf(applicant: Applicant) {
  return FORM.flatMap(({ field, label, use }) => {
    const id = applicant[field]
    return use === undefined || id === '' ? [] : [{ id, use, label }]
  })
}

/** The answers in words, under the names of the form. */
export function toldBy(applicant: Applicant) {
  return FORM.flatMap(({ field, label, use }) => (use === undefined ? [{ label, value: applicant[field] }] : []))
}

/** The answers that are left once the papers about income and home are shredded. */
export function withoutIncome(applicant: Applicant): Applicant {
  const papers = { creditId: '', housingId: '', incomeProofId: '', bankFlowId: '' }
  return { ...applicant, income: '', expected: '', ...papers }
}

export const NOBODY: Applicant = {
  name: '',
  country: '',
  address: '',
  birth: '',
  phone: '',
  frontId: '',
  backId: '',
  income: '',
  expected: '',
  creditId: '',
  housingId: '',
  incomeProofId: '',
  bankFlowId: '',
}
