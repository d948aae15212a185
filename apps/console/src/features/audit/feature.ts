import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** The record of operators' actions. */
export const audit: Feature = {
  routes: [{ path: '/audit', needs: 'getAudit', screen: lazyScreen(() => import('./AuditScreen.tsx'), 'AuditScreen') }],
  navigation: [{ group: 'platform', word: 'audit', place: 20, path: '/audit' }],
}
