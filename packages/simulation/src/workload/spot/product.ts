import type { CoreQueries } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
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
      terms: { share: 5, next: (core) => change(draws, core) },
    }
  },
}

function change({ random }: Draws, core: CoreQueries): Proposal {
  const market = random.pick(core.spot.markets()).id
  const notionals = { minNotional: random.pick(['', '2', 'much']), maxNotional: random.pick(['', '400000']) }
  return [{ type: 'ChangeMarket', market, ...limits(random), ...notionals }, 'markets']
}
