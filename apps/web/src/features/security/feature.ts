import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** How accounts are kept safe. */
export const security = defineFeature({
  words: { security: '@accountSafety' },
  routes: [
    {
      path: '/security',
      access: 'public',
      title: 'security',
      screen: lazyScreen(() => import('./SecurityScreen.tsx'), 'SecurityScreen'),
    },
  ],
})
