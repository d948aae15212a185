import type { Command, CoreQueries } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import type { ProductWorkload } from '../productWorkload.ts'

/** Pairs of orders around the last price, mostly near enough that one of them acts. */
export const PAIRS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({ beside: { share: 10, next: (core) => pairOf(draws, core) } }),
}

function pairOf(draws: Draws, core: CoreQueries): Command {
  const { random } = draws
  const market = random.between(1, 2)
  const { lastPrice, indexPrice } = core.spot.market(market)
  const middle = lastPrice || indexPrice || draws.startPrice(market)
  const away = () => random.between(1, Math.ceil(middle / random.pick([2_000, 400, 40])))
  const side = draws.side()
  const sign = side === 'buy' ? 1 : -1
  const stopPrice = middle + sign * away()
  const isOrder = random.chance(95)
  return {
    type: 'PlaceOneCancelsOther',
    ...draws.stamp(core),
    market,
    side,
    lots: random.between(1, market === 1 ? 2_000 : 5_000),
    price: Math.max(1, middle - sign * (isOrder ? away() : -2 * away())),
    stopPrice: Math.max(1, stopPrice),
    stopLimitPrice: random.chance(50) ? 0 : Math.max(1, stopPrice + sign * away()),
    maxSlippagePpm: random.pick([0, 2_500, 20_000]),
    selfTrade: random.pick(['expire_taker', 'expire_maker', 'expire_both'] as const),
  }
}
