import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { AVAILABLE } from '../../ledger/accounts.ts'
import { cashCell, clearingCell } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { chargePosition, creditPosition } from '../positions/charge.ts'
import { FUNDING } from '../reasons.ts'
import type { FundingClaim, RunningFunding } from './runningFunding.ts'

/** A position's turn while collecting: a payer pays at most the money behind the position, a receiver is counted. */
export function collectFrom(
  state: ContractsState,
  market: ContractMarket,
  funding: RunningFunding,
  position: Position,
): void {
  const { id, owner, lots } = position
  funding.lots += lots
  const share = funding.shareOf(market.units, lots)
  if (!funding.isPayer(lots)) {
    funding.owed += share
    return
  }
  const paid = chargePosition(state, market, position, share, FUNDING, clearingCell(state, market.quote), id)
  funding.paid += paid
  tell(state, market, funding, { position: id, owner, lots }, -paid)
}

/** Pays the amount owed for the lots at the due moment: to the position, or to its owner if the position has ended. */
export function payOut(
  state: ContractsState,
  market: ContractMarket,
  funding: RunningFunding,
  claim: FundingClaim,
): void {
  const share = funding.shareOf(market.units, claim.lots)
  const due = funding.payableOf(share)
  funding.left -= share
  funding.received += due
  const clearing = clearingCell(state, market.quote)
  const position = state.contracts.positions.byId(claim.position)
  if (position) creditPosition(state, market, position, due, FUNDING, clearing, position.id)
  else state.journal.post(clearing, cashOf(state, market, claim.owner), due, FUNDING, claim.position)
  tell(state, market, funding, claim, due)
}

function cashOf(state: ContractsState, { quote }: ContractMarket, owner: OwnerId): number {
  return cashCell(state, owner, quote, AVAILABLE)
}

function tell(
  state: ContractsState,
  market: ContractMarket,
  { rateE8, mark, dueAt }: RunningFunding,
  { position, owner, lots }: FundingClaim,
  amount: Amount,
): void {
  state.emit({
    type: 'PositionFunded',
    position,
    owner,
    contract: market.definition.id,
    rateE8,
    mark,
    lots,
    amount,
    dueAt,
  })
}
