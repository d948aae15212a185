import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** What customers read: texts with their versions, and who runs the installation. */
export const content: Feature = {
  routes: [
    {
      path: '/content',
      needs: 'getContentTexts',
      screen: lazyScreen(() => import('./ContentScreen.tsx'), 'ContentScreen'),
    },
    {
      path: '/content/text',
      needs: 'getContentTexts',
      screen: lazyScreen(() => import('./TextScreen.tsx'), 'TextScreen'),
    },
  ],
  navigation: [{ group: 'platform', word: 'content', place: 25, path: '/content' }],
}
