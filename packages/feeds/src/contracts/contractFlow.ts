import { PLAIN_CONTRACT_TERMS, type PlaceContractOrder, type Side, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Random, Timestamp } from '@touchstone/quantities'
import type { HouseContractView } from '../desk/housePorts.ts'
import { normal } from '../feed/random.ts'
import { CONTRACT_FLOW_POLICY } from '../policy/contractPolicy.ts'
import type { ContractTraits } from './contractTraits.ts'

/** E[exp(spread·N − shift)] = 1. */
const SIZE_MEAN_SHIFT = (CONTRACT_FLOW_POLICY.sizeSpread * CONTRACT_FLOW_POLICY.sizeSpread) / 2
/** A limit reaches at most this far through the best price. */
const THROUGH = 0.0004

/** Decides the sandbox's small orders in one contract. */
export class ContractFlow {
  readonly #traits: ContractTraits
  readonly #random: Random
  #nextAt: Timestamp | undefined
  #side: Side

  constructor(traits: ContractTraits, random: Random) {
    this.#traits = traits
    this.#random = random
    this.#side = random() < 0.5 ? 'buy' : 'sell'
  }

  /** Whether an order's time has come. `activity` 1 = the disclosed rate. */
  isDue(now: Timestamp, activity: number): boolean {
    this.#nextAt ??= now + this.#wait(activity)
    return now >= this.#nextAt
  }

  /** What is to be sent once an order is due; one at most, so that a pause is not made up for. */
  order(
    view: HouseContractView,
    now: Timestamp,
    activity: number,
    numbers: OrderNumbers,
  ): PlaceContractOrder | undefined {
    if (!tradable(view)) return undefined
    this.#nextAt = now + this.#wait(activity)
    this.#side = this.#nextSide(view)
    const { meanValue, sizeSpread, largestValue } = CONTRACT_FLOW_POLICY
    const value = meanValue * Math.exp(sizeSpread * normal(this.#random) - SIZE_MEAN_SHIFT)
    const lots = this.#traits.lotsOf(Math.min(value, largestValue), view.indexPrice)
    const buys = this.#side === 'buy'
    const best = buys ? view.bestAsk : view.bestBid
    const through = Math.round(best * THROUGH * this.#random())
    return this.#command(Math.max(1, buys ? best + through : best - through), lots, numbers)
  }

  #nextSide({ flowLots, indexPrice }: HouseContractView): Side {
    const { persistence, lean, leanValue } = CONTRACT_FLOW_POLICY
    const leaning = Math.max(-1, Math.min(1, this.#traits.valueOf(flowLots, indexPrice) / leanValue))
    const buys = (this.#side === 'buy' ? persistence : 1 - persistence) - lean * leaning
    return this.#random() < buys ? 'buy' : 'sell'
  }

  #wait(activity: number): number {
    return (-Math.log(this.#random()) * this.#traits.flowIntervalMs) / Math.max(0.01, activity)
  }

  #command(price: number, lots: number, { holder, nextKey }: OrderNumbers): PlaceContractOrder {
    const { id, maxLeverage } = this.#traits.definition
    const key = nextKey()
    return {
      type: 'PlaceContractOrder',
      owner: SYSTEM_OWNERS.sandboxFlow,
      key1: holder,
      key2: key,
      inputHash: key,
      issuedAt: 0,
      contract: id,
      side: this.#side,
      kind: 'limit',
      timeInForce: 'IOC',
      price,
      lots,
      leverage: Math.min(CONTRACT_FLOW_POLICY.leverage, maxLeverage),
      marginMode: 'cross',
      ...PLAIN_CONTRACT_TERMS,
    }
  }
}

/** Who sends the orders, and their numbers, of which none comes twice. */
export interface OrderNumbers {
  readonly holder: number
  readonly nextKey: () => number
}

function tradable(view: HouseContractView): boolean {
  return view.open && view.indexPrice > 0 && view.bestBid > 0 && view.bestAsk > 0
}
