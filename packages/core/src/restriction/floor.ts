import { defineProduct } from '../entry/product.ts'
import type { RestrictionState } from './restrictionState.ts'
import { judgeRestriction, setRestriction } from './restrictPlatform.ts'

export const RESTRICTION = defineProduct<RestrictionState, 'RestrictPlatform'>({
  name: 'restriction',
  acts: {
    RestrictPlatform: {
      judge: judgeRestriction,
      carryOut: setRestriction,
      matter: (_, { withdrawalsOnly }) => (withdrawalsOnly ? 'restriction' : 'lifting'),
    },
  },
})
