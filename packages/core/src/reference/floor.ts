import { type ReferenceQueries, REFERENCE as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { readReference, writeReference } from './canonicalReference.ts'
import { Indexes } from './indexes.ts'
import { indexSamples } from './indexSamples.ts'
import { acquireLease } from './leases.ts'
import { judgeIndexListing, listIndex } from './listIndex.ts'
import { referenceQueries } from './referenceQueries.ts'
import type { ReferenceState } from './referenceState.ts'

export const REFERENCE = defineProduct<{
  state: ReferenceState
  slice: 'indexes' | 'leases'
  vocabulary: typeof VOCABULARY
  queries: { readonly reference: ReferenceQueries }
}>({
  name: 'reference',
  vocabulary: VOCABULARY,
  slice: () => ({ indexes: new Indexes(), leases: new Map() }),
  part: { number: 7, write: writeReference, read: readReference },
  queries: (state) => ({ reference: referenceQueries(state) }),
  commands: {
    IndexSamples: { carryOut: indexSamples },
    AcquireLease: { carryOut: acquireLease },
    ListIndex: { carryOut: listIndex },
  },
  actions: { ListIndex: { judge: judgeIndexListing, carryOut: listIndex, matter: 'terms' } },
})
