import { defineProduct } from '../entry/product.ts'
import { checkLots } from './checkLots.ts'
import type { LotsState } from './lotsState.ts'

export const LOTS = defineProduct<{
  state: LotsState
}>({ name: 'lots', check: checkLots })
