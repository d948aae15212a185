import type {
  AssetDefinition,
  AssetId,
  CoreEvent,
  FeeTier,
  Genesis,
  LeaseRole,
  MarketId,
  OwnerId,
} from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { ContractsState } from './contracts/contracts.ts'
import { Owners } from './customers/owners.ts'
import { Standing } from './customers/standing.ts'
import { OperatorsState } from './decisions/operators.ts'
import { Idempotency } from './idempotency.ts'
import { Accounts } from './ledger/accounts.ts'
import { Journal } from './ledger/journal.ts'
import { FastOrderBook } from './matching/fastOrderBook.ts'
import { MatchPlan } from './matching/matchPlan.ts'
import { NaiveOrderBook } from './matching/naiveOrderBook.ts'
import type { OrderBook } from './matching/orderBook.ts'
import { OrderTable } from './matching/orderTable.ts'
import { MoneyState } from './moneyState.ts'
import { Indexes } from './reference/indexes.ts'
import type { Lease } from './reference/lease.ts'
import { OrderDraft } from './spot/orderDraft.ts'
import { OrderTermsTable } from './spot/orderTerms.ts'
import { SpotMarket } from './spot/spotMarket.ts'
import { OptionsState } from './timedOptions/optionsState.ts'

const NO_EVENTS: readonly CoreEvent[] = Object.freeze([])

export type BookKind = 'fast' | 'naive'

/** Everything the exchange remembers. Changed by command handlers only, one entry at a time. */
export class ExchangeState {
  readonly bookKind: BookKind
  genesis: Genesis | undefined
  sequence = 0
  time: Timestamp = 0
  clockStopped = false
  rulesVersion = 0
  nextOrder = 1
  nextTrade = 1

  readonly owners = new Owners()
  readonly standing = new Standing()
  readonly operators = new OperatorsState()
  readonly money = new MoneyState()
  readonly leases = new Map<LeaseRole, Lease>()
  /** References of test funds ever given. */
  readonly faucetRefs = new Set<string>()
  readonly indexes = new Indexes()
  readonly options = new OptionsState()
  readonly contracts: ContractsState
  idempotency = new Idempotency()

  accounts = new Accounts([])
  journal = new Journal(this.accounts)
  orders = new OrderTable()
  terms = new OrderTermsTable(this.orders, 0)
  markets: readonly SpotMarket[] = []
  #marketsById: (SpotMarket | undefined)[] = []
  /** A market has stops its last price has passed, beyond what one entry may trigger. */
  stopsDue = false

  /** The market the entry at hand has traded in. */
  traded: SpotMarket | undefined
  /** What the entry at hand did. */
  events: readonly CoreEvent[] = NO_EVENTS
  #lastEvents: CoreEvent[] = []
  /** Reused by every order on its way in. */
  readonly draft = new OrderDraft()
  readonly plan = new MatchPlan()

  constructor(bookKind: BookKind) {
    this.bookKind = bookKind
    this.contracts = new ContractsState((orders) => this.#makeBook(orders))
  }

  /** Makes room for what a valid Genesis names. Moves no money. */
  found(genesis: Genesis): void {
    this.genesis = genesis
    this.rulesVersion = genesis.rulesVersion
    this.accounts = new Accounts(genesis.assets.map((asset) => asset.id))
    this.journal = new Journal(this.accounts)
    this.terms = new OrderTermsTable(this.orders, genesis.markets.length)
    this.markets = genesis.markets.map((definition, index) => {
      const book = this.#makeBook(this.orders)
      return new SpotMarket(index, definition, genesis.assets, this.orders, this.terms, book)
    })
    this.#marketsById = []
    for (const market of this.markets) this.#marketsById[market.definition.id] = market
  }

  /** Forgets what the entry before did. */
  beginEntry(): void {
    this.events = NO_EVENTS
    this.traded = undefined
    this.contracts.beginEntry()
    this.journal.begin()
  }

  /** Tells an event. Most entries have one or none, so the list grows from nothing. */
  emit(event: CoreEvent): void {
    if (this.events === NO_EVENTS) {
      this.#lastEvents = [event]
      this.events = this.#lastEvents
    } else {
      this.#lastEvents.push(event)
    }
  }

  get assets(): readonly AssetDefinition[] {
    return this.genesis?.assets ?? []
  }

  market(id: MarketId): SpotMarket | undefined {
    return this.#marketsById[id]
  }

  /** The market of an order's slot. */
  marketOf(slot: number): SpotMarket {
    return this.markets[this.terms.market(slot)] as SpotMarket
  }

  /** Place of the asset in the genesis list, -1 when there is none. */
  assetIndex(id: AssetId): number {
    return this.assets.findIndex((asset) => asset.id === id)
  }

  feeTier(owner: OwnerId): FeeTier {
    return this.feeTiers[this.owners.tier(owner)] ?? { makerPpm: 0, takerPpm: 0 }
  }

  /** Fees in force for orders accepted from now on. */
  get feeTiers(): readonly FeeTier[] {
    return this.operators.feeTiers ?? this.genesis?.feeTiers ?? []
  }

  #makeBook(orders: OrderTable): OrderBook {
    return this.bookKind === 'fast' ? new FastOrderBook(orders) : new NaiveOrderBook(orders)
  }
}
