import type { ContractAccountView, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { HELD } from '../../ledger/accounts.ts'
import { freeIn } from '../../ledger/freeIn.ts'
import { riskPpm } from '../arithmetic/margin.ts'
import { availableCash, cashWallet } from '../cash.ts'
import type { ContractsState } from '../contractsState.ts'
import { crossAccount } from '../risk/crossAccount.ts'
import { positionValueOf } from '../risk/positionValue.ts'
import { backedOf, marginGap } from './marginGap.ts'

/** The amount that must stay in a wallet because cross positions fall short of their initial margins. MONEY-5. */
export function neededForPositions(state: ContractsState, owner: OwnerId, wallet: number, asset: number): Amount {
  if (wallet !== cashWallet(owner)) return 0n
  return marginGap(crossAccount(state, owner, asset).positions.map(backedOf))
}

/** The money an owner may move away or use for new orders: the available money, less the positions' need of it. MONEY-5. */
export function transferableContract(state: ContractsState, owner: OwnerId, asset: number): Amount {
  return freeIn(state, owner, cashWallet(owner), asset)
}

/**
 * An owner's contract account in the margin asset of the first contract listed, as its positions are told: losses settled
 * with the clearing account are still in their margins and in the held balance. CLEAR-4.
 */
export function contractAccount(state: ContractsState, owner: OwnerId): ContractAccountView {
  const asset = state.contracts.markets[0]?.quote ?? 0
  const cross = crossAccount(state, owner, asset)
  const { positionMargin, unrealised, settled } = totalsOf(state, owner, asset)
  const available = availableCash(state, owner, asset)
  const held = heldCash(state, owner, asset) + settled
  return {
    available,
    held,
    positionMargin,
    unrealised,
    equity: available + held + unrealised,
    crossMaintenance: cross.maintenance,
    crossEquity: cross.equity,
    riskPpm: cross.positions.length === 0 ? 0 : riskPpm(cross.maintenance, cross.equity),
    transferable: transferableContract(state, owner, asset),
  }
}

function heldCash(state: ContractsState, owner: OwnerId, asset: number): Amount {
  const start = state.accounts.find(owner, cashWallet(owner))
  return start < 0 ? 0n : state.accounts.balance(start + asset * 2 + HELD)
}

/** Over isolated and cross positions alike. */
function totalsOf(state: ContractsState, owner: OwnerId, asset: number) {
  let positionMargin = 0n
  let unrealised = 0n
  let settled = 0n
  for (const position of state.contracts.positions.ofOwner(owner)) {
    const market = state.contracts.markets[position.contract]
    if (market?.quote !== asset) continue
    settled += position.settledLoss
    positionMargin += position.margin + position.settledLoss
    unrealised += positionValueOf(market, position).unrealised - position.settledLoss
  }
  return { positionMargin, unrealised, settled }
}
