import type { MoneyTermsQueries, SetMoneyTerms } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { moneyTermsQueries } from './moneyTermsQueries.ts'
import type { MoneyTermsState } from './moneyTermsState.ts'
import { judgeMoneyTerms, setMoneyTerms } from './setMoneyTerms.ts'

export const MONEY_TERMS = defineProduct<{
  state: MoneyTermsState
  queries: { readonly moneyTerms: MoneyTermsQueries }
  actions: SetMoneyTerms
}>({
  name: 'moneyTerms',
  queries: (state) => ({ moneyTerms: moneyTermsQueries(state) }),
  actions: {
    SetMoneyTerms: {
      judge: judgeMoneyTerms,
      carryOut: setMoneyTerms,
      matter: (_, __, proposer) => (proposer.includes('administrator') ? 'conditions' : 'conditionsByTreasury'),
    },
  },
})
