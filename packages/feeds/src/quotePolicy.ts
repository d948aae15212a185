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
  /** Gap between the first two levels; each further gap is this much wider than the one before. */
  firstGapPpm: 120,
  gapGrowth: 1.18,
  /** Value of the best level in USDT-sized money (see valueScale), and how the value grows from level to level. */
  bestValue: 6_000,
  valueGrowth: 1.32,
  /** Sizes and gaps differ from the rule by up to this share, by chance. */
  irregularity: 0.35,
  /** At most this share of the house's balance of an asset stands in one market's quotes. */
  balanceShare: 0.02,
  /** New quotes when the index moved this far, when this share of the best level was filled, or after this time. */
  requoteMovePpm: 100,
  requoteFillShare: 0.25,
  requoteAfterMs: 15_000,
} as const
