import { isHouse, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { larger, smaller } from '@touchstone/quantities'
import { AVAILABLE } from '../../ledger/accounts.ts'
import { contractValue } from '../arithmetic/margin.ts'
import { unrealisedProfit } from '../arithmetic/profit.ts'
import { availableCash, cashCell, clearingCell } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { payOwedFunding } from '../funding/fundEarly.ts'
import type { Position } from '../position.ts'
import { COVER, LOSS_SETTLED } from '../reasons.ts'
import { chargePosition } from './charge.ts'
import { noteChange } from './noteChange.ts'

/**
 * Brings a contract's share of the clearing account to `needed`, because somebody's profit is to be paid: open losses at the
 * mark price are settled, house accounts first, then by size, then by owner. An owner who cannot pay the whole pays all
 * there is, and the insurance fund the rest. Returns the amount still missing: those losses are forgiven, and the profit is
 * that much smaller. Nothing is ever missing while the fund has money. CLEAR-3 to CLEAR-5.
 */
export function settleLosses(state: ContractsState, market: ContractMarket, needed: Amount): Amount {
  if (market.cleared >= needed) return 0n
  const house = losersOf(market, housePositions(state, market))
  collect(state, market, house, needed)
  if (market.cleared >= needed) return 0n
  const customers = losersOf(market, customerPositions(state, market))
  collect(state, market, customers, needed)
  const losers = [...house, ...customers]
  for (const { position } of losers) {
    if (market.cleared >= needed) return 0n
    const owed = smaller(needed - market.cleared, lossOf(market, position))
    settled(state, market, position, coverFromFund(state, market, owed, position.id))
  }
  return forgive(market, losers, needed)
}

/** Takes up to `amount` from the insurance fund's free money into the clearing account; returns the amount taken. */
export function coverFromFund(state: ContractsState, market: ContractMarket, amount: Amount, ref: number): Amount {
  const fund = availableCash(state, SYSTEM_OWNERS.insurance, market.quote)
  const given = smaller(fund, amount)
  const source = cashCell(state, SYSTEM_OWNERS.insurance, market.quote, AVAILABLE)
  state.journal.post(source, clearingCell(state, market.quote), given, COVER, ref)
  return given
}

/**
 * Spreads a realised loss that neither its owner nor the fund could pay over the open profits at the mark price, the
 * largest first: otherwise the clearing account would owe more than it has. CLEAR-6.
 */
export function spreadLoss(state: ContractsState, market: ContractMarket, amount: Amount): void {
  const winners = state.contracts.positions.ofContract(market.place)
  const ranked = winners
    .map((position) => ({ position, profit: -lossOf(market, position) }))
    .sort((one, other) => compare(other.profit, one.profit) || one.position.id - other.position.id)
  let left = amount
  for (const [rank, { position, profit }] of ranked.entries()) {
    const last = rank === ranked.length - 1
    const part = last ? left : smaller(left, larger(profit, 0n))
    moveBasis(position, -part)
    if (part > 0n) noteChange(state, position)
    left -= part
  }
}

const HOUSE: readonly OwnerId[] = Object.values(SYSTEM_OWNERS).filter((owner) => {
  return isHouse(owner) || owner === SYSTEM_OWNERS.insurance
})

interface Loser {
  readonly position: Position
  readonly loss: Amount
}

/** Until the contract's share is enough. */
function collect(state: ContractsState, market: ContractMarket, losers: readonly Loser[], needed: Amount): void {
  const cell = clearingCell(state, market.quote)
  for (const { position, loss } of losers) {
    if (market.cleared >= needed) return
    payOwedFunding(state, position.owner)
    settled(state, market, position, chargePosition(state, market, position, loss, LOSS_SETTLED, cell, position.id))
  }
}

/** These are few, and mostly they are enough: then the customers' need not be looked at. */
function housePositions({ contracts: { positions } }: ContractsState, market: ContractMarket): Position[] {
  return HOUSE.flatMap((owner) => positions.of(owner, market.place) ?? [])
}

function customerPositions({ contracts: { positions } }: ContractsState, market: ContractMarket): Position[] {
  return positions.ofContract(market.place).filter(({ owner }) => !HOUSE.includes(owner))
}

function losersOf(market: ContractMarket, positions: readonly Position[]): Loser[] {
  return positions
    .map((position) => ({ position, loss: lossOf(market, position) }))
    .filter(({ loss }) => loss > 0n)
    .sort(byPrecedence)
}

function byPrecedence(one: Loser, other: Loser): number {
  return compare(other.loss, one.loss) || one.position.owner - other.position.owner
}

/** A position's loss at the mark price; a profit is negative. */
function lossOf(market: ContractMarket, position: Position): Amount {
  const value = contractValue(market.markPrice, position.size, market.units)
  return -unrealisedProfit(position.lots, value, position.basis)
}

function settled(state: ContractsState, market: ContractMarket, position: Position, paid: Amount): void {
  market.cleared += paid
  moveBasis(position, paid)
  if (paid > 0n) noteChange(state, position)
}

/** The loss shrinks by `amount` (grows, when it is negative). */
function moveBasis(position: Position, amount: Amount): void {
  position.basis += position.isLong ? -amount : amount
}

function forgive(market: ContractMarket, losers: readonly Loser[], needed: Amount): Amount {
  const missing = needed - market.cleared
  let left = missing
  for (const { position } of losers) {
    const part = smaller(left, lossOf(market, position))
    if (part <= 0n) continue
    moveBasis(position, part)
    left -= part
  }
  return missing
}

function compare(one: Amount, other: Amount): number {
  return one < other ? -1 : one > other ? 1 : 0
}
