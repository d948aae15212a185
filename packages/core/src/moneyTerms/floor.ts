import type { SetMoneyTerms } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import type { MoneyTermsState } from './moneyTermsState.ts'
import { judgeMoneyTerms, setMoneyTerms } from './setMoneyTerms.ts'

export const MONEY_TERMS = defineProduct<{
  state: MoneyTermsState
  actions: SetMoneyTerms
}>({
  name: 'moneyTerms',
  actions: {
    SetMoneyTerms: {
      judge: judgeMoneyTerms,
      carryOut: setMoneyTerms,
      matter: (_, __, proposer) => (proposer.includes('administrator') ? 'conditions' : 'conditionsByTreasury'),
    },
  },
})
