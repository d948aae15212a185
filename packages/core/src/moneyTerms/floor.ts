import { defineProduct } from '../entry/product.ts'
import type { MoneyTermsState } from './moneyTermsState.ts'
import { judgeMoneyTerms, setMoneyTerms } from './setMoneyTerms.ts'

export const MONEY_TERMS = defineProduct<MoneyTermsState, 'SetMoneyTerms'>({
  name: 'moneyTerms',
  acts: {
    SetMoneyTerms: {
      judge: judgeMoneyTerms,
      carryOut: setMoneyTerms,
      matter: (_, __, proposer) => (proposer.includes('administrator') ? 'conditions' : 'conditionsByTreasury'),
    },
  },
})
