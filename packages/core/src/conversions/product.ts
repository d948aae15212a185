import type { ConversionQueries, ConvertFunds } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import type { Floor } from '../floor/floor.ts'
import { conversionQueries } from './conversionQueries.ts'
import { convertFunds, isConversion } from './convertFunds.ts'
import { CONVERSION } from './reasons.ts'

export const CONVERSIONS = defineProduct<{
  state: Floor
  queries: { readonly conversions: ConversionQueries }
  commands: ConvertFunds
}>({
  name: 'conversions',
  queries: (state) => ({ conversions: conversionQueries(state) }),
  reasons: [CONVERSION],
  commands: { ConvertFunds: { isUnderstood: isConversion, carryOut: convertFunds } },
})
