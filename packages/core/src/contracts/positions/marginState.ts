import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { contractValue } from '../arithmetic/margin.ts'
import { maintenanceMargin } from '../arithmetic/marginTiers.ts'
import { unrealisedProfit } from '../arithmetic/profit.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { crossAccount } from '../risk/crossAccount.ts'
import { backedOf, marginGap } from './marginGap.ts'
import type { Projection } from './projection.ts'

/** The figures that decide whether a position would be liquidated, and the money its owner could still use. */
export interface MarginState {
  /** Of the position alone, or of the whole account when it is cross. */
  readonly equity: Amount
  readonly maintenance: Amount
  /** The amount by which the account's cross positions fall short of their initial margins. */
  readonly gap: Amount
}

/** The margin state of a projected position at the mark prices, with `hold` of its owner's cash set aside. */
export function marginStateOf(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  projection: Projection,
  hold: Amount,
): MarginState {
  const { positions } = crossAccount(state, owner, market.quote)
  const others = positions.filter((other) => other.market !== market)
  const value = contractValue(market.markPrice, projection.size, market.units)
  const profit = unrealisedProfit(projection.lots, value, projection.basis)
  const own = maintenanceMargin(value, market.tiers)
  const cross = projection.marginMode === 'cross'
  const backed = others.map(backedOf)
  if (!cross) return { gap: marginGap(backed), equity: projection.margin + profit, maintenance: own }
  const gap = marginGap([...backed, { ...projectedMargin(projection), value, unrealised: profit }])
  const equity = others.reduce(
    (sum, { position, unrealised }) => sum + position.margin + unrealised,
    projection.cash - hold + projection.margin + profit,
  )
  return { gap, equity, maintenance: others.reduce((sum, { maintenance }) => sum + maintenance, own) }
}

function projectedMargin({ entryValue, leverage, margin }: Projection) {
  return { entryValue, leverage, margin }
}
