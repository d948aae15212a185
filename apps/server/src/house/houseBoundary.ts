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
  /** Its last entry: it seeds the draws, so that they differ from those of earlier starts. */
  readonly sequence: number
}

/** Everything that a house needs to start, or to go on after a restart. */
export interface HouseBeginning {
  readonly feed: HouseFeedSettings
  readonly last: LastPrices
  /** Highest leverage at which contracts are listed. */
  readonly maxLeverage: LeverageCaps
  readonly worlds: readonly HouseWorld[]
}

/** The markets and contracts listed in a world. */
export interface HouseListings {
  readonly assets: readonly AssetDefinition[]
  readonly markets: readonly MarketDefinition[]
  readonly indexes: readonly IndexDefinition[]
  readonly contracts: readonly ContractDefinition[]
  readonly options: ReturnType<CoreQueries['timedOptions']['terms']>
}

/** The books, and the house's own balances and positions, as of one entry. */
export interface HouseBooks {
  readonly markets: ReadonlyMap<MarketId, HouseMarketView>
  readonly contracts: ReadonlyMap<ContractId, HouseContractView>
  /** Symbols whose books somebody looks at now. */
  readonly watched: ReadonlySet<string>
}

/** Commands that the house decided together. */
export interface HouseTurn {
  readonly world: World
  readonly commands: readonly Command[]
}

/** The outcome of one command: a reply, or the reason why there is none. */
export type HouseOutcome = { readonly reply: Reply } | { readonly error: CarriedError }

export interface HouseRound {
  readonly world: World
  /** Time of the last accepted samples, 0 = none yet. */
  readonly sampledAt: Timestamp
}

export interface HouseTrouble {
  readonly world: World
  readonly trouble: string
}

/** The calls between the house and its worlds. The house holds no reference to a world; it knows the data of these calls alone. */
export interface HouseBoundary extends Boundary {
  readonly program: {
    /** Opens the feed and starts to trade in every world. */
    readonly begin: (beginning: HouseBeginning) => void
    /** Withdraws the quotes; answered once no command of the house is under way. */
    readonly stop: (nothing: null) => void
  }
  readonly owner: {
    readonly listings: (world: World) => HouseListings
    /** Asked in each round, after the round's samples. */
    readonly books: (round: HouseRound) => HouseBooks
    /** Outcomes in the order of the commands. */
    readonly submit: (turn: HouseTurn) => readonly HouseOutcome[]
    readonly trouble: (trouble: HouseTrouble) => void
  }
}
