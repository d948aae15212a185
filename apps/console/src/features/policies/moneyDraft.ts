import type { AdminCallData } from '@touchstone/protocol/admin'

export type MoneyTerms = AdminCallData<'getMoneyTerms'>['terms']

export const MONEY_FIELDS = [
  'opensAt',
  'closesAt',
  'perDay',
  'min',
  'max',
  'feeRate',
  'turnoverRate',
  'addressHoldHours',
  'returnFee',
  'secondPersonFrom',
  'conversionSpread',
] as const satisfies readonly (keyof MoneyTerms)[]
export type MoneyField = (typeof MONEY_FIELDS)[number]
/** The terms as entered in the fields. */
export type MoneyDraft = Readonly<Record<MoneyField, string>>

const HOUR_MINUTES = 60
const DAY_MINUTES = 1_440
const DECIMAL = /^\d{1,20}(\.\d{1,18})?$/
const FRACTION = /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/

/** "12:00" for 720. */
function clock(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(minutes / HOUR_MINUTES))}:${part(minutes % HOUR_MINUTES)}`
}

function minutesOf(text: string): number | undefined {
  const match = /^(\d\d):([0-5]\d)$/.exec(text)
  const minutes = match ? Number(match[1]) * HOUR_MINUTES + Number(match[2]) : Number.NaN
  return minutes <= DAY_MINUTES ? minutes : undefined
}

export function draftOf(terms: MoneyTerms): MoneyDraft {
  const { opensAt, closesAt, perDay, addressHoldHours, ...texts } = terms
  return {
    ...texts,
    opensAt: clock(opensAt),
    closesAt: clock(closesAt),
    perDay: String(perDay),
    addressHoldHours: String(addressHoldHours),
  }
}

/** The terms in the fields; undefined while one of them cannot be read. */
export function termsOf(draft: MoneyDraft): MoneyTerms | undefined {
  const { min, max, returnFee, secondPersonFrom, feeRate, turnoverRate, conversionSpread } = draft
  const opensAt = minutesOf(draft.opensAt)
  const closesAt = minutesOf(draft.closesAt)
  if (opensAt === undefined || closesAt === undefined || closesAt <= opensAt) return undefined
  if (!/^[1-9]\d{0,2}$/.test(draft.perDay) || !/^\d{1,3}(\.\d{1,4})?$/.test(draft.addressHoldHours)) return undefined
  if (![min, max, returnFee, secondPersonFrom].every((text) => DECIMAL.test(text))) return undefined
  if (![feeRate, turnoverRate, conversionSpread].every((text) => FRACTION.test(text))) return undefined
  const amounts = { min, max, returnFee, secondPersonFrom }
  const rates = { feeRate, turnoverRate, conversionSpread }
  const counts = { perDay: Number(draft.perDay), addressHoldHours: Number(draft.addressHoldHours) }
  return { opensAt, closesAt, ...counts, ...amounts, ...rates }
}
