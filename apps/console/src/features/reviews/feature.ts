import { CASE_KINDS } from '@touchstone/protocol/admin'
import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'
import { openIn } from '../../shared/feature/openIn.ts'

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
    { group: 'work', word: 'kyc', place: 20, path: '/reviews/$family', to: '/reviews/kyc', waiting: openIn('kyc') },
    {
      group: 'work',
      word: 'security',
      place: 30,
      path: '/reviews/$family',
      to: '/reviews/security',
      waiting: openIn('security'),
    },
    {
      group: 'work',
      word: 'reviews',
      place: 40,
      path: '/reviews/$family',
      to: '/reviews/all',
      waiting: openIn(...CASE_KINDS),
    },
    {
      group: 'work',
      word: 'remittances',
      place: 70,
      path: '/reviews/$family',
      to: '/reviews/buy',
      waiting: openIn('buy'),
    },
    {
      group: 'work',
      word: 'loanApplications',
      place: 72,
      path: '/reviews/$family',
      to: '/reviews/loan',
      waiting: openIn('loan'),
    },
    {
      group: 'work',
      word: 'repayments',
      place: 74,
      path: '/reviews/$family',
      to: '/reviews/repayment',
      waiting: openIn('repayment'),
    },
  ],
}
