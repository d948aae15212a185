import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** Customers. */
export const users: Feature = {
  routes: [
    { path: '/users', needs: 'getUserList', screen: lazyScreen(() => import('./UsersScreen.tsx'), 'UsersScreen') },
    { path: '/users/$uid', needs: 'getUser', screen: lazyScreen(() => import('./UserScreen.tsx'), 'UserScreen') },
  ],
  navigation: [{ group: 'customers', word: 'users', place: 10, path: '/users' }],
}
