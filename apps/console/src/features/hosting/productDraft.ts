import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatPlain } from '@touchstone/quantities'
import { areAmounts, areRates, millionths, TERMS_SCALE } from '../../shared/terms/typedTerms.ts'

export type Hosting = AdminCallData<'getHosting'>
export type HostingProduct = Hosting['products'][number]
export type HostingTerms = HostingProduct['terms']

export const PRODUCT_FIELDS = [
  'name',
  'cycleDays',
  'dailyRate',
  'min',
  'max',
  'capacity',
  'earlyLoss',
  'redemptionDays',
  'state',
] as const satisfies readonly (keyof HostingTerms)[]
export type ProductField = (typeof PRODUCT_FIELDS)[number]
/** The terms as entered in the fields. */
export type ProductDraft = Readonly<Record<ProductField, string>>

const DAYS = /^\d{1,4}$/
const YEAR_DAYS = 365n

/** The fields of a new product before any input. */
export const EMPTY_DRAFT: ProductDraft = {
  name: '',
  cycleDays: '',
  dailyRate: '',
  min: '',
  max: '',
  capacity: '',
  earlyLoss: '0.05',
  redemptionDays: '1',
  state: 'open',
}

export function draftOf(terms: HostingTerms): ProductDraft {
  const { name, cycleDays, dailyRate, min, max, capacity, earlyLoss, redemptionDays, state } = terms
  const counts = { cycleDays: String(cycleDays), redemptionDays: String(redemptionDays) }
  return { name, dailyRate, min, max, capacity, earlyLoss, state, ...counts }
}

/** The terms in the fields; undefined while one of them cannot be read, or they do not fit each other. */
export function termsOf(product: number, draft: ProductDraft): HostingTerms | undefined {
  const { dailyRate, min, max, capacity, earlyLoss } = draft
  const name = draft.name.trim()
  const state = draft.state === 'closed' ? 'closed' : 'open'
  if (name === '' || ![draft.cycleDays, draft.redemptionDays].every((text) => DAYS.test(text))) return undefined
  if (!areAmounts(min, max, capacity)) return undefined
  if (!areRates(dailyRate, earlyLoss)) return undefined
  const counts = { cycleDays: Number(draft.cycleDays), redemptionDays: Number(draft.redemptionDays) }
  if (counts.cycleDays < 1 || millionths(dailyRate) <= 0n || millionths(min) <= 0n || millionths(min) > millionths(max))
    return undefined
  return { product, name, ...counts, dailyRate, min, max, capacity, earlyLoss, state }
}

/** The rate of 365 days, simple, as a part of one; '' while there is none. */
export function yearlyRate(dailyRate: string): string {
  if (!areRates(dailyRate)) return ''
  return formatPlain(millionths(dailyRate) * YEAR_DAYS, TERMS_SCALE)
}
