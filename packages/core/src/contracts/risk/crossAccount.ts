import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { availableCash } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { type PositionValue, positionValueOf } from './positionValue.ts'

export interface CrossPosition extends PositionValue {
  readonly position: Position
  readonly market: ContractMarket
}

/** All cross positions of an owner that are margined in one asset, and the money that stands behind them. */
export interface CrossAccount {
  readonly positions: readonly CrossPosition[]
  /** Available money and the positions' margins. */
  readonly cash: Amount
  readonly equity: Amount
  readonly maintenance: Amount
}

/** `asset`: place in the list of assets. At the mark prices as they stand. */
export function crossAccount(state: ContractsState, owner: OwnerId, asset: number): CrossAccount {
  const positions: CrossPosition[] = []
  let cash = availableCash(state, owner, asset)
  let equity = cash
  let maintenance = 0n
  for (const position of state.contracts.positions.ofOwner(owner)) {
    const market = state.contracts.markets[position.contract]
    if (position.marginMode !== 'cross' || market?.quote !== asset) continue
    const figures = positionValueOf(market, position)
    positions.push({ position, market, ...figures })
    cash += position.margin
    equity += position.margin + figures.unrealised
    maintenance += figures.maintenance
  }
  return { positions, cash, equity, maintenance }
}
