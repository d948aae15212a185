import { type FieldsOf, id, ppm, text, whole, word } from '../shape/kinds.ts'
import { MAX_HOSTING_PRODUCTS } from '../shape/limits.ts'

export type HostingProductId = number
export const HOSTING_PRODUCT = whole<HostingProductId>(1, MAX_HOSTING_PRODUCTS, 'hosting product')

const MAX_CYCLE_DAYS = 3_650
const MAX_REDEMPTION_DAYS = 365

/** `closed`: not sold any more; orders bought before go on. */
const SALES = { open: 0, closed: 1 } as const

export const HOSTING_TERMS_FIELDS = {
  product: HOSTING_PRODUCT,
  name: text(1),
  /** A day is 24 hours from the purchase. */
  cycleDays: whole(1, MAX_CYCLE_DAYS, 'days'),
  /** Return of a day, as a part of the principal. */
  dailyRatePpm: ppm(1),
  /** Principal of one order, decimal strings in the withdrawal asset. */
  min: text(),
  max: text(),
  /** Most principal in custody at once, decimal string in the withdrawal asset. */
  capacity: text(),
  /** Part of the principal that an early redemption loses. */
  earlyLossPpm: ppm(),
  /** How long a redemption takes. */
  redemptionDays: whole(0, MAX_REDEMPTION_DAYS, 'days'),
  state: word(SALES),
}
/** The terms of a hosting product. Later versions hold for later orders: each order keeps its own terms. */
export type HostingTerms = FieldsOf<typeof HOSTING_TERMS_FIELDS>

/** The part of the terms that an order keeps from its purchase. */
export const FROZEN_HOSTING_FIELDS = {
  product: HOSTING_PRODUCT,
  /** Version: the number of the decision that set them. */
  terms: id(),
  dailyRatePpm: HOSTING_TERMS_FIELDS.dailyRatePpm,
  cycleDays: HOSTING_TERMS_FIELDS.cycleDays,
  earlyLossPpm: HOSTING_TERMS_FIELDS.earlyLossPpm,
  redemptionDays: HOSTING_TERMS_FIELDS.redemptionDays,
}
export type FrozenHostingTerms = FieldsOf<typeof FROZEN_HOSTING_FIELDS>
