import type { Amount } from '@touchstone/quantities'
import { contractValue } from '../arithmetic/margin.ts'
import { maintenanceMargin } from '../arithmetic/marginTiers.ts'
import { unrealisedProfit } from '../arithmetic/profit.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { Position } from '../position.ts'

/** A contract as far as the value of its positions goes. */
export type MarkedMarket = Pick<ContractMarket, 'markPrice' | 'units' | 'tiers'>

/** A position at the mark price, in the margin asset's units. */
export interface PositionValue {
  readonly value: Amount
  /** Signed; losses already settled with the clearing account are not in it. */
  readonly unrealised: Amount
  readonly maintenance: Amount
}

export function positionValueOf(
  { markPrice, units, tiers }: MarkedMarket,
  { lots, size, basis }: Position,
): PositionValue {
  const value = contractValue(markPrice, size, units)
  return { value, unrealised: unrealisedProfit(lots, value, basis), maintenance: maintenanceMargin(value, tiers) }
}
