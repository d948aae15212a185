import {
  type AssetDefinition,
  type ContractDefinition,
  type ContractUnits,
  contractUnits,
  type MarketState,
  type RateE8,
} from '@touchstone/protocol'
import { type Amount, parseDecimal, type Ticks, type Timestamp } from '@touchstone/quantities'
import type { OrderBook } from '../matching/orderBook.ts'
import type { StopList } from '../matching/stopList.ts'
import type { ReferenceIndex } from '../reference/referenceIndex.ts'
import { marginTiers, type Tier } from './arithmetic/marginTiers.ts'
import type { RunningFunding } from './funding/runningFunding.ts'
import { PositionAlarms } from './positions/positionAlarms.ts'
import { RankedPositions } from './positions/ranks/rankedPositions.ts'
import type { RunningSettlement } from './settlement/runningSettlement.ts'

/** Everything about one contract that is neither an order nor a position. */
export class ContractMarket {
  /** Place in the list of contracts. */
  readonly place: number
  readonly listed: ContractDefinition
  /** As listed, or as changed since for later orders. */
  definition: ContractDefinition
  readonly units: ContractUnits
  readonly index: ReferenceIndex
  /** Place of the margin asset in the list of assets. */
  readonly quote: number
  readonly tiers: readonly Tier[]
  readonly impactNotional: Amount
  readonly book: OrderBook
  /** Waiting stops by the price that triggers them. */
  readonly stops: { readonly mark: StopList; readonly last: StopList }
  readonly alarms = new PositionAlarms()
  /** Its open positions, by which the orders of profits, losses and deleveraging are found. Follows from the rest. */
  readonly ranks: { readonly long: RankedPositions; readonly short: RankedPositions }
  /** The market maker's live quotes, [bids, asks], best first. */
  readonly quotes: readonly [number[], number[]] = [[], []]
  state: MarketState | 'settled' = 'open'
  reason = ''
  lastPrice: Ticks = 0
  /** 0 before the first. */
  markPrice: Ticks = 0
  fundingLeg: Ticks = 0
  basisLeg: Ticks = 0
  /** Middle of the book − index in half ticks (best bid + best ask − 2 × index), of the last 30 samples, oldest first. */
  readonly basisSamples: number[] = []
  /** Sum and number of the premium samples (10^-8) of the running funding interval. */
  premiumSumE8 = 0n
  premiumCount = 0
  fundingE8: RateE8 = 0
  lastFundingE8: RateE8 = 0
  /** Next due moment; 0 for dated contracts and before the first sample. */
  nextFundingAt: Timestamp = 0
  /** The interval that is being settled, when that takes more than one entry. */
  funding: RunningFunding | undefined
  /** Sum of the long sides' lots. */
  openInterest = 0
  /** This contract's share of the clearing account: the sum of all positions' unrealised profit, never negative. */
  cleared: Amount = 0n
  /** Dated contracts: sum and number of the one-second index samples of the last 30 minutes. */
  settlementSum = 0n
  settlementCount = 0
  settlementPrice: Ticks = 0
  /** Expired with too few samples: settles once there are enough. */
  awaitsSettlement = false
  /** Its positions are being closed, when that takes more than one entry. */
  settlement: RunningSettlement | undefined

  constructor(
    place: number,
    definition: ContractDefinition,
    index: ReferenceIndex,
    assets: readonly AssetDefinition[],
    book: OrderBook,
    stopsOnMark: StopList,
    stopsOnLast: StopList,
  ) {
    this.place = place
    this.listed = definition
    this.definition = definition
    this.index = index
    this.units = contractUnits(definition, index.definition, assets)
    this.ranks = { long: new RankedPositions(this.units.quantum), short: new RankedPositions(this.units.quantum) }
    this.quote = assets.findIndex((asset) => asset.id === definition.quote)
    const scale = assets[this.quote]?.scale ?? 0
    this.tiers = marginTiers(definition.tiers, scale)
    this.impactNotional = parseDecimal(definition.impactNotional, scale) ?? 0n
    this.book = book
    this.stops = { mark: stopsOnMark, last: stopsOnLast }
  }
}
