import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** The first page. */
export const home = defineFeature({
  words: { home: '@exchangeAnyoneCanCheck' },
  routes: [
    {
      path: '/',
      access: 'public',
      title: 'home',
      frame: 'wide',
      screen: lazyScreen(() => import('./HomeScreen.tsx'), 'HomeScreen'),
    },
    {
      path: '/index',
      access: 'public',
      title: 'home',
      frame: 'wide',
      screen: lazyScreen(() => import('./HomeScreen.tsx'), 'HomeScreen'),
    },
  ],
})
