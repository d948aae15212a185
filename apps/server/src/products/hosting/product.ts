import { defineProduct } from '../../trading/product.ts'
import { HOSTING_ACTS } from './acts.ts'
import { HOSTING_PROJECTION } from './hostingProjection.ts'

/** Money that customers host. */
export const hosting = defineProduct({
  name: 'hosting',
  calls: {},
  handlers: () => ({}),
  projection: HOSTING_PROJECTION,
  words: {
    hosting_escrow: 'Return set aside for hosting',
    hosting_return: 'Return of hosting',
    hosting_loss: 'Loss of an early redemption',
    hosting_unearned: 'Return of hosting not earned',
  },
  acts: HOSTING_ACTS,
})
