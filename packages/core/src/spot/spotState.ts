import type { MarketId } from '@touchstone/protocol'
import type { Floor } from '../floor/floor.ts'
import type { MatchPlan } from '../matching/matchPlan.ts'
import type { OrderTable } from '../matching/orderTable.ts'
import type { ConditionsTable } from '../orders/conditionsTable.ts'
import type { LinkedOrdersState } from '../orders/linkedOrdersState.ts'
import type { Brackets } from './brackets/brackets.ts'
import type { OrderDraft } from './orders/orderDraft.ts'
import type { OrderTermsTable } from './orders/orderTerms.ts'
import type { SpotMarket } from './spotMarket.ts'

export interface SpotState extends Floor, LinkedOrdersState {
  markets: readonly SpotMarket[]
  readonly orders: OrderTable
  terms: OrderTermsTable
  readonly orderConditions: ConditionsTable
  /** Reused by every order on its way in. */
  readonly draft: OrderDraft
  readonly plan: MatchPlan
  /** Some market's last price has passed more stops than one entry may trigger. */
  stopsDue: boolean
  /** The market the entry at hand has traded in. */
  traded: SpotMarket | undefined
  market: (id: MarketId) => SpotMarket | undefined
  /** What purchases leave behind; a part of its own in snapshots. */
  readonly brackets: Brackets
}

/** The slice of spot; the list of markets is the floor's, filled by Genesis and by listing. */
export type SpotField = 'orders' | 'terms' | 'orderConditions' | 'draft' | 'plan' | 'stopsDue' | 'traded' | 'market'

/** The market of an order's slot. */
export function marketOf({ markets, terms }: SpotState, slot: number): SpotMarket {
  return markets[terms.market(slot)] as SpotMarket
}
