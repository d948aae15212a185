import { type DepositQueries, DEPOSITS as VOCABULARY } from '@touchstone/protocol'
import { readTexts, writeTexts } from '../entry/canonicalWords.ts'
import { defineProduct } from '../entry/product.ts'
import { creditDeposit, isOfChain } from './creditDeposit.ts'
import { depositQueries } from './depositQueries.ts'
import type { DepositsState } from './depositsState.ts'
import { DEPOSIT } from './reasons.ts'

export const DEPOSITS = defineProduct<{
  state: DepositsState
  slice: 'deposits'
  vocabulary: typeof VOCABULARY
  queries: { readonly deposits: DepositQueries }
}>({
  name: 'deposits',
  vocabulary: VOCABULARY,
  slice: () => ({ deposits: new Set<string>() }),
  part: {
    number: 23,
    write: (writer, { deposits }) => writeTexts(writer, deposits),
    read: (reader, { deposits }) => readTexts(reader, deposits),
  },
  queries: (state) => ({ deposits: depositQueries(state) }),
  reasons: [DEPOSIT],
  commands: {
    CreditDeposit: { fits: isOfChain, carryOut: creditDeposit },
  },
  lotsMade: ({ deposits }) => deposits.size,
})
