import type { OwnerId, ProjectedPosition } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { liquidationFigures } from '../arithmetic/checkLiquidation.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { marginStateOf } from './marginState.ts'
import type { Projection } from './projection.ts'

export const NO_POSITION: ProjectedPosition = Object.freeze({
  lots: 0,
  entryValue: 0n,
  margin: 0n,
  maintenance: 0n,
  riskPpm: 0,
  liquidationPrice: 0,
  bankruptcyPrice: 0,
})

/** A position as it would be, by the formulas of the liquidation worksheet. `hold`: cash that other orders set aside. */
export function projectedPositionOf(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  projection: Projection,
  hold: Amount,
): ProjectedPosition {
  if (projection.lots === 0) return NO_POSITION
  const { entryValue, marginMode, lots, size } = projection
  const margin = projection.margin + projection.settledLoss
  const account = marginMode === 'cross' ? { account: marginStateOf(state, market, owner, projection, hold) } : {}
  const side = lots > 0 ? ('long' as const) : ('short' as const)
  const terms = { units: market.units, tiers: market.tiers, liquidationPpm: market.definition.liquidationPpm }
  const inputs = { marginMode, side, mark: market.markPrice, lots: size, entryValue, margin, ...account }
  const { maintenance, riskPpm, liquidationPrice, bankruptcyPrice } = liquidationFigures(inputs, terms)
  return { lots, entryValue, margin, maintenance, riskPpm, liquidationPrice, bankruptcyPrice }
}
