import type { ConvertFunds } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import type { Floor } from '../floor/floor.ts'
import { convertFunds, isConversion } from './convertFunds.ts'
import { CONVERSION } from './reasons.ts'

export const CONVERSIONS = defineProduct<{ state: Floor; commands: ConvertFunds }>({
  name: 'conversions',
  reasons: [CONVERSION],
  commands: { ConvertFunds: { isUnderstood: isConversion, carryOut: convertFunds } },
})
