import type { MatchingState } from '../matching/matchingState.ts'
import type { OrderLinks } from './orderLinks.ts'

/** Numbers of orders are given across all markets: so are the pairs of them. */
export interface LinkedOrdersState extends MatchingState {
  readonly orderLinks: OrderLinks
}
