import type { OwnerId } from '@touchstone/protocol'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { collectFrom, payOut } from './fundPosition.ts'
import { owedFunding } from './owedFunding.ts'

/**
 * Takes what an owner still owes to fundings on their way, ahead of the owner's turn: before an own command, and before
 * anything else changes the money behind it. Nobody pays less for having acted in between. FUND-7.
 */
export function payOwedFunding(state: ContractsState, owner: OwnerId): void {
  for (const { market, funding, position } of owedFunding(state, owner)) {
    funding.early.add(position.id)
    collectFrom(state, market, funding, position)
  }
}

/**
 * Before lots of a position change: its owner pays what is owed, and what it is owed itself is paid, or kept as a claim while
 * others have still to pay. FUND-7.
 */
export function fundBeforeChange(state: ContractsState, market: ContractMarket, position: Position): void {
  if (state.contracts.fundings === 0) return
  payOwedFunding(state, position.owner)
  const { funding } = market
  const { id, owner, lots } = position
  if (!funding || id >= funding.before || funding.isPayer(lots) || funding.claims.has(id)) return
  const isAhead = funding.isAhead(position)
  if (funding.stage === 'collecting') {
    if (isAhead) collectFrom(state, market, funding, position)
    funding.claims.set(id, { position: id, owner, lots })
  } else if (isAhead) {
    funding.early.add(id)
    payOut(state, market, funding, { position: id, owner, lots })
  }
}
