import type { KycState, KycTier } from '@touchstone/protocol'
import type { Millis } from '../database/columns.ts'

/** One tier of one person. No row: nothing was filled in yet. */
export interface KycTiersTable {
  user_id: string
  tier: KycTier
  state: Exclude<KycState, 'not_sent'>
  /** The fields as JSON, encrypted with a key outside the database. */
  sealed_fields: string
  /** Keyed hash of the document's kind and number, to find the same document elsewhere; null without a number. */
  number_hash: string | null
  /** The reviewer's note, '' unless rejected. */
  reason: string
  changed_at: Millis
}

export interface KycTables {
  kyc_tiers: KycTiersTable
}

declare module '../database/schema.ts' {
  interface Database extends KycTables {}
}
