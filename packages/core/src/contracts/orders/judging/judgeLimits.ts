import type { OwnerId } from '@touchstone/protocol'
import type { Amount, Lots, Ticks } from '@touchstone/quantities'
import { type Rejected, refuse } from '../../../entry/refusal.ts'
import { BUY, sideOf } from '../../../matching/orderFlags.ts'
import { contractValue } from '../../arithmetic/margin.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { leverageFacts, moneyFacts } from '../../facts.ts'
import type { ContractDraft } from '../drafts/contractDraft.ts'
import { CONTRACT_ORDERS } from '../resting/contractOrders.ts'

/** CPLACE-7: the leverage the contract allows (a position from before may be reduced), and the one that is in use. */
export function judgeLeverage(
  state: ContractsState,
  market: ContractMarket,
  { owner, leverage, marginMode, reduceOnly }: Pick<ContractDraft, 'owner' | 'leverage' | 'marginMode' | 'reduceOnly'>,
): Rejected | undefined {
  const { maxLeverage } = market.definition
  const used = leverageInUse(state, market, owner)
  const reduces = reduceOnly && used?.leverage === leverage
  if (leverage > maxLeverage && !reduces) return refuse('leverage_above_maximum', { max: maxLeverage })
  if (!used || (used.leverage === leverage && used.marginMode === marginMode)) return undefined
  return refuse('leverage_differs', leverageFacts(used.leverage, used.marginMode))
}

/** The leverage and mode of the owner's position, or of the orders that could open one. */
export function leverageInUse(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
): Pick<ContractDraft, 'leverage' | 'marginMode'> | undefined {
  const { positions, terms } = state.contracts
  const position = positions.of(owner, market.place)
  if (position) return position
  const slot = terms.ofOwnerIn(owner, market.place).find((order) => !terms.of(order).reduceOnly)
  return slot === undefined ? undefined : terms.of(slot)
}

/**
 * CPLACE-14: the position's value at the order's price, with all open orders of that side filled too, must be in a tier that
 * allows the leverage.
 */
export function judgePositionLimit(
  state: ContractsState,
  market: ContractMarket,
  draft: ContractDraft,
  price: Ticks,
  without?: number,
): Rejected | undefined {
  if (draft.reduceOnly) return undefined
  const lots = lotsAhead(state, market, draft, without)
  if (lots <= 0) return undefined
  const most = largestValue(market, draft.leverage)
  if (contractValue(price, lots, market.units) <= most) return undefined
  return refuse('position_above_maximum', moneyFacts(state, market, 'max', most))
}

/** The largest position in value at a leverage: the edge of the last tier that allows it. */
export function largestValue(market: ContractMarket, leverage: number): Amount {
  return market.tiers.findLast(({ maxLeverage }) => maxLeverage >= leverage)?.upTo ?? 0n
}

/**
 * Lots of the position, this order and the owner's other opening orders of its side; `without` is a slot that does not count. Of a
 * pair only one can trade: the stop does not count.
 */
function lotsAhead(
  state: ContractsState,
  market: ContractMarket,
  { owner, side, lots }: ContractDraft,
  without: number | undefined,
): Lots {
  const { orders, terms, positions } = state.contracts
  const held = positions.of(owner, market.place)?.lots ?? 0
  const open = terms.ofOwnerIn(owner, market.place).reduce((sum, slot) => {
    const flags = orders.flags(slot)
    const opens = slot !== without && !terms.of(slot).reduceOnly && sideOf(flags) === side
    const counts = opens && !CONTRACT_ORDERS.isSecond(state, slot)
    return counts ? sum + orders.left(slot) : sum
  }, 0)
  return (side === BUY ? held : -held) + open + lots
}
