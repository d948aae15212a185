import { type TransferQueries, TRANSFERS as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import type { Floor } from '../floor/floor.ts'
import { TRANSFER } from './reasons.ts'
import { transferFunds } from './transferFunds.ts'
import { transferQueries } from './transferQueries.ts'

export const TRANSFERS = defineProduct<{
  state: Floor
  vocabulary: typeof VOCABULARY
  queries: { readonly transfers: TransferQueries }
}>({
  name: 'transfers',
  vocabulary: VOCABULARY,
  queries: (state) => ({ transfers: transferQueries(state) }),
  reasons: [TRANSFER],
  commands: { TransferFunds: { carryOut: transferFunds } },
})
