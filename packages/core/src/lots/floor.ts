import type { LotQueries } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { readLots, writeLots } from './canonicalLots.ts'
import { checkLots } from './checkLots.ts'
import { lotQueries } from './lotQueries.ts'
import { Lots } from './lots.ts'
import type { LotsState } from './lotsState.ts'

export const LOTS = defineProduct<{
  state: LotsState
  slice: 'lots'
  queries: { readonly lots: LotQueries }
}>({
  name: 'lots',
  slice: () => ({ lots: new Lots() }),
  part: { number: 10, write: writeLots, read: readLots },
  queries: (state) => ({ lots: lotQueries(state) }),
  check: checkLots,
})
