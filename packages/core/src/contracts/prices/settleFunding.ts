import { type RateE8, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, divideDown, type Timestamp } from '@touchstone/quantities'
import { AVAILABLE } from '../../ledger/accounts.ts'
import { fundingPayment, nextFunding, paysFunding } from '../arithmetic/funding.ts'
import { contractValue } from '../arithmetic/margin.ts'
import { cashCell, clearingCell } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { announcePosition } from '../positions/changePosition.ts'
import { chargePosition, creditPosition } from '../positions/charge.ts'
import { coverFromFund } from '../positions/settleLosses.ts'
import { FUNDING, ROUNDING } from '../reasons.ts'

/** An interval as it is being settled. */
interface Settlement {
  readonly market: ContractMarket
  readonly rateE8: RateE8
  readonly dueAt: Timestamp
}

/** A position and its funding: paid or owed. */
interface Share {
  readonly position: Position
  readonly amount: Amount
}

/**
 * Settles the funding interval that has ended, at the last mark. An interval without a sample has no rate. FUND-2, FUND-5.
 */
export function settleFunding(state: ContractsState, market: ContractMarket): void {
  const { definition, markPrice: mark, nextFundingAt: dueAt } = market
  const rateE8 = market.premiumCount === 0 ? 0 : market.fundingE8
  market.lastFundingE8 = rateE8
  market.fundingE8 = 0
  market.premiumSumE8 = 0n
  market.premiumCount = 0
  market.nextFundingAt = nextFunding(dueAt, definition.fundingIntervalMs)
  const { paid, received } = rateE8 === 0 ? { paid: 0n, received: 0n } : settle(state, { market, rateE8, dueAt })
  state.emit({ type: 'FundingSettled', contract: definition.id, rateE8, mark, dueAt, paid, received })
}

/**
 * Positions that owe pay into the clearing account; it pays those that are owed and gives the remainder to `rounding`. For
 * an owner who cannot pay the insurance fund stands in, and if it cannot either, all are paid in proportion. FUND-3, FUND-4.
 */
function settle(state: ContractsState, settlement: Settlement): { readonly paid: Amount; readonly received: Amount } {
  const { market, rateE8 } = settlement
  const positions = [...state.contracts.positions.ofContract(market.place)]
  const shares = positions.map((position) => ({ position, amount: shareOf(market, position, rateE8) }))
  let paid = 0n
  for (const share of shares) if (paysFunding(share.position.lots, rateE8)) paid += take(state, settlement, share)
  const claims = shares.filter(({ position }) => !paysFunding(position.lots, rateE8))
  const owed = claims.reduce((sum, { amount }) => sum + amount, 0n)
  const payable = paid + (paid < owed ? coverFromFund(state, market, owed - paid, 0) : 0n)
  let received = 0n
  for (const { position, amount } of claims) {
    const due = payable < owed ? inProportion(amount, payable, owed) : amount
    give(state, settlement, { position, amount: due })
    received += due
  }
  const remainders = cashCell(state, SYSTEM_OWNERS.rounding, market.quote, AVAILABLE)
  state.journal.post(clearingCell(state, market.quote), remainders, payable - received, ROUNDING, 0)
  for (const { owner } of positions) announcePosition(state, market, owner, 'user')
  return { paid, received }
}

function shareOf({ markPrice, units }: ContractMarket, { lots, size }: Position, rateE8: RateE8): Amount {
  return fundingPayment(contractValue(markPrice, size, units), rateE8, paysFunding(lots, rateE8))
}

/** Returns the amount paid: a position can pay no more than stands behind it. */
function take(state: ContractsState, settlement: Settlement, { position, amount }: Share): Amount {
  const { market } = settlement
  const clearing = clearingCell(state, market.quote)
  const paid = chargePosition(state, market, position, amount, FUNDING, clearing, position.id)
  tell(state, settlement, position, -paid)
  return paid
}

function give(state: ContractsState, settlement: Settlement, { position, amount }: Share): void {
  const { market } = settlement
  creditPosition(state, market, position, amount, FUNDING, clearingCell(state, market.quote), position.id)
  tell(state, settlement, position, amount)
}

function tell(state: ContractsState, { market, rateE8, dueAt }: Settlement, position: Position, amount: Amount): void {
  state.emit({
    type: 'PositionFunded',
    position: position.id,
    owner: position.owner,
    contract: market.definition.id,
    rateE8,
    mark: market.markPrice,
    lots: position.lots,
    amount,
    dueAt,
  })
}

/** amount × part ÷ whole, rounded down. */
function inProportion(amount: Amount, part: Amount, whole: Amount): Amount {
  return divideDown(amount * part, whole)
}
