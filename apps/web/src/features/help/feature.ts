import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** The help centre: articles by subject, and a search over all of them. */
export const help = defineFeature({
  words: { help: '@helpCentre' },
  routes: [
    {
      path: '/help',
      access: 'public',
      title: 'help',
      screen: lazyScreen(() => import('./HelpScreen.tsx'), 'HelpScreen'),
    },
    {
      path: '/helpDetail',
      access: 'public',
      title: 'help',
      screen: lazyScreen(() => import('./ArticleScreen.tsx'), 'ArticleScreen'),
    },
    {
      path: '/settingHelp',
      access: 'login',
      title: 'help',
      screen: lazyScreen(() => import('./SettingHelpScreen.tsx'), 'SettingHelpScreen'),
    },
  ],
  footer: [{ column: 'platform', place: 30, word: 'help', path: '/help' }],
})
