import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Conversations with support. */
export const support = defineFeature({
  words: { service: 'Support' },
  routes: [
    {
      path: '/service',
      access: 'login',
      title: 'service',
      needs: 'getTicketList',
      menus: { user: { word: 'service', place: 70 } },
      screen: lazyScreen(() => import('./SupportScreen.tsx'), 'SupportScreen'),
    },
  ],
})
