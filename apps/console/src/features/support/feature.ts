import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'
import { openIn } from '../../shared/feature/openIn.ts'

/** Conversations with customers. */
export const support: Feature = {
  routes: [
    { path: '/support', needs: 'getTickets', screen: lazyScreen(() => import('./QueueScreen.tsx'), 'QueueScreen') },
    {
      path: '/support/settings',
      needs: 'getCannedAnswers',
      screen: lazyScreen(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
    },
    {
      path: '/support/$id',
      needs: 'getTicket',
      screen: lazyScreen(() => import('./TicketScreen.tsx'), 'TicketScreen'),
    },
  ],
  navigation: [{ group: 'work', word: 'support', place: 15, path: '/support', waiting: openIn('support') }],
}
