import type { CoreEvent } from '@touchstone/protocol'
import { POLICY_PROJECTION } from '../projector/policies/policyProjection.ts'
import { INDEX_PROJECTION } from '../projector/prices/indexProjection.ts'
import type { Projection } from '../projector/projection.ts'
import { MESSAGE_PROJECTION } from './messageProjection.ts'
import { PRODUCTS } from './products.ts'

const FLOORS = [INDEX_PROJECTION, POLICY_PROJECTION] as const

/** All that is made of the log in SQL beside the ledger and the prices. */
export const PROJECTIONS: readonly Projection[] = [
  ...FLOORS,
  ...PRODUCTS.flatMap(({ projection }) => projection ?? []),
  MESSAGE_PROJECTION,
]

type EventsOf<Its> = Its extends Projection<infer Type, infer Elsewhere> ? Type | Elsewhere : never
type Projected = EventsOf<(typeof FLOORS)[number] | (typeof PRODUCTS)[number]['projection']>

const STATE = 'what is so now is asked of the core'
const HOUSE = 'the house’s own, nobody’s history'
const DECISIONS = 'told by the decision that it came from'

/**
 * Events of no product that no table is made of, and why. An event that stands neither here nor in a projection does not
 * compile.
 * @public Nobody reads it: the compiler does.
 */
export const NOT_PROJECTED = {
  OwnerOpened: STATE,
  OwnerFrozen: STATE,
  TierSet: STATE,
  VerificationSet: STATE,
  WithdrawalsHeld: STATE,
  IndexUpdated: HOUSE,
  LeaseAcquired: HOUSE,
  MarketStateSet: STATE,
  AssetListed: STATE,
  SpotMarketListed: STATE,
  RulesActivated: STATE,
  ClockResumed: STATE,
  OperatorAppointed: STATE,
  FeeTiersSet: DECISIONS,
  VerificationPolicySet: DECISIONS,
  MoneyTermsSet: DECISIONS,
  TermsChanged: DECISIONS,
  PlatformRestricted: STATE,
  AuditAnchored: 'compared with the audit trail, which has a table of its own',
} as const satisfies Readonly<Record<Exclude<CoreEvent['type'], Projected>, string>>
