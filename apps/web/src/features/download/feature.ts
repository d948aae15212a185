import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** The app for other devices. */
export const download = defineFeature({
  words: { downLoad: '@downloadTheApp', downloadApp: '@downloadApp' },
  routes: [
    {
      path: '/downLoad',
      access: 'public',
      title: 'downLoad',
      menus: { main: { word: 'downloadApp', place: 70 } },
      screen: lazyScreen(() => import('./DownloadScreen.tsx'), 'DownloadScreen'),
    },
  ],
})
