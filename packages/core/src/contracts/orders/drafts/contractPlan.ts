import type { ContractCloseReason, OwnerId } from '@touchstone/protocol'
import type { Amount, Lots, Ticks } from '@touchstone/quantities'
import { COMPLETE, EXHAUSTED, OWN_ORDER } from '../../../matching/matchPlan.ts'
import { BUY, EXPIRE_MAKER, EXPIRE_TAKER } from '../../../matching/orderFlags.ts'
import { NONE } from '../../../matching/orderTable.ts'
import { contractValue } from '../../arithmetic/margin.ts'
import { signedLots } from '../../arithmetic/signedLots.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { Sketch, SketchFill } from '../../positions/sketch.ts'
import { sketchOf } from '../../positions/sketchOf.ts'
import { freedBy } from '../resting/contractHold.ts'
import type { ContractDraft } from './contractDraft.ts'

/** The position that the order closes could not pay at the next price. */
export const UNPAYABLE = 3

/** A fill of `lots` against a resting order, or its end for a reason. */
export type PlanStep =
  | { readonly maker: number; readonly lots: Lots }
  | { readonly maker: number; readonly ends: ContractCloseReason }

/**
 * An incoming order's effect on the book and on everybody's positions, found without touching either: so refusals, previews
 * and fills all follow one walk. Resting orders that may not fill any more end on the way: reduce-only ones without a
 * position, and those whose owner could not pay at their price. CMATCH-2.
 */
export interface ContractPlan {
  readonly steps: number
  readonly list: readonly PlanStep[]
  /** Fills among the steps. */
  readonly fills: number
  readonly lotsFilled: Lots
  readonly valueFilled: Amount
  /** The price of the last fill, 0 without fills. */
  readonly worstPrice: Ticks
  readonly end: number
  /** The taker's position and money afterwards. */
  readonly taker: Sketch
}

/** Walks the other side of the book in priority. */
export function planContract(state: ContractsState, market: ContractMarket, draft: ContractDraft): ContractPlan {
  return new Walk(state, market, draft).plan()
}

class Walk {
  readonly #state: ContractsState
  readonly #market: ContractMarket
  readonly #draft: ContractDraft
  readonly #taker: Sketch
  readonly #makers = new Map<OwnerId, Sketch>()
  readonly #steps: PlanStep[] = []
  #fills = 0
  #lots = 0
  #value = 0n
  #worst = 0

  constructor(state: ContractsState, market: ContractMarket, draft: ContractDraft) {
    this.#state = state
    this.#market = market
    this.#draft = draft
    this.#taker = sketchOf(state, market, draft.owner, draft, draft.held)
  }

  plan(): ContractPlan {
    const end = this.#walk()
    const list = this.#steps
    return {
      steps: list.length,
      list,
      fills: this.#fills,
      lotsFilled: this.#lots,
      valueFilled: this.#value,
      worstPrice: this.#worst,
      end,
      taker: this.#taker,
    }
  }

  #walk(): number {
    const { orders } = this.#state.contracts
    const { book } = this.#market
    const { owner, side, limit, prevention } = this.#draft
    for (let maker = book.first(side ^ 1); maker !== NONE; maker = book.after(maker)) {
      const price = orders.price(maker)
      if (side === BUY ? price > limit : price < limit) return EXHAUSTED
      if (orders.owner(maker) === owner) {
        if (prevention !== EXPIRE_TAKER) this.#steps.push({ maker, ends: 'self_trade' })
        if (prevention === EXPIRE_MAKER) continue
        return OWN_ORDER
      }
      const end = this.#meet(maker, price)
      if (end !== undefined) return end
    }
    return EXHAUSTED
  }

  /** One resting order of somebody else. Returns why the walk ends, if it does. */
  #meet(maker: number, price: Ticks): number | undefined {
    const sketch = this.#makerSketch(maker)
    const most = this.#makerLots(maker, sketch)
    const lots = Math.min(this.#draft.lots - this.#lots, most)
    if (lots === 0) {
      this.#steps.push({ maker, ends: 'reduce_only' })
      return undefined
    }
    const value = contractValue(price, lots, this.#market.units)
    const given = this.#makerFill(maker, lots, value)
    if (!sketch.pays(given)) {
      this.#steps.push({ maker, ends: 'rejected' })
      return undefined
    }
    const taken = this.#takerFill(lots, value)
    if (!this.#taker.pays(taken)) return UNPAYABLE
    sketch.fill(given)
    this.#taker.fill(taken)
    this.#record(maker, lots, value, price)
    return this.#lots === this.#draft.lots ? COMPLETE : undefined
  }

  #record(maker: number, lots: Lots, value: Amount, price: Ticks): void {
    this.#steps.push({ maker, lots })
    this.#fills++
    this.#lots += lots
    this.#value += value
    this.#worst = price
  }

  #makerSketch(maker: number): Sketch {
    const { orders, terms } = this.#state.contracts
    const owner = orders.owner(maker)
    const known = this.#makers.get(owner)
    if (known) return known
    const sketch = sketchOf(this.#state, this.#market, owner, terms.of(maker), 0n)
    this.#makers.set(owner, sketch)
    return sketch
  }

  /** Lots of a resting order that may trade: a reduce-only one's only as far as its owner's position goes. */
  #makerLots(maker: number, sketch: Sketch): Lots {
    const { orders, terms } = this.#state.contracts
    const left = orders.left(maker)
    return terms.of(maker).reduceOnly ? sketch.closes(this.#signed(left, this.#draft.side ^ 1)) : left
  }

  #makerFill(maker: number, lots: Lots, value: Amount): SketchFill {
    const feePpm = this.#state.contracts.terms.of(maker).makerPpm
    const freed = freedBy(this.#state, this.#market, maker, lots)
    return { lots: this.#signed(lots, this.#draft.side ^ 1), value, feePpm, freed }
  }

  #takerFill(lots: Lots, value: Amount): SketchFill {
    const { side, takerPpm } = this.#draft
    return { lots: this.#signed(lots, side), value, feePpm: takerPpm, freed: 0n }
  }

  #signed(lots: Lots, side: number): number {
    return signedLots(side === BUY, lots)
  }
}
