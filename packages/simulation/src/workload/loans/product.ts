import type { ProductWorkload } from '../productWorkload.ts'
import { loanDecision } from './loanDesk.ts'
import { LoanFlow } from './loanFlow.ts'

export const LOANS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({
    seldom: new LoanFlow(draws),
    offers: {
      share: 2,
      isReady: (core) => core.decisions.operators().length > 1,
      next: (core) => loanDecision(draws, core),
    },
  }),
}
