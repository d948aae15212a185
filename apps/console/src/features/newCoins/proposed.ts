import type { MovementWay } from './movement.ts'
import type { Offering } from './offeringDraft.ts'

/** The open proposal; terms without an offering are those of a new coin. */
export type Proposed =
  | { readonly what: 'asset' }
  | { readonly what: 'market' }
  | { readonly what: 'terms'; readonly offering: Offering | undefined }
  | { readonly what: MovementWay | 'allocate'; readonly offering: Offering }
