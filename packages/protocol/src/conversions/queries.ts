import type { Amount } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { RejectionFacts } from '../rejections/rejections.ts'

export interface ConversionQuote {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  readonly receive: Amount
  /** Units of `to` for one of `from`, decimal string, after the spread. */
  readonly rate: string
  /** The same without the spread. */
  readonly indexRate: string
}

/** Queries about conversions. */
export interface ConversionQueries {
  quote(owner: OwnerId, from: AssetId, to: AssetId, amount: Amount): ConversionQuote
}
