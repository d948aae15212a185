import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Verification of a person's identity. */
export const verification = defineFeature({
  words: { verification: '@verification' },
  routes: [
    {
      path: '/authentication',
      access: 'login',
      title: 'verification',
      needs: 'saveKyc',
      screen: lazyScreen(() => import('./VerificationScreen.tsx'), 'VerificationScreen'),
    },
    { path: '/sfyz', access: 'alias', title: 'verification', leadsTo: { path: '/authentication' } },
    {
      path: '/smauth',
      access: 'alias',
      title: 'verification',
      leadsTo: { path: '/authentication', search: { tier: 'junior' } },
    },
    {
      path: '/seniorauth',
      access: 'alias',
      title: 'verification',
      leadsTo: { path: '/authentication', search: { tier: 'senior' } },
    },
    {
      path: '/dzrz',
      access: 'alias',
      title: 'verification',
      leadsTo: { path: '/authentication', search: { tier: 'address' } },
    },
  ],
})
