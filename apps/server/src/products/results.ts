import type { ResultParts } from '../equity/resultParts.ts'
import { PRODUCTS } from './products.ts'

/** The products among which a customer's result is divided. */
export const RESULTS: readonly ResultParts[] = PRODUCTS.map(({ name, words, result }) => ({
  product: name,
  reasons: Object.keys(words),
  ...result,
}))
