import type { CoreQueries, PlaceConditionalOrder, PlaceOrder } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import { GOOD_FOR_MS } from '../goodFor.ts'
import { limits } from '../limits.ts'
import type { ProductWorkload, Proposal } from '../productWorkload.ts'
import { SpotFlow } from './spotFlow.ts'

export const SPOT: ProductWorkload = {
  listings: [],
  badListings: [],
  begin(draws) {
    const flow = new SpotFlow(draws)
    return {
      quotes: { share: 4, next: (core) => flow.quotes(core) },
      trading: { share: 42, next: (core) => flow.next(core), place: (core) => flow.place(core) },
      beside: { share: 8, next: (core) => ending(draws, core, flow.place(core)) },
      terms: { share: 5, next: (core) => change(draws, core) },
    }
  },
}

/** The same order with an end, at times one that is refused. */
function ending({ random }: Draws, { time }: CoreQueries, order: PlaceOrder): PlaceConditionalOrder {
  return { ...order, type: 'PlaceConditionalOrder', goodTill: time + random.pick(GOOD_FOR_MS) }
}

function change({ random }: Draws, core: CoreQueries): Proposal {
  const market = random.pick(core.spot.markets()).id
  const notionals = { minNotional: random.pick(['', '2', 'much']), maxNotional: random.pick(['', '400000']) }
  return [{ type: 'ChangeMarket', market, ...limits(random), ...notionals }, 'markets']
}
