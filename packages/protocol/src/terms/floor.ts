import { SetMoneyTerms } from './actions.ts'
import { MoneyTermsSet } from './events.ts'

export const TERMS = {
  name: 'terms',
  commands: {},
  actions: { SetMoneyTerms },
  events: { MoneyTermsSet },
  reasons: {},
} as const
