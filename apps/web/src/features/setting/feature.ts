import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** The user's settings. */
export const setting = defineFeature({
  words: { setting: '@userCenter' },
  routes: [
    {
      path: '/setting',
      access: 'login',
      title: 'setting',
      guests: 'closed',
      menus: { main: { word: 'setting', place: 60 }, user: { word: 'setting', place: 10 } },
      screen: lazyScreen(() => import('./SettingScreen.tsx'), 'SettingScreen'),
    },
    { path: '/credit', access: 'alias', title: 'setting', leadsTo: { path: '/setting', search: { tab: 'credit' } } },
  ],
})
