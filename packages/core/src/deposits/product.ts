import type { CreditDeposit } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { creditDeposit } from './creditDeposit.ts'
import type { DepositsState } from './depositsState.ts'

export const DEPOSITS = defineProduct<{
  state: DepositsState
  commands: CreditDeposit
}>({
  name: 'deposits',
  commands: {
    CreditDeposit: { carryOut: creditDeposit },
  },
  lotsMade: ({ deposits }) => deposits.size,
})
