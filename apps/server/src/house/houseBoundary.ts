import type { HouseContractView, HouseMarketView, LeverageCaps } from '@touchstone/feeds'
import type {
  AssetDefinition,
  Command,
  ContractDefinition,
  ContractId,
  CoreQueries,
  IndexDefinition,
  MarketDefinition,
  MarketId,
  Reply,
  World,
} from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { CarriedError } from '../threads/carriedError.ts'
import type { Boundary } from '../threads/program.ts'
import type { HouseFeedSettings, LastPrices } from './openHouseFeed.ts'

/** A world in which the house works. */
export interface HouseWorld {
  readonly world: World
  /** The sandbox's own small orders exist in the sandbox only. */
  readonly sandbox: boolean
  /** Its last entry: what is drawn differs from what was drawn before. */
  readonly sequence: number
}

/** Everything that a house needs to begin, or to go on where another one ended. */
export interface HouseBeginning {
  readonly feed: HouseFeedSettings
  readonly last: LastPrices
  /** Most leverage at which contracts are listed. */
  readonly maxLeverage: LeverageCaps
  readonly worlds: readonly HouseWorld[]
}

/** What is listed in a world. */
export interface HouseListings {
  readonly assets: readonly AssetDefinition[]
  readonly markets: readonly MarketDefinition[]
  readonly indexes: readonly IndexDefinition[]
  readonly contracts: readonly ContractDefinition[]
  readonly options: ReturnType<CoreQueries['timedOptions']['terms']>
}

/** What the house may know of books and of its own balances and positions, as of one entry. */
export interface HouseBooks {
  readonly markets: ReadonlyMap<MarketId, HouseMarketView>
  readonly contracts: ReadonlyMap<ContractId, HouseContractView>
}

/** Commands that the house decided together. */
export interface HouseTurn {
  readonly world: World
  readonly commands: readonly Command[]
}

/** What became of one of them: a reply, or why there is none. */
export type HouseOutcome = { readonly reply: Reply } | { readonly error: CarriedError }

export interface HouseRound {
  readonly world: World
  /** Time of the last samples that were accepted, 0 = none yet. */
  readonly sampledAt: Timestamp
}

export interface HouseTrouble {
  readonly world: World
  readonly trouble: string
}

/** What crosses between the house and the worlds that it trades in, of which it holds nothing but what it is told. */
export interface HouseBoundary extends Boundary {
  readonly program: {
    /** Opens the feed and begins to work in every world. */
    readonly begin: (beginning: HouseBeginning) => void
    /** Withdraws the quotes; nothing is under way any more when it is answered. */
    readonly stop: (nothing: null) => void
  }
  readonly owner: {
    readonly listings: (world: World) => HouseListings
    /** Asked in each round, after its samples. */
    readonly books: (round: HouseRound) => HouseBooks
    /** Outcomes in the order of the commands. */
    readonly submit: (turn: HouseTurn) => readonly HouseOutcome[]
    readonly trouble: (trouble: HouseTrouble) => void
  }
}
