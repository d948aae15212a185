import type { MovementWay } from './movement.ts'
import type { Offering } from './offeringDraft.ts'

/** What is being proposed; terms without an offering are those of a coin that is not there yet. */
export type Proposed =
  | { readonly what: 'asset' }
  | { readonly what: 'market' }
  | { readonly what: 'terms'; readonly offering: Offering | undefined }
  | { readonly what: MovementWay | 'allocate'; readonly offering: Offering }
