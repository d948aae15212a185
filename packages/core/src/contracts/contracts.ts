import type { AssetDefinition, ContractDefinition, ContractId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { MatchPlan } from '../matching/matchPlan.ts'
import type { OrderBook } from '../matching/orderBook.ts'
import { OrderTable } from '../matching/orderTable.ts'
import { StopList } from '../matching/stopList.ts'
import { ConditionsTable } from '../orders/conditionsTable.ts'
import type { ReferenceIndex } from '../reference/referenceIndex.ts'
import { ContractMarket } from './contractMarket.ts'
import { ContractTermsTable } from './orders/resting/contractTerms.ts'
import type { Position } from './position.ts'
import { ChangedPositions } from './positions/changedPositions.ts'
import { Positions } from './positions/positions.ts'

/**
 * A position costs up to 9 µs: so many a moment of log time, so that orders still get their turn. A durable block of commands has
 * one moment, and all of it is answered together. FUND-6.
 */
const FUNDING_TURNS = 250
/** An order that ends, or a position that is closed. SETTLE-5. */
const SETTLEMENT_TURNS = 250

/** Everything about contracts that the exchange remembers. Their orders are apart from the spot markets'. */
export class Contracts {
  readonly #makeBook: (orders: OrderTable) => OrderBook
  readonly orders = new OrderTable()
  readonly terms = new ContractTermsTable(this.orders)
  readonly conditions = new ConditionsTable(this.orders)
  /** Reused by every order on its way in. */
  readonly plan = new MatchPlan()
  /** In order of listing. */
  readonly markets: ContractMarket[] = []
  readonly #byId = new Map<ContractId, ContractMarket>()
  readonly positions = new Positions()
  nextPosition = 1
  /** Ids of positions that wait for their liquidation, first come first served. */
  readonly liquidations = new Set<number>()
  /** More stops have had their price passed than one entry may trigger. */
  stopsDue = false
  /** How many fundings are on their way. */
  fundings = 0
  /** How many positions may still be looked at for funding at this moment. */
  fundingTurns = 0
  /** How many contracts are being settled. */
  settlements = 0
  /** How many orders and positions may still be ended for settlements at this moment. */
  settlementTurns = 0

  /** The moment that these turns are for. */
  moment: Timestamp = 0

  readonly changes = new ChangedPositions()
  /** Positions whose health has not been checked since they changed. */
  readonly unchecked = new Set<Position>()
  /** Positions that have changed since they were ranked. Follows from the rest. */
  readonly unranked = new Set<Position>()
  /**
   * Cross accounts ({@link accountKey}) of which nothing says that they are healthy: the next mark of one of their contracts
   * looks at them. Follows from the rest.
   */
  readonly doubtful = new Set<number>()
  /** The contracts the entry at hand has traded in, and those whose mark it has struck. */
  readonly traded = new Set<ContractMarket>()
  readonly struck = new Set<ContractMarket>()

  constructor(makeBook: (orders: OrderTable) => OrderBook) {
    this.#makeBook = makeBook
  }

  /**
   * Forgets the changes of the entry before. Most entries changed nothing here, and emptying a set costs more than asking
   * its size.
   */
  beginEntry(time: Timestamp): void {
    const isNext = time !== this.moment
    this.moment = time
    if (isNext || this.fundings === 0) this.fundingTurns = FUNDING_TURNS
    if (isNext || this.settlements === 0) this.settlementTurns = SETTLEMENT_TURNS
    if (this.traded.size > 0) this.traded.clear()
    if (this.struck.size > 0) this.struck.clear()
  }

  market(id: ContractId): ContractMarket | undefined {
    return this.#byId.get(id)
  }

  /** Opens a contract. The caller has judged the definition. */
  list(definition: ContractDefinition, index: ReferenceIndex, assets: readonly AssetDefinition[]): ContractMarket {
    const stops = () =>
      new StopList(
        this.orders,
        (slot) => this.terms.of(slot).stopPrice,
        (slot) => this.conditions.trailOf(slot),
      )
    const book = this.#makeBook(this.orders)
    const market = new ContractMarket(this.markets.length, definition, index, assets, book, stops(), stops())
    this.markets.push(market)
    this.#byId.set(definition.id, market)
    return market
  }

  /** The contract of an order's slot. */
  marketOf(slot: number): ContractMarket {
    return this.markets[this.terms.of(slot).contract] as ContractMarket
  }
}
