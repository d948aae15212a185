import { FIRST_CUSTOMER, type OwnerId, type PostingReason, SYSTEM_OWNERS } from '@touchstone/protocol'

/** Reasons by number, as the journal stores them. The order is part of snapshots: append only. */
export const REASONS = [
  'capital',
  'faucet',
  'hold',
  'release',
  'trade',
  'fee',
  'transfer',
  'pnl',
  'loss_settled',
  'funding',
  'liquidation_fee',
  'insurance',
  'option_stake',
  'option_payout',
  'rounding',
  'deposit',
  'withdrawal',
  'withdrawal_fee',
  'purchase',
  'conversion',
] as const satisfies readonly PostingReason[]
export const CAPITAL = 0
export const FAUCET = 1
export const HOLD = 2
export const RELEASE = 3
export const TRADE = 4
export const FEE = 5
export const TRANSFER = 6
export const PNL = 7
export const LOSS_SETTLED = 8
export const FUNDING = 9
export const LIQUIDATION_FEE = 10
export const COVER = 11
export const OPTION_STAKE = 12
export const OPTION_PAYOUT = 13
export const ROUNDING = 14
export const DEPOSIT = 15
export const WITHDRAWAL = 16
export const WITHDRAWAL_FEE = 17
export const PURCHASE = 18
export const CONVERSION = 19

/** Owners as the matrix sees them. */
export const EXTERNAL = 0
export const FEES = 1
/** Whoever may trade: customers and the house accounts. */
export const TRADER = 2
export const OTHER_SYSTEM = 3
/** Trades too: it carries what bankrupt positions left. */
export const INSURANCE = 4
export const CLEARING = 5
export const OPTIONS_POOL = 6
/** Remainders; it only receives. */
export const REMAINDERS = 7
/** The operator's own money. */
export const TREASURY = 8

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
    default:
      return OTHER_SYSTEM
  }
}

const FORBIDDEN = 0
/** Between the two buckets of one wallet. */
export const SAME_OWNER = 1
export const OTHER_OWNER = 2
/** Between two wallets of one owner. */
export const OTHER_WALLET = 3

const AVAILABLE = 0
const HELD = 1

/** One side of a posting as the matrix sees it: what kind of owner, which bucket. */
export function postingSide(ownerKind: number, bucket: number): number {
  return ownerKind * 2 + bucket
}

const TRADER_FREE = postingSide(TRADER, AVAILABLE)
const TRADER_HELD = postingSide(TRADER, HELD)
const FUND_FREE = postingSide(INSURANCE, AVAILABLE)
const FUND_HELD = postingSide(INSURANCE, HELD)
const CLEARED = postingSide(CLEARING, AVAILABLE)
const FEES_FREE = postingSide(FEES, AVAILABLE)
const POOL_FREE = postingSide(OPTIONS_POOL, AVAILABLE)
const POOL_HELD = postingSide(OPTIONS_POOL, HELD)
const OUTSIDE = postingSide(EXTERNAL, AVAILABLE)

type Allowed = readonly [reason: number, source: number, destination: number, rule: number]

/** Both ways between each holder of positions and the clearing account. */
function throughClearing(reason: number): Allowed[] {
  return [TRADER_FREE, TRADER_HELD, FUND_FREE, FUND_HELD].flatMap((side): Allowed[] => [
    [reason, side, CLEARED, OTHER_OWNER],
    [reason, CLEARED, side, OTHER_OWNER],
  ])
}

