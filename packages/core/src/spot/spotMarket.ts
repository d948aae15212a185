import type { AssetDefinition, MarketDefinition } from '@touchstone/protocol'
import { Market } from '../markets/market.ts'
import type { OrderBook } from '../matching/orderBook.ts'
import type { OrderTable } from '../matching/orderTable.ts'
import { StopList } from '../matching/stopList.ts'
import type { ConditionsTable } from '../orders/conditionsTable.ts'
import type { OrderTermsTable } from './orders/orderTerms.ts'

/** A market with its orders. */
export class SpotMarket extends Market {
  readonly book: OrderBook
  readonly stops: StopList
  /** The market maker's live quotes, [bids, asks], best first. */
  readonly quotes: readonly [number[], number[]] = [[], []]

  constructor(
    index: number,
    definition: MarketDefinition,
    assets: readonly AssetDefinition[],
    table: OrderTable,
    terms: OrderTermsTable,
    conditions: ConditionsTable,
    book: OrderBook,
  ) {
    super(index, definition, assets)
    this.book = book
    this.stops = new StopList(
      table,
      (slot) => terms.stopPrice(slot),
      (slot) => conditions.trailOf(slot),
    )
  }
}
