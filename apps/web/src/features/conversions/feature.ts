import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Conversions of one currency into another. */
export const conversion = defineFeature({
  words: { conversion: '@conversion', conversions: '@exchanges' },
  routes: [
    {
      path: '/exchange',
      access: 'login',
      title: 'conversion',
      menus: { account: { word: 'conversion', place: 70 } },
      screen: lazyScreen(() => import('./ConversionScreen.tsx'), 'ConversionScreen'),
    },
  ],
  record: { type: 'exchange', word: 'conversions', place: 40, inDemo: true },
})
