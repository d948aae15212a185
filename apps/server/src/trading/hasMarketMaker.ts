import type { CoreQueries, MarketId } from '@touchstone/protocol'

/** Whether the house quotes a spot market: it does where a reference price says what to quote around, under the market's own number. */
export function hasMarketMaker({ reference }: Pick<CoreQueries, 'reference'>, market: MarketId): boolean {
  return reference.indexes().some(({ id }) => id === market)
}
