import { type RestrictionQueries, RESTRICTION as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { readRestriction, writeRestriction } from './canonicalRestriction.ts'
import { restrictionQueries } from './restrictionQueries.ts'
import { Restriction, type RestrictionState } from './restrictionState.ts'
import { judgeRestriction, restrictPlatform, setRestriction } from './restrictPlatform.ts'

export const RESTRICTION = defineProduct<{
  state: RestrictionState
  slice: 'restriction'
  vocabulary: typeof VOCABULARY
  queries: { readonly restriction: RestrictionQueries }
}>({
  name: 'restriction',
  vocabulary: VOCABULARY,
  slice: () => ({ restriction: new Restriction() }),
  part: { number: 5, write: writeRestriction, read: readRestriction },
  queries: (state) => ({ restriction: restrictionQueries(state) }),
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
