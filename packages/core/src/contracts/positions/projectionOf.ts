import type { MarginMode, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { availableCash } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { crossAccount } from '../risk/crossAccount.ts'
import { Projection } from './projection.ts'

/** The owner's position and money as they are, with `held` given back; `mode` is that of the order that would open one. */
export function projectionOf(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  mode: { readonly leverage: number; readonly marginMode: MarginMode },
  held: Amount,
): Projection {
  const position = state.contracts.positions.of(owner, market.place)
  const cash = availableCash(state, owner, market.quote) + held
  const { marginMode } = position ?? mode
  return new Projection({
    lots: position?.lots ?? 0,
    entryValue: position?.entryValue ?? 0n,
    basis: position?.basis ?? 0n,
    margin: position?.margin ?? 0n,
    marginMode,
    leverage: mode.leverage,
    cash,
    support: marginMode === 'cross' ? supportOf(state, market, owner) : 0n,
  })
}

/** The margins of the owner's other cross positions, less their losses together. */
function supportOf(state: ContractsState, market: ContractMarket, owner: OwnerId): Amount {
  const others = crossAccount(state, owner, market.quote).positions.filter((other) => other.market !== market)
  const margins = others.reduce((sum, { position }) => sum + position.margin, 0n)
  const profit = others.reduce((sum, { unrealised }) => sum + unrealised, 0n)
  return profit < 0n ? margins + profit : margins
}
