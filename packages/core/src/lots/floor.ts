import type { LotQueries } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { checkLots } from './checkLots.ts'
import { lotQueries } from './lotQueries.ts'
import type { LotsState } from './lotsState.ts'

export const LOTS = defineProduct<{
  state: LotsState
  queries: { readonly lots: LotQueries }
}>({ name: 'lots', queries: (state) => ({ lots: lotQueries(state) }), check: checkLots })
