import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatPlain, parseDecimal } from '@touchstone/quantities'

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
/** The terms as they stand in the fields. */
export type ProductDraft = Readonly<Record<ProductField, string>>

const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/
const RATE = /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/
const DAYS = /^\d{1,4}$/
/** Of rates, and of amounts in the currency of hosting. */
const SCALE = 6
const YEAR_DAYS = 365n

/** The fields of a first product before anything is typed. */
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

/** The number of a product that is not there yet. */
export function nextProduct(products: readonly HostingProduct[]): number {
  return Math.max(0, ...products.map(({ terms }) => terms.product)) + 1
}

const units = (text: string) => parseDecimal(text, SCALE) ?? 0n

/** The terms in the fields; undefined while one of them cannot be read, or they do not fit each other. */
export function termsOf(product: number, draft: ProductDraft): HostingTerms | undefined {
  const { dailyRate, min, max, capacity, earlyLoss } = draft
  const name = draft.name.trim()
  const state = draft.state === 'closed' ? 'closed' : 'open'
  if (name === '' || ![draft.cycleDays, draft.redemptionDays].every((text) => DAYS.test(text))) return undefined
  if (![min, max, capacity].every((text) => AMOUNT.test(text))) return undefined
  if (![dailyRate, earlyLoss].every((text) => RATE.test(text))) return undefined
  const counts = { cycleDays: Number(draft.cycleDays), redemptionDays: Number(draft.redemptionDays) }
  if (counts.cycleDays < 1 || units(dailyRate) <= 0n || units(min) <= 0n || units(min) > units(max)) return undefined
  return { product, name, ...counts, dailyRate, min, max, capacity, earlyLoss, state }
}

/** The rate of 365 days, simple, as a part of one; '' while there is none. */
export function yearlyRate(dailyRate: string): string {
  if (!RATE.test(dailyRate)) return ''
  return formatPlain((parseDecimal(dailyRate, SCALE) ?? 0n) * YEAR_DAYS, SCALE)
}
