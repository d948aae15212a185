import {
  type AssetDefinition,
  type MarketDefinition,
  type MarketState,
  type MarketUnits,
  marketUnits,
} from '@touchstone/protocol'
import {
  type Amount,
  divideDown,
  divideUp,
  MAX_AMOUNT,
  MAX_TICKS,
  parseDecimal,
  type Ticks,
} from '@touchstone/quantities'
import { lowerLimit, upperLimit } from './priceFormulas.ts'

/** A spot market as everybody sees it: its limits, its state and its prices. */
export class Market {
  /** Place in the list of markets. */
  readonly index: number
  readonly listed: MarketDefinition
  readonly units: MarketUnits
  /** Places in the list of assets. */
  readonly base: number
  readonly quote: number
  minNotional: Amount = 0n
  maxNotional: Amount = 0n
  /** The same in ticks × lots: the least and the most of an order by lots. */
  minSteps = 0
  maxSteps = 0
  /** The largest ticks × lots, and the most lots, whose amount is below 2^63. */
  readonly countableSteps: number
  readonly countableLots: number
  state: MarketState = 'open'
  reason = ''
  lastPrice: Ticks = 0
  #definition: MarketDefinition
  #indexPrice: Ticks = 0
  #bandLow: Ticks = 0
  #bandHigh: Ticks = 0

  constructor(index: number, definition: MarketDefinition, assets: readonly AssetDefinition[]) {
    this.index = index
    this.listed = definition
    this.#definition = definition
    this.units = marketUnits(definition, assets)
    this.base = assets.findIndex((asset) => asset.id === definition.base)
    this.quote = assets.findIndex((asset) => asset.id === definition.quote)
    const { quantum, lotUnits } = this.units
    this.countableSteps = countable(divideDown(MAX_AMOUNT, quantum))
    this.countableLots = countable(divideDown(MAX_AMOUNT, lotUnits))
    this.change(definition, assets)
  }

  /** As it was listed, or as changed since for later orders. */
  get definition(): MarketDefinition {
    return this.#definition
  }

  /** Puts other limits in force. The caller has judged them; assets, tick and lot are as before. */
  change(definition: MarketDefinition, assets: readonly AssetDefinition[]): void {
    const scale = assets[this.quote]?.scale ?? 0
    const { quantum } = this.units
    this.#definition = definition
    this.minNotional = parseDecimal(definition.minNotional, scale) ?? 0n
    this.maxNotional = parseDecimal(definition.maxNotional, scale) ?? 0n
    this.minSteps = countable(divideUp(this.minNotional, quantum))
    this.maxSteps = countable(divideDown(this.maxNotional, quantum))
    this.setIndexPrice(this.#indexPrice)
  }

  get indexPrice(): Ticks {
    return this.#indexPrice
  }

  setIndexPrice(price: Ticks): void {
    this.#indexPrice = price
    this.#bandLow = price === 0 ? 1 : lowerLimit(price, this.definition.bandPpm)
    this.#bandHigh = price === 0 ? MAX_TICKS : upperLimit(price, this.definition.bandPpm)
  }

  /** Lowest and highest limit price allowed now; everything while there is no index price. */
  get bandLow(): Ticks {
    return this.#bandLow
  }

  get bandHigh(): Ticks {
    return this.#bandHigh
  }
}

/** As a number that stays exact: at most 2^53 - 1. */
function countable(amount: bigint): number {
  return amount > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(amount)
}
