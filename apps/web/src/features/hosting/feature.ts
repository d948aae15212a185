import { defineFeature } from '../../shared/feature/feature.ts'

/** Money that is hosted. */
export const hosting = defineFeature({
  words: { hostingAccount: 'Hosting' },
  routes: [],
  account: { name: 'hosting', word: 'hostingAccount', place: 40 },
})
