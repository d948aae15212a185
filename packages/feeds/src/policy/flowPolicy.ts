/**
 * How the sandbox's own small orders behave. Public, like the market maker's policy: they come from the disclosed account
 * `sandboxFlow`, trade at once or not at all, and exist so that an empty sandbox shows a living market.
 */
export const FLOW_POLICY = {
  /** Mean time between two orders in one market, and their mean value in USDT-sized money. */
  meanIntervalMs: 4_000,
  meanValue: 420,
  /** Chance that an order goes the way of the one before. */
  persistence: 0.7,
  /** The chance leans back by up to this share as the account's net purchases grow to `leanValue`. */
  lean: 0.4,
  leanValue: 60_000,
  /** Share of market orders; the rest are limits a few ticks through the best price. */
  marketShare: 0.6,
  /** Sizes are lognormal with this spread, cut at `largestValue`. */
  sizeSpread: 1.1,
  largestValue: 20_000,
  /** Recordings: at most this many orders a second and market; the rest of the second is added up into them. */
  recordedPerPoll: 4,
} as const
