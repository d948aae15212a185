import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** For paths that lead nowhere. */
export const notFound = defineFeature({
  words: { notFound: 'Page not found' },
  routes: [
    {
      path: '/404',
      access: 'login',
      title: 'notFound',
      screen: lazyScreen(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen'),
    },
  ],
})
