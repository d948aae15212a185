import type { CreditDeposit, DepositQueries } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { creditDeposit } from './creditDeposit.ts'
import { depositQueries } from './depositQueries.ts'
import type { DepositsState } from './depositsState.ts'
import { DEPOSIT } from './reasons.ts'

export const DEPOSITS = defineProduct<{
  state: DepositsState
  queries: { readonly deposits: DepositQueries }
  commands: CreditDeposit
}>({
  name: 'deposits',
  queries: (state) => ({ deposits: depositQueries(state) }),
  reasons: [DEPOSIT],
  commands: {
    CreditDeposit: { carryOut: creditDeposit },
  },
  lotsMade: ({ deposits }) => deposits.size,
})
