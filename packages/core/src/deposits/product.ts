import type { CreditDeposit } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { creditDeposit } from './creditDeposit.ts'
import type { DepositsState } from './depositsState.ts'
import { DEPOSIT } from './reasons.ts'

export const DEPOSITS = defineProduct<{
  state: DepositsState
  commands: CreditDeposit
}>({
  name: 'deposits',
  reasons: [DEPOSIT],
  commands: {
    CreditDeposit: { carryOut: creditDeposit },
  },
  lotsMade: ({ deposits }) => deposits.size,
})
