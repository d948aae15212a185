import type { MarginMode, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { chargeParts } from '../arithmetic/closing.ts'
import { availableCash } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { owedFunding } from '../funding/owedFunding.ts'
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
  const { marginMode } = position ?? mode
  const money = afterFunding(state, market, owner, {
    margin: position?.margin ?? 0n,
    cash: availableCash(state, owner, market.quote) + held,
    support: marginMode === 'cross' ? supportOf(state, market, owner) : 0n,
  })
  return new Projection({
    lots: position?.lots ?? 0,
    entryValue: position?.entryValue ?? 0n,
    basis: position?.basis ?? 0n,
    marginMode,
    leverage: mode.leverage,
    ...money,
  })
}

interface Backing {
  readonly margin: Amount
  readonly cash: Amount
  readonly support: Amount
}

/** What is left behind the position once its owner has paid the fundings that are on their way: fills come after those. FUND-7. */
function afterFunding(state: ContractsState, market: ContractMarket, owner: OwnerId, before: Backing): Backing {
  let { margin, cash, support } = before
  for (const { market: other, funding, position } of owedFunding(state, owner)) {
    if (other.quote !== market.quote) continue
    const isOwn = other === market
    const { marginMode } = position
    const owed = funding.shareOf(other.units, position.lots)
    const { fromMargin, fromCash, left } = chargeParts(owed, {
      margin: isOwn ? margin : position.margin,
      cash,
      marginMode,
    })
    cash -= fromCash
    if (isOwn) margin -= fromMargin
    else if (marginMode === 'cross') support -= fromMargin
    if (marginMode === 'cross') support -= left
  }
  return { margin, cash, support }
}

/** The margins of the owner's other cross positions, less their losses together. */
function supportOf(state: ContractsState, market: ContractMarket, owner: OwnerId): Amount {
  const others = crossAccount(state, owner, market.quote).positions.filter((other) => other.market !== market)
  const margins = others.reduce((sum, { position }) => sum + position.margin, 0n)
  const profit = others.reduce((sum, { unrealised }) => sum + unrealised, 0n)
  return profit < 0n ? margins + profit : margins
}
