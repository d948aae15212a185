import { defineFeature } from '../../shared/feature/feature.ts'

/** Addresses of pages still to come. */
export const notOpenYet = defineFeature({
  words: { service: 'Support' },
  routes: [{ path: '/service', access: 'login', title: 'service' }],
})
