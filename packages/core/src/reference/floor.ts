import { defineProduct } from '../entry/product.ts'
import { judgeIndexListing, listIndex } from './listIndex.ts'
import type { ReferenceState } from './referenceState.ts'

export const REFERENCE = defineProduct<ReferenceState, 'ListIndex'>({
  name: 'reference',
  acts: { ListIndex: { judge: judgeIndexListing, carryOut: listIndex, matter: 'terms' } },
})
