import type { MarketSample, PriceFeed, RecordedTrade } from './feed.ts'

/** Polls closer together than this get the same prices. */
const SAME_SECOND_MS = 500
/** Trades kept for a taker that does not come; beyond this the oldest are dropped. */
const MOST_PENDING = 1_000

/**
 * One feed for several worlds: each gets the same samples in the same second, and each gets every recorded trade once.
 */
export function shareFeed(feed: PriceFeed, worlds: number): PriceFeed[] {
  let polledAt = Number.NEGATIVE_INFINITY
  let samples: readonly MarketSample[] = []
  const pending = Array.from({ length: worlds }, () => new Map<number, RecordedTrade[]>())

  const refresh = (now: number) => {
    if (now - polledAt < SAME_SECOND_MS) return
    polledAt = now
    samples = feed.poll(now)
    for (const trades of pending)
      for (const sample of samples)
        trades.set(sample.market, [...(trades.get(sample.market) ?? []), ...sample.trades].slice(-MOST_PENDING))
  }
  return pending.map((trades) => ({
    ...feed,
    poll(now) {
      refresh(now)
      const mine = samples.map((sample) => ({ ...sample, trades: trades.get(sample.market) ?? [] }))
      trades.clear()
      return mine
    },
  }))
}
