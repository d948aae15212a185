import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** Operators and their roles. */
export const operators: Feature = {
  routes: [
    {
      path: '/operators',
      needs: 'getOperators',
      screen: lazyScreen(() => import('./OperatorsScreen.tsx'), 'OperatorsScreen'),
    },
  ],
  navigation: [{ group: 'platform', word: 'operators', place: 30, path: '/operators' }],
}
