import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import type { ExchangeState } from '../../state.ts'
import { contractValue } from '../arithmetic/margin.ts'
import { maintenanceMargin } from '../arithmetic/marginTiers.ts'
import { unrealisedProfit } from '../arithmetic/profit.ts'
import type { ContractMarket } from '../contractMarket.ts'
import { crossAccount } from '../risk/crossAccount.ts'
import type { Sketch } from './sketch.ts'

/** What decides whether a position would be liquidated, and what its owner could still use. */
export interface Standing {
  /** Of the position alone, or of the whole account when it is cross. */
  readonly equity: Amount
  readonly maintenance: Amount
  /** What the account's cross positions have lost together at the mark prices. */
  readonly openLoss: Amount
}

/** How a sketched position would stand at the mark prices, with `hold` of its owner's cash set aside. */
export function standingOf(
  state: ExchangeState,
  market: ContractMarket,
  owner: OwnerId,
  sketch: Sketch,
  hold: Amount,
): Standing {
  const { positions } = crossAccount(state, owner, market.quote)
  const others = positions.filter((other) => other.market !== market)
  const value = contractValue(market.markPrice, sketch.size, market.units)
  const profit = unrealisedProfit(sketch.lots, value, sketch.basis)
  const own = maintenanceMargin(value, market.tiers)
  const cross = sketch.marginMode === 'cross'
  const crossProfit = others.reduce((sum, { unrealised }) => sum + unrealised, cross ? profit : 0n)
  const openLoss = crossProfit < 0n ? -crossProfit : 0n
  if (!cross) return { openLoss, equity: sketch.margin + profit, maintenance: own }
  const margins = others.reduce((sum, { position }) => sum + position.margin, sketch.margin)
  const equity = sketch.cash - hold + margins + crossProfit
  return { openLoss, equity, maintenance: others.reduce((sum, { maintenance }) => sum + maintenance, own) }
}
