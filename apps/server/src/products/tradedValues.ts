import type { TradedValue } from '../credit/tradedValue.ts'
import { PRODUCTS } from './products.ts'

/** Values that customers traded, by product. */
export const TRADED_VALUES: readonly TradedValue[] = PRODUCTS.flatMap(({ traded }) => traded ?? [])
