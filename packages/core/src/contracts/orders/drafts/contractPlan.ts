import type { OwnerId } from '@touchstone/protocol'
import type { Amount, Lots, Ticks } from '@touchstone/quantities'
import {
  type Fills,
  MAKER_CANNOT_PAY,
  MAKER_REDUCES_NOTHING,
  type MatchPlan,
  TAKER_CANNOT_PAY,
} from '../../../matching/matchPlan.ts'
import { BUY } from '../../../matching/orderFlags.ts'
import { contractValue } from '../../arithmetic/margin.ts'
import { signedLots } from '../../arithmetic/signedLots.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { ProjectedFill, Projection } from '../../positions/projection.ts'
import { projectionOf } from '../../positions/projectionOf.ts'
import { freedBy } from '../resting/contractHold.ts'
import { CONTRACT_ORDERS } from '../resting/contractOrders.ts'
import type { ContractDraft } from './contractDraft.ts'

/**
 * An incoming order's effect on the book and on everybody's positions, found without touching either. Resting orders that
 * may not fill any more end on the way: reduce-only ones without a position, and those whose owner could not pay at their
 * price. CMATCH-2.
 */
export interface ContractPlan {
  /** Reused for all contracts: valid until the next order is planned. */
  readonly match: MatchPlan
  readonly valueFilled: Amount
  /** The taker's position and money afterwards. */
  readonly taker: Projection
}

/** Walks the other side of the book in priority. */
export function planContract(state: ContractsState, market: ContractMarket, draft: ContractDraft): ContractPlan {
  const { plan, orders } = state.contracts
  const fills = new ContractFills(state, market, draft)
  plan.make(market.book, orders, draft, market.units.quantum, fills)
  return { match: plan, valueFilled: fills.value, taker: fills.taker }
}

/** The possible fills, with all owners' positions and money as each fill changes them. */
class ContractFills implements Fills {
  readonly taker: Projection
  value = 0n
  readonly #state: ContractsState
  readonly #market: ContractMarket
  readonly #draft: ContractDraft
  readonly #makers = new Map<OwnerId, Projection>()

  constructor(state: ContractsState, market: ContractMarket, draft: ContractDraft) {
    this.#state = state
    this.#market = market
    this.#draft = draft
    this.taker = projectionOf(state, market, draft.owner, draft, draft.held)
  }

  meet(maker: number, price: Ticks, wanted: Lots, before: Lots): Lots {
    const projection = this.#makerProjection(maker)
    const lots = this.#makerLots(maker, projection, wanted)
    if (lots === 0) return MAKER_REDUCES_NOTHING
    const value = contractValue(price, lots, this.#market.units)
    const given = this.#makerFill(maker, lots, value, before)
    if (!projection.pays(given)) return MAKER_CANNOT_PAY
    const taken = this.#takerFill(lots, value)
    if (!this.taker.pays(taken)) return TAKER_CANNOT_PAY
    projection.fill(given)
    this.taker.fill(taken)
    this.value += value
    return lots
  }

  #makerProjection(maker: number): Projection {
    const { orders, terms } = this.#state.contracts
    const owner = orders.owner(maker)
    const known = this.#makers.get(owner)
    if (known) return known
    const projection = projectionOf(this.#state, this.#market, owner, terms.of(maker), 0n)
    this.#makers.set(owner, projection)
    return projection
  }

  /** Lots of a resting order that trade: a reduce-only one's only as far as its owner's position goes. */
  #makerLots(maker: number, projection: Projection, wanted: Lots): Lots {
    if (!this.#state.contracts.terms.of(maker).reduceOnly) return wanted
    return projection.closes(this.#signed(wanted, this.#draft.side ^ 1))
  }

  #makerFill(maker: number, lots: Lots, value: Amount, before: Lots): ProjectedFill {
    const feePpm = this.#state.contracts.terms.of(maker).makerPpm
    const own = freedBy(this.#state, this.#market, maker, lots, before)
    // Its first fill ends the other order of its pair, whose hold is there before anything is paid. OCO-3.
    const freed = before === 0 ? own + CONTRACT_ORDERS.heldByOther(this.#state, this.#market, maker) : own
    return { lots: this.#signed(lots, this.#draft.side ^ 1), value, feePpm, freed }
  }

  #takerFill(lots: Lots, value: Amount): ProjectedFill {
    const { side, takerPpm } = this.#draft
    return { lots: this.#signed(lots, side), value, feePpm: takerPpm, freed: 0n }
  }

  #signed(lots: Lots, side: number): number {
    return signedLots(side === BUY, lots)
  }
}
