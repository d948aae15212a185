import type { RestrictPlatform } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import type { RestrictionState } from './restrictionState.ts'
import { judgeRestriction, restrictPlatform, setRestriction } from './restrictPlatform.ts'

export const RESTRICTION = defineProduct<{
  state: RestrictionState
  commands: RestrictPlatform
  actions: RestrictPlatform
}>({
  name: 'restriction',
  commands: {
    RestrictPlatform: { carryOut: restrictPlatform },
  },
  actions: {
    RestrictPlatform: {
      judge: judgeRestriction,
      carryOut: setRestriction,
      matter: (_, { withdrawalsOnly }) => (withdrawalsOnly ? 'restriction' : 'lifting'),
    },
  },
})
