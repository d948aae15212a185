import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** What the platform has written: announcements, agreements, about itself. */
export const texts = defineFeature({
  routes: [
    {
      path: '/text',
      access: 'public',
      title: 'text',
      screen: lazyScreen(() => import('./TextScreen.tsx'), 'TextScreen'),
    },
    {
      path: '/about',
      access: 'public',
      title: 'about',
      screen: lazyScreen(() => import('./AboutScreen.tsx'), 'AboutScreen'),
    },
    {
      path: '/agrt',
      access: 'public',
      title: 'agrt',
      screen: lazyScreen(() => import('./AgreementScreen.tsx'), 'AgreementScreen'),
    },
    {
      path: '/notice',
      access: 'public',
      title: 'notice',
      screen: lazyScreen(() => import('./NoticeScreen.tsx'), 'NoticeScreen'),
    },
  ],
})
