import { parseDecimal } from '@touchstone/quantities'

/** Decimals of rates, and of amounts in the currency of deposits. */
export const TERMS_SCALE = 6

const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/
const RATE = /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/

/** Whether each text is an amount of at most six decimals. */
export function areAmounts(...texts: readonly string[]): boolean {
  return texts.every((text) => AMOUNT.test(text))
}

/** Whether each text is a rate from 0 to 1 of at most six decimals. */
export function areRates(...texts: readonly string[]): boolean {
  return texts.every((text) => RATE.test(text))
}

/** An amount or a rate in millionths; 0 for a text that is neither. */
export function millionths(text: string): bigint {
  return parseDecimal(text, TERMS_SCALE) ?? 0n
}

/** The number for a new product. */
export function nextProduct(products: readonly { readonly terms: { readonly product: number } }[]): number {
  return Math.max(0, ...products.map(({ terms }) => terms.product)) + 1
}
