import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** Decisions that wait for a second operator, or for their time. */
export const approvals: Feature = {
  routes: [
    {
      path: '/approvals',
      needs: 'getApprovalList',
      screen: lazyScreen(() => import('./ApprovalsScreen.tsx'), 'ApprovalsScreen'),
    },
    {
      path: '/scheduled',
      needs: 'getScheduled',
      screen: lazyScreen(() => import('./ScheduledScreen.tsx'), 'ScheduledScreen'),
    },
  ],
  navigation: [
    { group: 'work', word: 'approvals', place: 80, path: '/approvals', waiting: ({ approvals: open }) => open },
    { group: 'work', word: 'scheduled', place: 90, path: '/scheduled' },
  ],
}