/** I3: every (reason, source, destination) that may exist. Everything else is forbidden. */
const ALLOWED: readonly Allowed[] = [
  ...[FEES, TRADER, OTHER_SYSTEM, INSURANCE, CLEARING, OPTIONS_POOL, REMAINDERS, TREASURY].map(
    (owner): Allowed => [CAPITAL, OUTSIDE, postingSide(owner, AVAILABLE), OTHER_OWNER],
  ),
  [FAUCET, OUTSIDE, TRADER_FREE, OTHER_OWNER],
  [HOLD, TRADER_FREE, TRADER_HELD, SAME_OWNER],
  [HOLD, FUND_FREE, FUND_HELD, SAME_OWNER],
  [HOLD, POOL_FREE, POOL_HELD, SAME_OWNER],
  [RELEASE, TRADER_HELD, TRADER_FREE, SAME_OWNER],
  [RELEASE, FUND_HELD, FUND_FREE, SAME_OWNER],
  [RELEASE, POOL_HELD, POOL_FREE, SAME_OWNER],
  [TRADE, TRADER_FREE, TRADER_FREE, OTHER_OWNER],
  [TRADE, TRADER_HELD, TRADER_FREE, OTHER_OWNER],
  [FEE, TRADER_FREE, FEES_FREE, OTHER_OWNER],
  [FEE, TRADER_HELD, FEES_FREE, OTHER_OWNER],
  [FEE, FUND_FREE, FEES_FREE, OTHER_OWNER],
  [TRANSFER, TRADER_FREE, TRADER_FREE, OTHER_WALLET],
  ...throughClearing(PNL),
  [LOSS_SETTLED, TRADER_FREE, CLEARED, OTHER_OWNER],
  [LOSS_SETTLED, TRADER_HELD, CLEARED, OTHER_OWNER],
  [LOSS_SETTLED, FUND_FREE, CLEARED, OTHER_OWNER],
  [LOSS_SETTLED, FUND_HELD, CLEARED, OTHER_OWNER],
  ...throughClearing(FUNDING),
  [LIQUIDATION_FEE, TRADER_FREE, FUND_FREE, OTHER_OWNER],
  [LIQUIDATION_FEE, TRADER_HELD, FUND_FREE, OTHER_OWNER],
  [COVER, FUND_FREE, CLEARED, OTHER_OWNER],
  [COVER, TRADER_FREE, FUND_FREE, OTHER_OWNER],
  [COVER, TRADER_HELD, FUND_FREE, OTHER_OWNER],
  [OPTION_STAKE, TRADER_FREE, POOL_FREE, OTHER_OWNER],
  [OPTION_STAKE, TRADER_HELD, POOL_FREE, OTHER_OWNER],
  [OPTION_PAYOUT, POOL_FREE, TRADER_FREE, OTHER_OWNER],
  [OPTION_PAYOUT, POOL_HELD, TRADER_FREE, OTHER_OWNER],
  [ROUNDING, CLEARED, postingSide(REMAINDERS, AVAILABLE), OTHER_OWNER],
  [DEPOSIT, OUTSIDE, TRADER_FREE, OTHER_OWNER],
  [WITHDRAWAL, TRADER_HELD, OUTSIDE, OTHER_OWNER],
  [WITHDRAWAL_FEE, TRADER_HELD, FEES_FREE, OTHER_OWNER],
  [PURCHASE, postingSide(TREASURY, AVAILABLE), TRADER_FREE, OTHER_OWNER],
  [CONVERSION, TRADER_FREE, TRADER_FREE, OTHER_OWNER],
]

/** Sides there may be, as bits of a place in the matrix. */
const SIDE_BITS = 5
const REASON_BITS = SIDE_BITS * 2

const MATRIX = new Uint8Array(REASONS.length << REASON_BITS).fill(FORBIDDEN)
for (const [reason, source, destination, rule] of ALLOWED) MATRIX[place(reason, source, destination)] = rule

/** FORBIDDEN (0), SAME_OWNER, OTHER_OWNER or OTHER_WALLET. */
export function matrixRule(reason: number, source: number, destination: number): number {
  return MATRIX[place(reason, source, destination)] as number
}

function place(reason: number, source: number, destination: number): number {
  return (reason << REASON_BITS) | (source << SIDE_BITS) | destination
}
