import { defineProduct } from '../entry/product.ts'
import type { DepositsState } from './depositsState.ts'

export const DEPOSITS = defineProduct<DepositsState>({
  name: 'deposits',
  lotsMade: ({ deposits }) => deposits.size,
})
