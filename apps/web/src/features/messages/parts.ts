import { lazyScreen } from '@touchstone/ui'
import { defineParts } from '../../shared/feature/featureParts.ts'

export const parts = defineParts({
  notices: [
    {
      key: 'messages',
      word: 'messages',
      place: 10,
      panel: lazyScreen(() => import('./MessagesPanel.tsx'), 'MessagesPanel'),
    },
    {
      key: 'alerts',
      word: 'alerts',
      place: 20,
      panel: lazyScreen(() => import('./AlertsPanel.tsx'), 'AlertsPanel'),
    },
  ],
})
