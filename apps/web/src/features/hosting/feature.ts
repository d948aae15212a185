import { defineFeature } from '../../shared/feature/feature.ts'

/** Money that is hosted. */
export const hosting = defineFeature({
  routes: [],
  ledger: ['hosting_return', 'hosting_loss', 'hosting_escrow', 'hosting_unearned'],
})
