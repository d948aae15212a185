import type { TransferFunds, TransferQueries } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import type { Floor } from '../floor/floor.ts'
import { TRANSFER } from './reasons.ts'
import { isTransfer, transferFunds } from './transferFunds.ts'
import { transferQueries } from './transferQueries.ts'

export const TRANSFERS = defineProduct<{
  state: Floor
  queries: { readonly transfers: TransferQueries }
  commands: TransferFunds
}>({
  name: 'transfers',
  queries: (state) => ({ transfers: transferQueries(state) }),
  reasons: [TRANSFER],
  commands: { TransferFunds: { isUnderstood: isTransfer, carryOut: transferFunds } },
})
