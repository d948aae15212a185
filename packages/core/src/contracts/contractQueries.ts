import {
  type ContractId,
  type ContractView,
  type MarginMode,
  type OwnerId,
  SYSTEM_OWNERS,
  sessionAt,
} from '@touchstone/protocol'
import type { Amount, Lots, Ticks } from '@touchstone/quantities'
import { BUY, SELL } from '../matching/orderFlags.ts'
import { availableCash } from './cash.ts'
import type { ContractMarket } from './contractMarket.ts'
import type { ContractsState } from './contractsState.ts'
import { leverageInUse } from './orders/judgeLimits.ts'
import { settlementMean } from './settlement/settlementWindow.ts'

/** Throws a RangeError when there is no such contract. */
export function knownContract(state: ContractsState, id: ContractId): ContractMarket {
  const market = state.contracts.market(id)
  if (!market) throw new RangeError(`There is no contract ${id}`)
  return market
}

export function contractView(state: ContractsState, id: ContractId): ContractView {
  const market = knownContract(state, id)
  const { open, changesAt } = sessionAt(market.index.definition.calendar, state.time)
  return {
    definition: market.definition,
    units: market.units,
    state: market.state,
    reason: market.reason,
    open: open && market.state !== 'settled',
    changesAt,
    bestBid: market.book.bestPrice(BUY),
    bestAsk: market.book.bestPrice(SELL),
    lastPrice: market.lastPrice,
    indexPrice: market.index.price,
    markPrice: market.markPrice,
    fundingLeg: market.fundingLeg,
    basisLeg: market.basisLeg,
    fundingE8: market.fundingE8,
    lastFundingE8: market.lastFundingE8,
    nextFundingAt: market.nextFundingAt,
    openInterest: market.openInterest,
    settlementPrice: market.settlementPrice,
    settlementMean: settlementMean(market),
    settlementSamples: market.settlementCount,
  }
}

export function contractDepth(
  state: ContractsState,
  id: ContractId,
  levels: number,
): { readonly bids: [Ticks, Lots][]; readonly asks: [Ticks, Lots][] } {
  const { book } = knownContract(state, id)
  return { bids: book.depth(BUY, levels), asks: book.depth(SELL, levels) }
}

export function leverageOf(
  state: ContractsState,
  owner: OwnerId,
  id: ContractId,
): { readonly leverage: number; readonly marginMode: MarginMode } | undefined {
  const used = leverageInUse(state, knownContract(state, id), owner)
  return used && { leverage: used.leverage, marginMode: used.marginMode }
}

/** What the insurance fund may use, in the margin asset of the first contract listed. */
export function insuranceFund(state: ContractsState): Amount {
  return availableCash(state, SYSTEM_OWNERS.insurance, state.contracts.markets[0]?.quote ?? 0)
}
