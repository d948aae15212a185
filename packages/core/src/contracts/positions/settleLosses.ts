import { isHouse, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { smaller } from '@touchstone/quantities'
import { AVAILABLE } from '../../ledger/accounts.ts'
import { availableCash, cashCell, clearingCell } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { payOwedFunding } from '../funding/fundEarly.ts'
import type { Position } from '../position.ts'
import { COVER, LOSS_SETTLED } from '../reasons.ts'
import { chargePosition } from './charge.ts'
import { noteChange } from './noteChange.ts'
import { largestFirst, lossOf } from './ranks/largestFirst.ts'
import { compareAmounts, type Scored } from './ranks/rankedPositions.ts'

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
  const customers = collect(state, market, losingCustomers(state, market), needed)
  // All who have lost, if that was not enough.
  const losers = [...house.map(({ position }) => position), ...customers]
  for (const position of losers) {
    if (market.cleared >= needed) return 0n
    const owed = smaller(needed - market.cleared, lossOf(market, position))
    settled(state, market, position, coverFromFund(state, market, owed, position.id))
  }
  return forgive(state, market, losers, needed)
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
  let left = amount
  for (const { position, score: profit } of largestFirst(state, market, 'profit', byAge)) {
    const part = smaller(left, profit)
    moveBasis(position, -part)
    noteChange(state, position)
    left -= part
    if (left === 0n) return
  }
  const last = smallestProfit(state, market)
  if (!last) return
  moveBasis(last, -left)
  noteChange(state, last)
}

/** Bears what is more than all profits together. */
function smallestProfit({ contracts }: ContractsState, market: ContractMarket): Position | undefined {
  const open = contracts.positions.ofContract(market.place)
  return open
    .sort((one, other) => compareAmounts(lossOf(market, one), lossOf(market, other)) || byAge(one, other))
    .at(-1)
}

function byAge(one: Position, other: Position): number {
  return one.id - other.id
}

function byOwner(one: Position, other: Position): number {
  return one.owner - other.owner
}

const HOUSE: readonly OwnerId[] = Object.values(SYSTEM_OWNERS).filter((owner) => {
  return isHouse(owner) || owner === SYSTEM_OWNERS.insurance
})

/** Until the contract's share is enough. Returns the positions that were asked. */
function collect(
  state: ContractsState,
  market: ContractMarket,
  losers: Iterable<Scored>,
  needed: Amount,
): readonly Position[] {
  const cell = clearingCell(state, market.quote)
  const asked: Position[] = []
  for (const { position, score: loss } of losers) {
    payOwedFunding(state, position.owner)
    settled(state, market, position, chargePosition(state, market, position, loss, LOSS_SETTLED, cell, position.id))
    asked.push(position)
    if (market.cleared >= needed) break
  }
  return asked
}

/** These are few, and mostly they are enough: then the customers' need not be looked at. */
function housePositions({ contracts: { positions } }: ContractsState, market: ContractMarket): Position[] {
  return HOUSE.flatMap((owner) => positions.of(owner, market.place) ?? [])
}

function* losingCustomers(state: ContractsState, market: ContractMarket): Generator<Scored, undefined> {
  for (const loser of largestFirst(state, market, 'loss', byOwner))
    if (!HOUSE.includes(loser.position.owner)) yield loser
}

function losersOf(market: ContractMarket, positions: readonly Position[]): Scored[] {
  return positions
    .map((position) => ({ position, score: lossOf(market, position) }))
    .filter(({ score }) => score > 0n)
    .sort((one, other) => compareAmounts(other.score, one.score) || byOwner(one.position, other.position))
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

function forgive(state: ContractsState, market: ContractMarket, losers: readonly Position[], needed: Amount): Amount {
  const missing = needed - market.cleared
  let left = missing
  for (const position of losers) {
    const part = smaller(left, lossOf(market, position))
    if (part <= 0n) continue
    moveBasis(position, part)
    state.contracts.unranked.add(position)
    left -= part
  }
  return missing
}
