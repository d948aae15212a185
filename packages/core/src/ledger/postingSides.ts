import { FIRST_CUSTOMER, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'

/** Owners as the matrix sees them. */
export const EXTERNAL = 0
export const FEES = 1
/** Owners who may trade: customers and the house accounts. */
export const TRADER = 2
export const OTHER_SYSTEM = 3
/** Trades too: it carries the remainders of bankrupt positions. */
export const INSURANCE = 4
export const CLEARING = 5
export const OPTIONS_POOL = 6
/** Remainders; it only receives. */
export const REMAINDERS = 7
/** The operator's own money. */
export const TREASURY = 8
/** Money that products have promised, set aside from the treasury. */
const ESCROW = 9
/** Coins on offer, and the money that was paid for them. */
const OFFERING = 10
/** Money for loans to customers, filled from the treasury. */
const LOAN_POOL = 11
/** Budgets of rewards, set aside from the treasury. */
const CAMPAIGNS = 12

export function ownerClass(owner: OwnerId): number {
  if (owner >= FIRST_CUSTOMER) return TRADER
  switch (owner) {
    case SYSTEM_OWNERS.liquidity:
    case SYSTEM_OWNERS.sandboxFlow:
      return TRADER
    case SYSTEM_OWNERS.external:
      return EXTERNAL
    case SYSTEM_OWNERS.fees:
      return FEES
    case SYSTEM_OWNERS.insurance:
      return INSURANCE
    case SYSTEM_OWNERS.clearing:
      return CLEARING
    case SYSTEM_OWNERS.optionsPool:
      return OPTIONS_POOL
    case SYSTEM_OWNERS.rounding:
      return REMAINDERS
    case SYSTEM_OWNERS.treasury:
      return TREASURY
    case SYSTEM_OWNERS.escrow:
      return ESCROW
    case SYSTEM_OWNERS.offering:
      return OFFERING
    case SYSTEM_OWNERS.loanPool:
      return LOAN_POOL
    case SYSTEM_OWNERS.campaigns:
      return CAMPAIGNS
    default:
      return OTHER_SYSTEM
  }
}

/** Of a posting. */
export const FORBIDDEN = 0
/** Between the two buckets of one wallet. */
export const SAME_OWNER = 1
export const OTHER_OWNER = 2
/** Between two wallets of one owner. */
export const OTHER_WALLET = 3

const AVAILABLE = 0
const HELD = 1

/** One side of a posting as the matrix sees it: the kind of its owner, and the bucket. */
export function postingSide(ownerKind: number, bucket: number): number {
  return ownerKind * 2 + bucket
}

export const TRADER_FREE = postingSide(TRADER, AVAILABLE)
export const TRADER_HELD = postingSide(TRADER, HELD)
export const FUND_FREE = postingSide(INSURANCE, AVAILABLE)
export const FUND_HELD = postingSide(INSURANCE, HELD)
export const CLEARED = postingSide(CLEARING, AVAILABLE)
export const FEES_FREE = postingSide(FEES, AVAILABLE)
export const POOL_FREE = postingSide(OPTIONS_POOL, AVAILABLE)
export const POOL_HELD = postingSide(OPTIONS_POOL, HELD)
export const OUTSIDE = postingSide(EXTERNAL, AVAILABLE)
export const TREASURY_FREE = postingSide(TREASURY, AVAILABLE)
export const ESCROW_FREE = postingSide(ESCROW, AVAILABLE)
export const OFFERING_FREE = postingSide(OFFERING, AVAILABLE)
export const LOAN_POOL_FREE = postingSide(LOAN_POOL, AVAILABLE)
export const CAMPAIGNS_FREE = postingSide(CAMPAIGNS, AVAILABLE)
export const REMAINDERS_FREE = postingSide(REMAINDERS, AVAILABLE)
