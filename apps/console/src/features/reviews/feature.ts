import { lazyScreen } from '@touchstone/ui'
import type { Feature, NavigationEntry } from '../../shared/feature/feature.ts'

/** Number of open cases whose kind starts with this word. */
const openCases =
  (beginning: string): NonNullable<NavigationEntry['waiting']> =>
  ({ queues }) =>
    queues.filter(({ kind }) => kind.startsWith(beginning)).reduce((sum, { open }) => sum + open, 0)

/** Review of customers' requests. */
export const reviews: Feature = {
  routes: [
    {
      path: '/reviews/$family',
      needs: 'getCaseList',
      screen: lazyScreen(() => import('./QueueScreen.tsx'), 'QueueScreen'),
    },
    {
      path: '/reviews/$family/$id',
      needs: 'getCase',
      screen: lazyScreen(() => import('./CaseScreen.tsx'), 'CaseScreen'),
    },
  ],
  navigation: [
    { group: 'work', word: 'kyc', place: 20, path: '/reviews/$family', to: '/reviews/kyc', waiting: openCases('kyc') },
    {
      group: 'work',
      word: 'security',
      place: 30,
      path: '/reviews/$family',
      to: '/reviews/security',
      waiting: openCases('security'),
    },
    { group: 'work', word: 'reviews', place: 40, path: '/reviews/$family', to: '/reviews/all', waiting: openCases('') },
    { group: 'work', word: 'remittances', place: 70, path: '/reviews/$family', to: '/reviews/buy' },
    {
      group: 'work',
      word: 'loanApplications',
      place: 72,
      path: '/reviews/$family',
      to: '/reviews/loan',
      waiting: openCases('loan'),
    },
    {
      group: 'work',
      word: 'repayments',
      place: 74,
      path: '/reviews/$family',
      to: '/reviews/repayment',
      waiting: openCases('repayment'),
    },
  ],
}
