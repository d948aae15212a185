import { type MoneyTermsQueries, TERMS as VOCABULARY } from '@touchstone/protocol'
import { conditionsBy } from '../entry/matter.ts'
import { defineProduct } from '../entry/product.ts'
import { readMoneyTerms, writeMoneyTerms } from './canonicalTerms.ts'
import { moneyTermsQueries } from './moneyTermsQueries.ts'
import type { MoneyTermsState } from './moneyTermsState.ts'
import { judgeMoneyTerms, setMoneyTerms } from './setMoneyTerms.ts'
import { TermsBook } from './termsBook.ts'

export const MONEY_TERMS = defineProduct<{
  state: MoneyTermsState
  slice: 'moneyTerms'
  vocabulary: typeof VOCABULARY
  queries: { readonly moneyTerms: MoneyTermsQueries }
}>({
  name: 'moneyTerms',
  vocabulary: VOCABULARY,
  slice: () => ({ moneyTerms: new TermsBook() }),
  part: { number: 9, write: writeMoneyTerms, read: readMoneyTerms },
  queries: (state) => ({ moneyTerms: moneyTermsQueries(state) }),
  actions: {
    SetMoneyTerms: {
      judge: judgeMoneyTerms,
      carryOut: setMoneyTerms,
      matter: (_, __, proposer) => conditionsBy(proposer),
    },
  },
})
