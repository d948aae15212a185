import type { ContractUnits, OwnerId, RateE8 } from '@touchstone/protocol'
import { type Amount, divideDown, type Ticks, type Timestamp } from '@touchstone/quantities'
import { fundingPayment, paysFunding } from '../arithmetic/funding.ts'
import { contractValue } from '../arithmetic/margin.ts'
import type { Position } from '../position.ts'

/** The lots at the due moment of a position that changed or ended before it was paid. */
export interface FundingClaim {
  readonly position: number
  readonly owner: OwnerId
  readonly lots: number
}

/**
 * One interval of one contract while it is being settled: first every position that owes pays, then every position that is owed is
 * paid. It may take several entries, so it keeps the mark and the lots of its start. FUND-6.
 */
export class RunningFunding {
  readonly rateE8: RateE8
  /** The last mark before the due moment. */
  readonly mark: Ticks
  readonly dueAt: Timestamp
  /** Positions from this number on were opened later and have no part in it. */
  readonly before: number
  stage: 'collecting' | 'paying' = 'collecting'
  /** The stage has looked at the positions of all owners below this one. */
  next: OwnerId = 0
  /** Sum of the signed lots looked at while collecting: zero when no position was left out. */
  lots = 0
  paid: Amount = 0n
  /** The sum owed to all receivers, and the part of it that has not been served yet. */
  owed: Amount = 0n
  left: Amount = 0n
  /** The sum paid, and the insurance fund's addition: known when all have paid. */
  payable: Amount = 0n
  received: Amount = 0n
  /** Positions that the stage has served ahead of their turn. */
  readonly early = new Set<number>()
  /** By number of the position. */
  readonly claims = new Map<number, FundingClaim>()

  constructor(rateE8: RateE8, mark: Ticks, dueAt: Timestamp, before: number) {
    this.rateE8 = rateE8
    this.mark = mark
    this.dueAt = dueAt
    this.before = before
  }

  /** Collected and not yet paid out: in the clearing account beside the contract's share. */
  get inHand(): Amount {
    return this.stage === 'collecting' ? this.paid : this.payable - this.received
  }

  /** Whether the stage has still to visit the position, which is unchanged since the due moment. */
  isAhead({ id, owner }: Position): boolean {
    return id < this.before && owner >= this.next && !this.early.has(id) && !this.claims.has(id)
  }

  isPayer(lots: number): boolean {
    return paysFunding(lots, this.rateE8)
  }

  /** Quote units, paid or owed: rounded up for payers, down for receivers. FUND-3. */
  shareOf(units: ContractUnits, lots: number): Amount {
    const value = contractValue(this.mark, lots < 0 ? -lots : lots, units)
    return fundingPayment(value, this.rateE8, this.isPayer(lots))
  }

  /** A receiver's share when not all of it could be collected: in proportion, rounded down. FUND-4. */
  payableOf(share: Amount): Amount {
    return this.payable < this.owed ? divideDown(share * this.payable, this.owed) : share
  }
}
