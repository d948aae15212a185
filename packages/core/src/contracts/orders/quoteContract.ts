import { type MarginMode, type QuoteContract, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Lots, MAX_TICKS, type Ticks } from '@touchstone/quantities'
import { refuse } from '../../entry/refusal.ts'
import { EXPIRE_TAKER, LIMIT, POST } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { type Levels, meetsNobody, replaceQuotes } from '../../orders/replaceQuotes.ts'
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
import { contractHold } from './resting/contractHold.ts'
import { CONTRACT_ORDERS } from './resting/contractOrders.ts'

const MAKER = SYSTEM_OWNERS.liquidity
/** The market maker's leverage: enough for its quotes, and far from a liquidation. */
const MOST_LEVERAGE = 10

/** Replaces the market maker's quotes. New ones that would trade, break a filter or lack funds are dropped. CQUOTE-1 to CQUOTE-4. */
export function quoteContract(state: ContractsState, command: QuoteContract): Reply {
  if (!holdsLease(state, 'maker', command.holder)) return refuse('not_lease_holder')
  const market = state.contracts.market(command.contract)
  if (!market) return refuse('unknown_contract')
  const closed = judgeContractState(market)
  if (closed) return closed
  const bids = levelsOf(command.bid, signedLots(false, command.step), command.lots)
  const asks = levelsOf(command.ask, command.step, command.lots)
  const add = (side: number, price: Ticks, lots: Lots) => addQuote(state, market, side, price, lots)
  return replaceQuotes(CONTRACT_ORDERS, state, market, command.contract, bids, asks, add)
}

/** Whether bid and ask, if there are both, are apart: so the maker cannot meet itself. */
export function areApart({ bid, ask }: QuoteContract): boolean {
  return bid === 0 || ask === 0 || bid < ask
}

/** Levels without lots, and prices beyond the range, are none. */
function levelsOf(first: Ticks, step: number, lots: readonly Lots[]): Levels {
  if (first === 0) return []
  return lots.flatMap((level, depth) => {
    const price = first + depth * step
    return level > 0 && price >= 1 && price <= MAX_TICKS ? [price, level] : []
  })
}

function addQuote(state: ContractsState, market: ContractMarket, side: number, price: Ticks, lots: Lots): number {
  const draft = quoteDraft(state, market, side, price, lots)
  if (!isFit(state, market, draft)) return NONE
  const slot = openContractOrder(state, market, draft)
  CONTRACT_ORDERS.rest(state, market, slot)
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
    turnover: 0n,
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
  if (!meetsNobody(market, side, price)) return false
  if (market.markPrice !== 0 && judgeBand(market, draft)) return false
  if (judgeLots(market, draft) ?? judgePositionLimit(state, market, draft, price)) return false
  return contractHold(market, draft) <= availableCash(state, MAKER, market.quote)
}
