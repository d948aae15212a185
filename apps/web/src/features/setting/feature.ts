import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** What a person sets for the account. */
export const setting = defineFeature({
  routes: [
    {
      path: '/setting',
      access: 'login',
      title: 'setting',
      guests: 'closed',
      screen: lazyScreen(() => import('./SettingScreen.tsx'), 'SettingScreen'),
    },
    { path: '/credit', access: 'alias', title: 'setting', leadsTo: { path: '/setting', search: { tab: 'credit' } } },
  ],
})
