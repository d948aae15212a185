import {
  type ContractId,
  type ContractQueries,
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
import { lotsWorth } from './orders/drafts/lotsWorth.ts'
import { leverageInUse } from './orders/judging/judgeLimits.ts'
import { previewClose } from './orders/judging/previewClose.ts'
import { previewAmendment, previewContract, previewReversal } from './orders/judging/previewContract.ts'
import { previewPair } from './orders/pairs/previewPair.ts'
import { contractOrderById, contractOrdersOf } from './orders/resting/orderQueries.ts'
import { contractAccount } from './positions/account.ts'
import { positionIn, positionsOf, previewMargin } from './positions/positionQueries.ts'
import { nearLiquidation } from './risk/nearLiquidation.ts'
import { settlementMean } from './settlement/settlementWindow.ts'

export function contractQueries(state: ContractsState): ContractQueries {
  const { contracts } = state
  return {
    all: () => contracts.markets.map((market) => market.definition),
    contract: (contract) => contractView(state, contract),
    depth: (contract, levels) => contractDepth(state, contract, levels),
    positions: (owner) => positionsOf(state, owner),
    position: (owner, contract) => positionIn(state, knownContract(state, contract), owner),
    openLots: (owner, contract) => contracts.positions.of(owner, knownContract(state, contract).place)?.lots ?? 0,
    previewMargin: (owner, contract, change) => previewMargin(state, knownContract(state, contract), owner, change),
    orders: (owner) => contractOrdersOf(state, owner),
    order: (order) => contractOrderById(state, order),
    leverage: (owner, contract) => leverageOf(state, owner, contract),
    account: (owner) => contractAccount(state, owner),
    preview: (order, owner, conditions) => previewContract(state, order, owner, conditions),
    previewPair: (pair, owner) => previewPair(state, pair, owner),
    lotsWorth: (order, amount) => lotsWorth(knownContract(state, order.contract), order, amount),
    previewClose: (closing, owner) => previewClose(state, closing, owner),
    previewReversal: (reversal, owner) => previewReversal(state, reversal, owner),
    previewAmendment: (order, change, owner) => previewAmendment(state, order, change, owner),
    insuranceFund: () => insuranceFund(state),
    isQueued: (position) => contracts.liquidations.has(position),
    nearLiquidation: (contract, levelPpm, slice) =>
      nearLiquidation(state, knownContract(state, contract), levelPpm, slice),
  }
}

/** Throws a RangeError when there is no such contract. */
function knownContract(state: ContractsState, id: ContractId): ContractMarket {
  const market = state.contracts.market(id)
  if (!market) throw new RangeError(`There is no contract ${id}`)
  return market
}

function contractView(state: ContractsState, id: ContractId): ContractView {
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

function contractDepth(
  state: ContractsState,
  id: ContractId,
  levels: number,
): { readonly bids: [Ticks, Lots][]; readonly asks: [Ticks, Lots][] } {
  const { book } = knownContract(state, id)
  return { bids: book.depth(BUY, levels), asks: book.depth(SELL, levels) }
}

function leverageOf(
  state: ContractsState,
  owner: OwnerId,
  id: ContractId,
): { readonly leverage: number; readonly marginMode: MarginMode } | undefined {
  const used = leverageInUse(state, knownContract(state, id), owner)
  return used && { leverage: used.leverage, marginMode: used.marginMode }
}

/** The insurance fund's available money, in the margin asset of the first contract listed. */
function insuranceFund(state: ContractsState): Amount {
  return availableCash(state, SYSTEM_OWNERS.insurance, state.contracts.markets[0]?.quote ?? 0)
}
