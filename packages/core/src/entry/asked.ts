import type {
  CampaignId,
  Command,
  Genesis,
  IndexId,
  LotId,
  MarketDefinition,
  MarketId,
  MarketState,
  OperatorAction,
  OrderId,
  OwnerId,
} from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import type { Act } from './act.ts'
import type { CheckedHandling } from './handling.ts'
import type { Reason } from './reason.ts'

/** Something happens when its moment has come. */
export interface Due<State> {
  /** Among things due at the same moment: the lower one first. DUE-1. */
  readonly rank: number
  /** The earliest moment at which something is due; 0 = never. */
  readonly next: (state: State) => Timestamp
  /** Does everything that is due at that moment. */
  readonly run: (state: State, at: Timestamp) => void
}

/** Something follows from the samples of indexes, once every sample of the command has been taken. INDEX-4. */
export interface Sampled<State> {
  readonly rank: number
  /** `indexes` in the order of the command. */
  readonly run: (state: State, indexes: readonly IndexId[]) => void
}

/** Something is done at the end of each entry. */
export interface Ended<State> {
  readonly rank: number
  readonly run: (state: State) => void
}

/** A market or contract that can be opened and closed. */
export interface Tradable {
  state: MarketState | 'settled'
  reason: string
}

/** The part of a lot that a withdrawal takes. */
export interface Draw {
  readonly lot: LotId
  readonly amount: Amount
}

/** An owner's orders that are to end, as far as the entry at hand may. */
export interface OldOrders {
  readonly owner: OwnerId
  /** Orders of this number and above are none of them. */
  readonly before: OrderId
  /** So many at most. */
  readonly most: number
  /** Gets the markets in which orders cannot end now. */
  readonly halted: Set<MarketId>
}

/** A customer's debts to the exchange, in the withdrawal asset. */
export interface Debt {
  readonly owed: Amount
  /** The part of that debt for which money of the same value must stay on the platform. */
  readonly staying: Amount
}

/**
 * A product's answers to the floors below it. Each answer may be missing: then it counts as nothing. `asset` is a place in
 * the list of assets.
 */
export interface Answers<State> {
  readonly due?: Due<State>
  readonly sampled?: Sampled<State>
  readonly ended?: Ended<State>
  /** Settles what an owner still owes for moments that have passed, ahead of the owner's own command. */
  readonly acting?: (state: State, owner: OwnerId) => void
  /** Forgets the changes of the entry before. */
  readonly begun?: (state: State) => void
  /** Makes room for the assets and markets that a valid Genesis names. */
  readonly founded?: (state: State, genesis: Genesis) => void
  /** Makes room for a spot market that is listed after Genesis. */
  readonly marketListed?: (state: State, definition: MarketDefinition) => void
  /** Its share of an account's `held`, to the unit. I5. */
  readonly held?: (state: State, owner: OwnerId, wallet: number, asset: number) => Amount
  /** Its need of an account's `available`: money that must stay where it is. */
  readonly needed?: (state: State, owner: OwnerId, wallet: number, asset: number) => Amount
  /** Whether an asset is of use in a wallet. XFER-3. */
  readonly uses?: (state: State, wallet: number, asset: number) => boolean
  /** Its market of this number. */
  readonly tradable?: (state: State, market: MarketId) => Tradable | undefined
  /** Ends an owner's old orders, oldest first; returns how many. CAA-3. */
  readonly endOldOrders?: (state: State, old: OldOrders) => number
  /** How many pairs there are among its live orders, each of them as it should be. I32. */
  readonly pairs?: (state: State) => number
  /** Its share of an owner's balances that is on its way out. LOT-3. */
  readonly leaving?: (state: State, owner: OwnerId) => Amount
  /** The value, in the withdrawal asset, of an amount of an asset that no market has priced. LOT-3. */
  readonly unpricedValue?: (state: State, asset: number, amount: Amount) => Amount
  /** An owner's debt. LOT-3. */
  readonly debt?: (state: State, owner: OwnerId) => Debt
  /** Lines of the bank that it has credited, for ever. I18. */
  readonly lines?: (state: State) => ReadonlySet<string>
  /** Amounts that it took of lots and did not give back. I17. */
  readonly drawn?: (state: State) => Iterable<Draw>
  /** How many lots it has made. I18. */
  readonly lotsMade?: (state: State) => number
  /** Follows from a trading fee that a customer has paid. REW-2. */
  readonly feePaid?: (state: State, owner: OwnerId, asset: number, fee: Amount) => void
  /** The asset of its campaign of this number, while there may be money in it. REW-3. */
  readonly campaignAsset?: (state: State, campaign: CampaignId) => number | undefined
  /** The laws that must hold after every entry; throws InvariantBroken. */
  readonly check?: (state: State) => void
}

/** The answers of all products, asked in order of their ranks where they have one. */
export interface Asked<State> {
  readonly due: readonly Due<State>[]
  readonly sampled: readonly Sampled<State>[]
  readonly ended: readonly Ended<State>[]
  readonly acting: readonly NonNullable<Answers<State>['acting']>[]
  readonly begun: readonly NonNullable<Answers<State>['begun']>[]
  readonly founded: readonly NonNullable<Answers<State>['founded']>[]
  readonly marketListed: readonly NonNullable<Answers<State>['marketListed']>[]
  readonly held: readonly NonNullable<Answers<State>['held']>[]
  readonly needed: readonly NonNullable<Answers<State>['needed']>[]
  readonly uses: readonly NonNullable<Answers<State>['uses']>[]
  readonly tradable: readonly NonNullable<Answers<State>['tradable']>[]
  readonly endOldOrders: readonly NonNullable<Answers<State>['endOldOrders']>[]
  readonly pairs: readonly NonNullable<Answers<State>['pairs']>[]
  readonly leaving: readonly NonNullable<Answers<State>['leaving']>[]
  readonly unpricedValue: readonly NonNullable<Answers<State>['unpricedValue']>[]
  readonly debt: readonly NonNullable<Answers<State>['debt']>[]
  readonly lines: readonly NonNullable<Answers<State>['lines']>[]
  readonly drawn: readonly NonNullable<Answers<State>['drawn']>[]
  readonly lotsMade: readonly NonNullable<Answers<State>['lotsMade']>[]
  readonly feePaid: readonly NonNullable<Answers<State>['feePaid']>[]
  readonly campaignAsset: readonly NonNullable<Answers<State>['campaignAsset']>[]
  readonly check: readonly NonNullable<Answers<State>['check']>[]
  /** Why money may move, in all products. */
  readonly reasons: readonly Reason[]
  /** Undefined for an action that nobody can carry out. */
  readonly act: (type: string) => Act<State, OperatorAction> | undefined
  /** By type; a word that nobody knows has none. */
  readonly handlings: ReadonlyMap<string, CheckedHandling<State, Command>>
}
