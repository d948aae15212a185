import { type ConversionQueries, CONVERSIONS as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import type { Floor } from '../floor/floor.ts'
import { conversionQueries } from './conversionQueries.ts'
import { convertFunds } from './convertFunds.ts'
import { CONVERSION } from './reasons.ts'

export const CONVERSIONS = defineProduct<{
  state: Floor
  vocabulary: typeof VOCABULARY
  queries: { readonly conversions: ConversionQueries }
}>({
  name: 'conversions',
  vocabulary: VOCABULARY,
  queries: (state) => ({ conversions: conversionQueries(state) }),
  reasons: [CONVERSION],
  commands: { ConvertFunds: { carryOut: convertFunds } },
})
