import type { Command, CoreQueries } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import type { ProductWorkload } from '../productWorkload.ts'
import { NO_PRICES, slicesOf } from '../slices.ts'
import { SpotFlow } from './spotFlow.ts'

/** Icebergs on the spot markets. */
export const SPOT_ICEBERGS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin(draws) {
    const flow = new SpotFlow(draws)
    return { beside: { share: 8, next: (core) => icebergOf(draws, core, flow) } }
  },
}

function icebergOf(draws: Draws, core: CoreQueries, flow: SpotFlow): Command {
  const order = flow.place(core)
  const known = core.spot.markets().some(({ id }) => id === order.market)
  const terms = slicesOf(draws, order, known ? core.spot.market(order.market) : NO_PRICES)
  return { ...order, type: 'PlaceConditionalOrder', turnover: 0n, ...terms }
}
