import { type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { InvariantBroken } from '../../entry/invariantBroken.ts'
import { AVAILABLE } from '../../ledger/accounts.ts'
import { nextFunding } from '../arithmetic/funding.ts'
import { cashCell, clearingCell } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { announcePosition } from '../positions/changePosition.ts'
import { coverFromFund } from '../positions/settleLosses.ts'
import { ROUNDING } from '../reasons.ts'
import { payOwedFunding } from './fundEarly.ts'
import { collectFrom, payOut } from './fundPosition.ts'
import { RunningFunding } from './runningFunding.ts'

/** When a contract has funding to settle next: now, if one is on its way and the entry has time left for it; 0 = never. */
export function nextFundingDue({ funding, nextFundingAt }: ContractMarket, { contracts }: ContractsState): Timestamp {
  if (!funding) return nextFundingAt
  return contracts.fundingTurns > 0 ? funding.dueAt : 0
}

/**
 * Settles the funding interval that has ended, at the last mark, or goes on with it as far as the entry may. An interval
 * without a sample has no rate. FUND-2, FUND-5, FUND-6.
 */
export function settleFunding(state: ContractsState, market: ContractMarket): void {
  const funding = market.funding ?? beginFunding(state, market)
  if (!funding) return
  const served: OwnerId[] = []
  const isOver = goOn(state, market, funding, served)
  if (isOver) payRemainder(state, market, funding)
  for (const owner of served.sort((one, other) => one - other)) announcePosition(state, market, owner, 'user')
  if (isOver) end(state, market, funding)
  // The fund stands in for others, so its own payment does not wait for its turn.
  else payOwedFunding(state, SYSTEM_OWNERS.insurance)
}

/** Lots and mark are those of this moment, however many entries the settlement takes. */
function beginFunding(state: ContractsState, market: ContractMarket): RunningFunding | undefined {
  const { definition, markPrice, nextFundingAt: dueAt } = market
  const rateE8 = market.premiumCount === 0 ? 0 : market.fundingE8
  market.lastFundingE8 = rateE8
  market.fundingE8 = 0
  market.premiumSumE8 = 0n
  market.premiumCount = 0
  market.nextFundingAt = nextFunding(dueAt, definition.fundingIntervalMs)
  const funding = new RunningFunding(rateE8, markPrice, dueAt, state.contracts.nextPosition)
  if (rateE8 === 0) {
    tellSettled(state, market, funding)
    return undefined
  }
  market.funding = funding
  state.contracts.fundings++
  return funding
}

/**
 * Positions that owe pay into the clearing account; it pays those that are owed and gives the remainder to `rounding`. For
 * an owner who cannot pay the insurance fund stands in, and if it cannot either, all are paid in proportion. Returns whether
 * all have been served; `served` gathers the owners of this entry. FUND-3, FUND-4.
 */
function goOn(state: ContractsState, market: ContractMarket, funding: RunningFunding, served: OwnerId[]): boolean {
  if (funding.stage === 'collecting') {
    if (!collect(state, market, funding, served)) return false
    turnToPaying(state, market, funding)
  }
  return pay(state, market, funding, served) && payClaims(state, market, funding, served)
}

function collect(state: ContractsState, market: ContractMarket, funding: RunningFunding, served: OwnerId[]): boolean {
  const turns = state.contracts.fundingTurns
  const positions = state.contracts.positions.ofContractFrom(market.place, funding.next, turns)
  for (const position of positions) {
    const isAhead = funding.isAhead(position)
    funding.next = position.owner + 1
    if (!isAhead) continue
    collectFrom(state, market, funding, position)
    if (funding.isPayer(position.lots)) served.push(position.owner)
  }
  state.contracts.fundingTurns -= positions.length
  return positions.length < turns
}

function turnToPaying(state: ContractsState, market: ContractMarket, funding: RunningFunding): void {
  const { paid, owed, lots } = funding
  if (lots !== 0) throw new InvariantBroken('I12', `${market.definition.symbol}: funding passed over ${-lots} lots`)
  funding.payable = paid + (paid < owed ? coverFromFund(state, market, owed - paid, 0) : 0n)
  funding.left = owed
  funding.stage = 'paying'
  funding.next = 0
  funding.early.clear()
}

function pay(state: ContractsState, market: ContractMarket, funding: RunningFunding, served: OwnerId[]): boolean {
  const turns = state.contracts.fundingTurns
  const positions = state.contracts.positions.ofContractFrom(market.place, funding.next, turns)
  for (const position of positions) {
    const { id, owner, lots } = position
    const isAhead = funding.isAhead(position)
    funding.next = owner + 1
    if (!isAhead || funding.isPayer(lots)) continue
    payOut(state, market, funding, { position: id, owner, lots })
    served.push(owner)
  }
  state.contracts.fundingTurns -= positions.length
  return positions.length < turns
}

function payClaims(state: ContractsState, market: ContractMarket, funding: RunningFunding, served: OwnerId[]): boolean {
  for (const claim of funding.claims.values()) {
    if (state.contracts.fundingTurns === 0) return false
    state.contracts.fundingTurns--
    funding.claims.delete(claim.position)
    payOut(state, market, funding, claim)
    served.push(claim.owner)
  }
  return true
}

function payRemainder(state: ContractsState, market: ContractMarket, { left, inHand }: RunningFunding): void {
  if (left !== 0n) throw new InvariantBroken('I12', `${market.definition.symbol}: funding of ${left} was not paid out`)
  const remainders = cashCell(state, SYSTEM_OWNERS.rounding, market.quote, AVAILABLE)
  state.journal.post(clearingCell(state, market.quote), remainders, inHand, ROUNDING, 0)
}

function end(state: ContractsState, market: ContractMarket, funding: RunningFunding): void {
  market.funding = undefined
  state.contracts.fundings--
  tellSettled(state, market, funding)
}

function tellSettled(state: ContractsState, { definition }: ContractMarket, funding: RunningFunding): void {
  const { rateE8, mark, dueAt, paid, received } = funding
  state.emit({ type: 'FundingSettled', contract: definition.id, rateE8, mark, dueAt, paid, received })
}
