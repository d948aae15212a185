import type { InstrumentClass } from '@touchstone/protocol'
import type { Liveliness } from '../catalogue/instrument.ts'

/**
 * How the house quotes contracts. Public, like its policy for spot markets: the house has no early data, no priority in the
 * queue and pays the fees of everybody. A quote is a shape: the same number of lots on each level of both sides, levels a
 * fixed step apart.
 */
export const CONTRACT_QUOTE_POLICY = {
  /** Value of each level in USDT, best first, before the factor of the contract. */
  levelValues: [3_000, 4_000, 6_000, 9_000, 14_000, 20_000, 30_000, 42_000, 60_000, 80_000],
  /** By how lively the instrument is. */
  valueFactor: { busy: 2, normal: 1, quiet: 0.5 } satisfies Record<Liveliness, number>,
  /** The value of a level differs by up to this share, drawn once per contract and level. */
  irregularity: 0.3,
  /** Distance of the best quote from the centre, at least one tick, and between levels, as parts of it. */
  halfSpreadPpm: {
    crypto: 300,
    metal: 250,
    energy: 450,
    crude: 350,
    forex: 130,
    stock: 400,
    index: 200,
    etf: 300,
  } satisfies Record<InstrumentClass, number>,
  /** Dated contracts are quoted wider. */
  datedSpreadFactor: 2,
  stepShare: 0.6,
  /** The centre of a dated contract lies above the index by this much a year until it expires. */
  carryPpmPerYear: 10_000,
  /**
   * The centre leans against the house's position by at most this much, in full at a position worth `leanValue` USDT: when
   * customers are long, quotes rise, so that funding or the discount pays whoever takes the other side.
   */
  maxLeanPpm: 600,
  leanValue: 1_000_000,
  /** Beyond this share of the largest position allowed, only the side that reduces the position is quoted. */
  positionShare: 0.5,
  /**
   * New quotes are considered when the centre moved by this share of the half spread, or when the position changed by this
   * share of the best level; the distance to the index itself never shrinks to less than the rest.
   */
  requoteMoveShare: 0.6,
  requoteFillShare: 0.5,
  /** Quotes are taken out this long before a market closes, or a dated contract takes no new positions. */
  withdrawBeforeMs: 10_000,
} as const

/**
 * How the sandbox's own small orders behave in contracts. They come from the disclosed account `sandboxFlow`, trade at once
 * or not at all, and exist so that an empty sandbox shows a living market.
 */
export const CONTRACT_FLOW_POLICY = {
  /** Mean time between two orders in one contract. */
  meanIntervalMs: { busy: 20_000, normal: 70_000, quiet: 200_000 } satisfies Record<Liveliness, number>,
  datedIntervalMs: 240_000,
  meanValue: 700,
  sizeSpread: 1.1,
  largestValue: 15_000,
  /** Chance that an order goes the way of the one before, and how far it leans back as the position grows to `leanValue`. */
  persistence: 0.65,
  lean: 0.45,
  leanValue: 60_000,
  /** The account's leverage in every contract, cross. */
  leverage: 5,
} as const
