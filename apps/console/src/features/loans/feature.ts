import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** The pool that loans come from, its products, and who is late. */
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
