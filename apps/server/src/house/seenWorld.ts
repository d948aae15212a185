import type { HouseContractView, HouseMarketView, ListedView, Look } from '@touchstone/feeds'
import type { ContractId, MarketId, World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Peer } from '../threads/conversation.ts'
import type { HouseBooks, HouseBoundary, HouseListings } from './houseBoundary.ts'

/** The last data that a world has told its house. */
export class SeenWorld {
  readonly #world: World
  readonly #owner: Peer<HouseBoundary['owner']>
  #listings: HouseListings
  #books: HouseBooks = { markets: new Map(), contracts: new Map(), watched: new Set() }

  private constructor(world: World, owner: Peer<HouseBoundary['owner']>, listings: HouseListings) {
    this.#world = world
    this.#owner = owner
    this.#listings = listings
  }

  static async open(world: World, owner: Peer<HouseBoundary['owner']>): Promise<SeenWorld> {
    return new SeenWorld(world, owner, await owner.ask('listings', world))
  }

  get listed(): ListedView {
    return {
      assets: () => this.#listings.assets,
      spot: { markets: () => this.#listings.markets },
      reference: { indexes: () => this.#listings.indexes },
      contracts: { all: () => this.#listings.contracts },
      timedOptions: { terms: () => this.#listings.options },
    }
  }

  /** Asks for new data. `sampledAt`: told to the world in the same call. */
  async look(at: Parameters<Look>[0], sampledAt: Timestamp): Promise<void> {
    const world = this.#world
    if (at === 'listings') this.#listings = await this.#owner.ask('listings', world)
    else this.#books = await this.#owner.ask('books', { world, sampledAt })
  }

  get watched(): ReadonlySet<string> {
    return this.#books.watched
  }

  market(id: MarketId): HouseMarketView {
    return seen(this.#books.markets.get(id), `market ${id}`)
  }

  contract(id: ContractId): HouseContractView {
    return seen(this.#books.contracts.get(id), `contract ${id}`)
  }
}

function seen<View>(view: View | undefined, name: string): View {
  if (!view) throw new Error(`the house was not told of ${name}`)
  return view
}
