import { DECISIONS } from './decisions/floor.ts'
import { FLOORS } from './products/floors.ts'
import { PRODUCTS } from './products/products.ts'

/** Everything that speaks in the log: the floors, the decisions of operators, the products. */
export const VOCABULARIES: readonly [...typeof FLOORS, typeof DECISIONS, ...typeof PRODUCTS] = [
  ...FLOORS,
  DECISIONS,
  ...PRODUCTS,
]
