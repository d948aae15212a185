import { type CoreQueries, NO_CONDITIONS, type PlaceConditionalOrder, type PlaceOrder } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import { GOOD_FOR_MS } from '../goodFor.ts'
import { limits } from '../limits.ts'
import type { ProductWorkload, Proposal } from '../productWorkload.ts'
import { TRAILING_STOP, trailingConditions } from '../trailing.ts'
import { SpotFlow } from './spotFlow.ts'

export const SPOT: ProductWorkload = {
  listings: [],
  badListings: [],
  begin(draws) {
    const flow = new SpotFlow(draws)
    return {
      quotes: { share: 4, next: (core) => flow.quotes(core) },
      trading: { share: 42, next: (core) => flow.next(core), place: (core) => flow.place(core) },
      beside: { share: 8, next: (core) => conditional(draws, core, flow.place(core)) },
      terms: { share: 5, next: (core) => change(draws, core) },
    }
  },
}

/** The same order with an end, at times one that is refused, or as a stop that trails. */
function conditional({ random }: Draws, core: CoreQueries, order: PlaceOrder): PlaceConditionalOrder {
  const { time } = core
  if (random.chance(50))
    return { ...order, ...NO_CONDITIONS, type: 'PlaceConditionalOrder', goodTill: time + random.pick(GOOD_FOR_MS) }
  const market = random.between(1, 2)
  const conditions = trailingConditions(random, core.spot.market(market).lastPrice, time)
  return { ...order, ...TRAILING_STOP, ...conditions, market, type: 'PlaceConditionalOrder' }
}

function change({ random }: Draws, core: CoreQueries): Proposal {
  const market = random.pick(core.spot.markets()).id
  const notionals = { minNotional: random.pick(['', '2', 'much']), maxNotional: random.pick(['', '400000']) }
  return [{ type: 'ChangeMarket', market, ...limits(random), ...notionals }, 'markets']
}
