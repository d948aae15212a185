import { type MarginMode, type QuoteContract, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Lots, MAX_TICKS, type Ticks } from '@touchstone/quantities'
import { done, refuse } from '../../entry/refusal.ts'
import { BUY, EXPIRE_TAKER, LIMIT, POST, SELL } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { holdsLease } from '../../reference/leases.ts'
import { signedLots } from '../arithmetic/signedLots.ts'
import { availableCash } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { ContractDraft } from './drafts/contractDraft.ts'
import { openContractOrder } from './drafts/openContractOrder.ts'
import { judgeContractState } from './judging/judgeContract.ts'
import { judgePositionLimit } from './judging/judgeLimits.ts'
import { judgeBand, judgeLots } from './judging/judgePrices.ts'
import { closeContractOrder } from './resting/closeContractOrder.ts'
import { contractHold, restContractOrder, shrinkContractOrder } from './resting/contractHold.ts'

const MAKER = SYSTEM_OWNERS.liquidity
/** The market maker's leverage: enough for its quotes, and far from a liquidation. */
const MOST_LEVERAGE = 10

/** Price and lots of one side's quotes, best first, every price once. */
type Levels = readonly (readonly [price: Ticks, lots: Lots])[]

/**
 * Replaces all quotes of the house market maker in one contract. Levels that stay or shrink keep their place; new ones that
 * would trade, break a filter or lack funds are dropped. Replies how many quotes stand. CQUOTE-1 to CQUOTE-4.
 */
export function quoteContract(state: ContractsState, command: QuoteContract): Reply {
  if (!holdsLease(state, 'maker', command.holder)) return refuse('not_lease_holder')
  const market = state.contracts.market(command.contract)
  if (!market) return refuse('unknown_contract')
  const closed = judgeContractState(market)
  if (closed) return closed
  const bids = levelsOf(command.bid, signedLots(false, command.step), command.lots)
  const asks = levelsOf(command.ask, command.step, command.lots)
  dropObsolete(state, market, BUY, bids)
  dropObsolete(state, market, SELL, asks)
  addMissing(state, market, BUY, bids)
  addMissing(state, market, SELL, asks)
  const accepted = market.quotes[0].length + market.quotes[1].length
  state.emit({ type: 'QuotesReplaced', owner: MAKER, market: command.contract, accepted })
  return done(accepted)
}

/** Whether bid and ask, if there are both, are apart: so the maker cannot meet itself. */
export function areApart({ bid, ask }: QuoteContract): boolean {
  return bid === 0 || ask === 0 || bid < ask
}

/** Levels without lots, and prices beyond the range, are none. */
function levelsOf(first: Ticks, step: number, lots: readonly Lots[]): Levels {
  if (first === 0) return []
  return lots
    .map((level, depth) => [first + depth * step, level] as const)
    .filter(([price, level]) => level > 0 && price >= 1 && price <= MAX_TICKS)
}

function dropObsolete(state: ContractsState, market: ContractMarket, side: 0 | 1, levels: Levels): void {
  const { orders } = state.contracts
  const wanted = new Map(levels)
  const before = market.quotes[side].slice()
  for (const slot of before) {
    const lots = wanted.get(orders.price(slot)) ?? 0
    const left = orders.left(slot)
    if (lots === 0 || lots > left) closeContractOrder(state, market, slot, 'canceled')
    else if (lots < left) shrinkContractOrder(state, market, slot, lots)
  }
}

function addMissing(state: ContractsState, market: ContractMarket, side: 0 | 1, levels: Levels): void {
  const { orders } = state.contracts
  const kept = new Map(market.quotes[side].map((slot) => [orders.price(slot), slot]))
  const quotes = levels.map(([price, lots]) => kept.get(price) ?? addQuote(state, market, side, price, lots))
  market.quotes[side].splice(0, market.quotes[side].length, ...quotes.filter((slot) => slot !== NONE))
}

function addQuote(state: ContractsState, market: ContractMarket, side: number, price: Ticks, lots: Lots): number {
  const draft = quoteDraft(state, market, side, price, lots)
  if (!isFit(state, market, draft)) return NONE
  const slot = openContractOrder(state, market, draft)
  restContractOrder(state, market, slot)
  return slot
}

function quoteDraft(
  state: ContractsState,
  market: ContractMarket,
  side: number,
  price: Ticks,
  lots: Lots,
): ContractDraft {
  const { makerPpm, takerPpm } = market.definition
  const own = { leverage: Math.min(MOST_LEVERAGE, market.listed.maxLeverage), marginMode: 'cross' as MarginMode }
  const { leverage, marginMode } = state.contracts.positions.of(MAKER, market.place) ?? own
  return {
    owner: MAKER,
    side,
    kind: LIMIT,
    timeInForce: POST,
    prevention: EXPIRE_TAKER,
    price,
    lots,
    leverage,
    marginMode,
    reduceOnly: false,
    stopPrice: 0,
    trigger: 'mark',
    boundPrice: 0,
    limit: price,
    takeProfit: 0,
    stopLoss: 0,
    makerPpm,
    takerPpm,
    origin: 'user',
    held: 0n,
  }
}

/** Post-only, within the filters (there is no band before the first mark), and paid for. */
function isFit(state: ContractsState, market: ContractMarket, draft: ContractDraft): boolean {
  const { side, price } = draft
  const best = market.book.bestPrice(side ^ 1)
  if (best !== 0 && (side === BUY ? best <= price : best >= price)) return false
  if (market.markPrice !== 0 && judgeBand(market, draft)) return false
  if (judgeLots(market, draft) ?? judgePositionLimit(state, market, draft, price)) return false
  return contractHold(market, draft) <= availableCash(state, MAKER, market.quote)
}
