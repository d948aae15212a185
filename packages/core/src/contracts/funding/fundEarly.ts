import type { OwnerId } from '@touchstone/protocol'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { collectFrom, payOut } from './fundPosition.ts'
import { owedFunding } from './owedFunding.ts'

/**
 * Collects an owner's share of running fundings before the owner's turn: before a command of the owner, and before anything else
 * changes the money behind it. Acting in between never lowers a payment. FUND-7.
 */
export function payOwedFunding(state: ContractsState, owner: OwnerId): void {
  for (const { market, funding, position } of owedFunding(state, owner)) {
    funding.early.add(position.id)
    collectFrom(state, market, funding, position)
  }
}

/**
 * Before lots of a position change, its owner pays what the position owes. What the position is owed is paid too, or kept as a claim
 * while other positions have still to pay. FUND-7.
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
