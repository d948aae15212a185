import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { contractValue } from '../arithmetic/margin.ts'
import { maintenanceMargin } from '../arithmetic/marginTiers.ts'
import { unrealisedProfit } from '../arithmetic/profit.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { crossAccount } from '../risk/crossAccount.ts'
import { backedOf, marginGap } from './marginGap.ts'
import type { Sketch } from './sketch.ts'

/** The figures that decide whether a position would be liquidated, and the money its owner could still use. */
export interface MarginState {
  /** Of the position alone, or of the whole account when it is cross. */
  readonly equity: Amount
  readonly maintenance: Amount
  /** The amount by which the account's cross positions fall short of their initial margins. */
  readonly gap: Amount
}

/** The margin state of a sketched position at the mark prices, with `hold` of its owner's cash set aside. */
export function marginStateOf(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  sketch: Sketch,
  hold: Amount,
): MarginState {
  const { positions } = crossAccount(state, owner, market.quote)
  const others = positions.filter((other) => other.market !== market)
  const value = contractValue(market.markPrice, sketch.size, market.units)
  const profit = unrealisedProfit(sketch.lots, value, sketch.basis)
  const own = maintenanceMargin(value, market.tiers)
  const cross = sketch.marginMode === 'cross'
  const backed = others.map(backedOf)
  if (!cross) return { gap: marginGap(backed), equity: sketch.margin + profit, maintenance: own }
  const gap = marginGap([...backed, { ...sketchedMargin(sketch), value, unrealised: profit }])
  const equity = others.reduce(
    (sum, { position, unrealised }) => sum + position.margin + unrealised,
    sketch.cash - hold + sketch.margin + profit,
  )
  return { gap, equity, maintenance: others.reduce((sum, { maintenance }) => sum + maintenance, own) }
}

function sketchedMargin({ entryValue, leverage, margin }: Sketch) {
  return { entryValue, leverage, margin }
}
