import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** Messages of the sandbox, which are shown here instead of being sent. */
export const outbox: Feature = {
  routes: [
    {
      path: '/outbox',
      needs: 'getOutbox',
      sandbox: true,
      screen: lazyScreen(() => import('./OutboxScreen.tsx'), 'OutboxScreen'),
    },
  ],
  navigation: [{ group: 'platform', word: 'outbox', place: 40, path: '/outbox' }],
}
