/**
 * How the house quotes. These numbers are public: the customer may know how the other side of the book behaves. The house
 * has no early data, no priority in the queue and pays the fees of the first tier.
 */
export const QUOTE_POLICY = {
  levelsPerSide: 12,
  /** Distance of the best quote from the index at rest; it grows with volatility up to the maximum. */
  halfSpreadPpm: 200,
  maxHalfSpreadPpm: 2_500,
  /** Added to the half spread: this share of the standard deviation of the index over one minute. */
  volatilityShare: 0.15,
  /** The whole ladder leans by at most this much against the inventory: long leans down, short leans up. */
  maxSkewPpm: 150,
  /** Quotes stand on a grid of cells this wide, one price drawn per cell, so that they stay when the index moves a little. */
  cellPpm: 120,
  /** The first this many levels use every cell, the next as many every second, then every fourth, and so on. */
  levelsPerBand: 4,
  /** Value of a level in USDT-sized money (see valueScale), by band from the best outwards. */
  bandValues: [6_000, 15_000, 36_000, 80_000],
  /** The value of a level differs from its band's by up to this share, drawn per cell. */
  irregularity: 0.45,
  /** At most this share of the house's balance of an asset stands in one market's quotes. */
  balanceShare: 0.02,
  /**
   * New quotes are considered when the index moved this far, when this share of the best level was filled, or after this
   * time; they are sent only when they differ from those that stand.
   */
  requoteMovePpm: 140,
  requoteFillShare: 0.4,
  requoteAfterMs: 30_000,
} as const
