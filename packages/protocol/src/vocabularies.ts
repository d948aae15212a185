import { DECISIONS } from './decisions/floor.ts'
import { FLOORS } from './floors.ts'
import { PRODUCTS } from './products.ts'

/** Everything that speaks in the log: the floors, the decisions of operators, the products. */
export const VOCABULARIES = [...FLOORS, DECISIONS, ...PRODUCTS] as const
