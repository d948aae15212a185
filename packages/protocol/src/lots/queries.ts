import type { Amount, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { MoneyTermsView } from '../terms/queries.ts'
import type { LotId } from './lots.ts'

/** A deposit or purchase, and the part that is left. */
export interface LotView {
  readonly lot: LotId
  readonly asset: AssetId
  /** In the withdrawal asset. */
  readonly value: Amount
  /** Of the value, not withdrawn yet. */
  readonly left: Amount
  /** The turnover needed before the lot may be withdrawn, and the turnover done so far (never more). */
  readonly turnoverNeeded: Amount
  readonly turnoverDone: Amount
  readonly creditedAt: Timestamp
  readonly terms: MoneyTermsView
  /** The address to which an untraded deposit may be returned; '' when it may not. */
  readonly returnTo: string
}

/** Queries about deposits and purchases. */
export interface LotQueries {
  /** Oldest first, withdrawn ones too. */
  of(owner: OwnerId): readonly LotView[]
}
