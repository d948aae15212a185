import type { OwnerId } from '@touchstone/protocol'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { accountKey, accountOf } from './accountKey.ts'

/**
 * The positions whose health the marks of this entry may have ended, in order of contract, then owner: those whose alarm a
 * mark has reached, and those that changed, or whose account did, since they were looked at. Of a cross account the first
 * one in a contract whose mark was struck. All others are healthy as they were.
 */
export function suspects(state: ContractsState): readonly Position[] {
  const { struck, doubtful, unchecked } = state.contracts
  if (struck.size === 0) return []
  doubtDebited(state)
  const found = new Set<Position>()
  for (const market of struck) for (const position of reachedIn(state, market)) found.add(position)
  for (const position of unchecked) if (isOwnAndStruck(state, position)) found.add(position)
  for (const key of doubtful) {
    const { owner, asset } = accountOf(key)
    const first = firstStruck(state, owner, asset)
    if (first) found.add(first)
    else if (!hasCross(state, owner, asset)) doubtful.delete(key)
  }
  return [...found].sort((one, other) => one.contract - other.contract || one.owner - other.owner)
}

/** An order's hold, a transfer or a fee may have left an account with too little: the next mark sees. */
function doubtDebited({ contracts, accounts, journal }: ContractsState): void {
  for (const cell of journal.debits.take())
    contracts.doubtful.add(accountKey(accounts.ownerOf(cell), accounts.assetIndex(cell)))
}

function reachedIn(state: ContractsState, market: ContractMarket): Position[] {
  return market.alarms.health.reached(market.markPrice).flatMap((position) => {
    if (position.marginMode === 'isolated') return [position]
    return firstStruck(state, position.owner, market.quote) ?? []
  })
}

/** Whether an isolated position is open in a contract whose mark was struck. */
function isOwnAndStruck({ contracts }: ContractsState, { lots, marginMode, contract }: Position): boolean {
  const market = contracts.markets[contract]
  return lots !== 0 && marginMode === 'isolated' && market !== undefined && contracts.struck.has(market)
}

/** The first cross position of an account in a contract whose mark was struck. */
function firstStruck({ contracts }: ContractsState, owner: OwnerId, asset: number): Position | undefined {
  return contracts.positions.ofOwner(owner).find(({ marginMode, contract }) => {
    const market = contracts.markets[contract]
    return marginMode === 'cross' && market?.quote === asset && contracts.struck.has(market)
  })
}

function hasCross({ contracts: { positions, markets } }: ContractsState, owner: OwnerId, asset: number): boolean {
  return positions.ofOwner(owner).some(({ marginMode, contract }) => {
    return marginMode === 'cross' && markets[contract]?.quote === asset
  })
}
