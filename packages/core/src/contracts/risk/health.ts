import { type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount, Ticks } from '@touchstone/quantities'
import { type Exposure, liquidationPrice } from '../arithmetic/closingPrices.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { crossAccount } from './crossAccount.ts'
import { positionValueOf } from './positionValue.ts'

/**
 * The two figures that decide a liquidation: equity ≤ maintenance. Of the position itself, or of the whole account when it
 * is cross.
 */
export interface Health {
  readonly equity: Amount
  readonly maintenance: Amount
}

/** The position as the formulas take it. */
function exposureOf({ units }: ContractMarket, { lots, basis, margin }: Position): Exposure {
  return { lots, basis, margin, units }
}

/** At the mark prices as they stand. */
export function healthOf(state: ContractsState, market: ContractMarket, position: Position): Health {
  if (position.marginMode === 'cross') return crossAccount(state, position.owner, market.quote)
  const { unrealised, maintenance } = positionValueOf(market, position)
  return { equity: position.margin + unrealised, maintenance }
}

/** LIQ-1. */
export function isUnhealthy({ equity, maintenance }: Health): boolean {
  return equity <= maintenance
}

/** The insurance fund has no margin to run out of: positions it cannot carry are deleveraged. */
export function isLiquidated(owner: OwnerId): boolean {
  return owner !== SYSTEM_OWNERS.insurance
}

/**
 * Whether the mark has reached an isolated position's liquidation price: the same question as {@link isUnhealthy}, answered
 * by comparing two whole numbers. The price is worked out anew only when the position has changed.
 */
export function isPastLiquidation(market: ContractMarket, position: Position): boolean {
  const price = liquidationPriceOf(market, position)
  if (price === 0) return false
  return position.isLong ? market.markPrice <= price : market.markPrice >= price
}

export function liquidationPriceOf(market: ContractMarket, position: Position): Ticks {
  const { lots, basis, margin, liquidation: known } = position
  if (known && known.lots === lots && known.basis === basis && known.margin === margin) return known.price
  const price = liquidationPrice({ ...exposureOf(market, position), tiers: market.tiers })
  position.liquidation = { lots, basis, margin, price }
  return price
}
