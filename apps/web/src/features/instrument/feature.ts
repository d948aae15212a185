import { defineFeature, lazyScreen } from '../../shared/feature/feature.ts'

/** What a market is made of. */
export const instrument = defineFeature({
  routes: [
    {
      path: '/instrument',
      access: 'public',
      title: 'instrument',
      screen: lazyScreen(() => import('./InstrumentScreen.tsx'), 'InstrumentScreen'),
    },
  ],
})
