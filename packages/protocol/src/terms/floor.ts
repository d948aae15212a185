import { SetMoneyTerms } from './actions.ts'

export const TERMS = { name: 'terms', commands: {}, actions: { SetMoneyTerms } } as const
