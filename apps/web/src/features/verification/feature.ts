import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Verification of who a person is. */
export const verification = defineFeature({
  routes: [
    {
      path: '/authentication',
      access: 'login',
      title: 'authentication',
      needs: 'saveKyc',
      screen: lazyScreen(() => import('./VerificationScreen.tsx'), 'VerificationScreen'),
    },
    { path: '/sfyz', access: 'alias', title: 'authentication', leadsTo: { path: '/authentication' } },
    {
      path: '/smauth',
      access: 'alias',
      title: 'authentication',
      leadsTo: { path: '/authentication', search: { tier: 'junior' } },
    },
    {
      path: '/seniorauth',
      access: 'alias',
      title: 'authentication',
      leadsTo: { path: '/authentication', search: { tier: 'senior' } },
    },
    {
      path: '/dzrz',
      access: 'alias',
      title: 'authentication',
      leadsTo: { path: '/authentication', search: { tier: 'address' } },
    },
  ],
})
