import type { ProductWorkload } from '../productWorkload.ts'

/** Signs of life, few enough that deadlines pass too, and some that say nothing. */
const SECONDS = [5, 5, 5, 30, 60, 3_600, 0, 4, 3_601]

export const CANCEL_ALL_AFTER: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({
    beside: {
      share: 8,
      next: (core) => ({ type: 'CancelAllAfter', owner: draws.owner(core), seconds: draws.random.pick(SECONDS) }),
    },
  }),
}
