import { FIRST_CUSTOMER, type OwnerId, type PostingReason, SYSTEM_OWNERS } from '@touchstone/protocol'

/** Reasons by number, as the journal stores them. The order is part of snapshots: append only. */
export const REASONS = [
  'capital',
  'faucet',
  'hold',
  'release',
  'trade',
  'fee',
] as const satisfies readonly PostingReason[]
export const CAPITAL = 0
export const FAUCET = 1
export const HOLD = 2
export const RELEASE = 3
export const TRADE = 4
export const FEE = 5

/** Owners as the matrix sees them. */
export const EXTERNAL = 0
export const FEES = 1
/** Whoever may trade: customers and the house accounts. */
export const TRADER = 2
export const OTHER_SYSTEM = 3

export function ownerClass(owner: OwnerId): number {
  if (owner >= FIRST_CUSTOMER || owner === SYSTEM_OWNERS.liquidity || owner === SYSTEM_OWNERS.sandboxFlow) return TRADER
  if (owner === SYSTEM_OWNERS.external) return EXTERNAL
  return owner === SYSTEM_OWNERS.fees ? FEES : OTHER_SYSTEM
}

const FORBIDDEN = 0
export const SAME_OWNER = 1
export const OTHER_OWNER = 2

const AVAILABLE = 0
const HELD = 1

/** One side of a posting as the matrix sees it: what kind of owner, which bucket. */
export function postingSide(ownerKind: number, bucket: number): number {
  return ownerKind * 2 + bucket
}

/** I3: every (reason, source, destination) that may exist. Everything else is forbidden. */
const ALLOWED: readonly (readonly [reason: number, source: number, destination: number, rule: number])[] = [
  [CAPITAL, postingSide(EXTERNAL, AVAILABLE), postingSide(FEES, AVAILABLE), OTHER_OWNER],
  [CAPITAL, postingSide(EXTERNAL, AVAILABLE), postingSide(TRADER, AVAILABLE), OTHER_OWNER],
  [CAPITAL, postingSide(EXTERNAL, AVAILABLE), postingSide(OTHER_SYSTEM, AVAILABLE), OTHER_OWNER],
  [FAUCET, postingSide(EXTERNAL, AVAILABLE), postingSide(TRADER, AVAILABLE), OTHER_OWNER],
  [HOLD, postingSide(TRADER, AVAILABLE), postingSide(TRADER, HELD), SAME_OWNER],
  [RELEASE, postingSide(TRADER, HELD), postingSide(TRADER, AVAILABLE), SAME_OWNER],
  [TRADE, postingSide(TRADER, AVAILABLE), postingSide(TRADER, AVAILABLE), OTHER_OWNER],
  [TRADE, postingSide(TRADER, HELD), postingSide(TRADER, AVAILABLE), OTHER_OWNER],
  [FEE, postingSide(TRADER, AVAILABLE), postingSide(FEES, AVAILABLE), OTHER_OWNER],
]

const MATRIX = new Uint8Array(REASONS.length * 64).fill(FORBIDDEN)
for (const [reason, source, destination, rule] of ALLOWED) MATRIX[reason * 64 + source * 8 + destination] = rule

/** FORBIDDEN (0), SAME_OWNER or OTHER_OWNER. */
export function matrixRule(reason: number, source: number, destination: number): number {
  return MATRIX[reason * 64 + source * 8 + destination] as number
}
