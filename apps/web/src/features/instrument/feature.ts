import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** The terms and the data of a market. */
export const instrument = defineFeature({
  words: { instrument: 'Instrument' },
  routes: [
    {
      path: '/instrument',
      access: 'public',
      title: 'instrument',
      screen: lazyScreen(() => import('./InstrumentScreen.tsx'), 'InstrumentScreen'),
    },
  ],
})
