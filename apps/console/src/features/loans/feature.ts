import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** The pool of the loans, its products, and late borrowers. */
export const loans: Feature = {
  routes: [
    {
      path: '/loans',
      needs: 'getLoans',
      screen: lazyScreen(() => import('./LoansScreen.tsx'), 'LoansScreen'),
    },
  ],
  navigation: [{ group: 'exchange', word: 'loans', place: 56, path: '/loans' }],
}
