import type { OwnFills } from '../history/ownFills.ts'
import { PRODUCTS } from './products.ts'

/** The fills of every kind, each of its product. */
export const FILLS: readonly OwnFills[] = PRODUCTS.flatMap(({ fills }) => fills ?? [])
