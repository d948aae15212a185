import type { AssetDefinition, AssetId, CoreEvent, Genesis, LeaseRole, MarketId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { askedOf } from './askedOf.ts'
import { Contracts } from './contracts/contracts.ts'
import type { ContractsState } from './contracts/contractsState.ts'
import { Conditions } from './customers/conditions.ts'
import { Owners } from './customers/owners.ts'
import { Standing } from './customers/standing.ts'
import { Operators } from './decisions/operators.ts'
import type { DepositsState } from './deposits/depositsState.ts'
import type { Asked } from './entry/asked.ts'
import type { EntryState } from './entry/entryState.ts'
import type { Product } from './entry/product.ts'
import type { GenesisState } from './genesis/genesisState.ts'
import { Idempotency } from './idempotency.ts'
import { Accounts } from './ledger/accounts.ts'
import { Journal } from './ledger/journal.ts'
import { PostingMatrix } from './ledger/postingMatrix.ts'
import { Lots } from './lots/lots.ts'
import { type BookKind, makeBook } from './matching/makeBook.ts'
import { MatchPlan } from './matching/matchPlan.ts'
import { OrderTable } from './matching/orderTable.ts'
import { TermsBook } from './moneyTerms/termsBook.ts'
import type { PurchasesState } from './purchases/purchasesState.ts'
import { Indexes } from './reference/indexes.ts'
import type { Lease } from './reference/lease.ts'
import { Restriction } from './restriction/restrictionState.ts'
import { OrderDraft } from './spot/orderDraft.ts'
import { OrderTermsTable } from './spot/orderTerms.ts'
import { SpotMarket } from './spot/spotMarket.ts'
import type { SpotState } from './spot/spotState.ts'
import { TimedOptions } from './timedOptions/timedOptions.ts'
import type { TimedOptionsState } from './timedOptions/timedOptionsState.ts'
import { PayoutAddresses } from './withdrawals/payoutAddresses.ts'
import { Withdrawals } from './withdrawals/withdrawals.ts'
import type { WithdrawalsState } from './withdrawals/withdrawalsState.ts'

const NO_EVENTS: readonly CoreEvent[] = Object.freeze([])

/** Everything the exchange remembers. Changed by command handlers only, one entry at a time. */
export class ExchangeState
  implements GenesisState, SpotState, ContractsState, TimedOptionsState, DepositsState, WithdrawalsState, PurchasesState
{
  readonly asked: Asked<EntryState>
  readonly #matrix: PostingMatrix
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
  readonly operators = new Operators()
  readonly conditions = new Conditions()
  readonly restriction = new Restriction()
  readonly moneyTerms = new TermsBook()
  readonly lots = new Lots()
  readonly payoutAddresses = new PayoutAddresses()
  readonly withdrawals = new Withdrawals()
  readonly deposits = new Set<string>()
  readonly remittances = new Set<string>()
  readonly leases = new Map<LeaseRole, Lease>()
  /** References of test funds ever given. */
  readonly faucetRefs = new Set<string>()
  readonly indexes = new Indexes()
  readonly timedOptions = new TimedOptions()
  readonly contracts: Contracts
  idempotency = new Idempotency()

  accounts = new Accounts([])
  journal: Journal
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

  constructor(bookKind: BookKind, products: readonly Product[]) {
    this.asked = askedOf(products)
    this.#matrix = new PostingMatrix(products.flatMap(({ reasons }) => reasons ?? []))
    this.journal = new Journal(this.accounts, this.#matrix)
    this.bookKind = bookKind
    this.contracts = new Contracts((orders) => makeBook(bookKind, orders))
  }

  /** Makes room for what a valid Genesis names. Moves no money. */
  found(genesis: Genesis): void {
    this.genesis = genesis
    this.rulesVersion = genesis.rulesVersion
    this.accounts = new Accounts(genesis.assets.map((asset) => asset.id))
    this.journal = new Journal(this.accounts, this.#matrix)
    this.terms = new OrderTermsTable(this.orders, genesis.markets.length)
    this.markets = genesis.markets.map((definition, index) => {
      const book = makeBook(this.bookKind, this.orders)
      return new SpotMarket(index, definition, genesis.assets, this.orders, this.terms, book)
    })
    this.#marketsById = []
    for (const market of this.markets) this.#marketsById[market.definition.id] = market
  }

  /** Forgets what the entry before did. */
  beginEntry(): void {
    this.events = NO_EVENTS
    for (const begun of this.asked.begun) begun(this)
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
}
