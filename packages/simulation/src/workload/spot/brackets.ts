import type { CoreQueries, PlaceBracket } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import { GOOD_FOR_MS } from '../goodFor.ts'
import type { ProductWorkload } from '../productWorkload.ts'
import { SpotFlow } from './spotFlow.ts'

/** Purchases with exits near enough to trade, and a few that make no sense. */
export const BRACKETS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin(draws) {
    const flow = new SpotFlow(draws)
    return { beside: { share: 10, next: (core) => withExits(draws, core, flow) } }
  },
}

function withExits(draws: Draws, core: CoreQueries, flow: SpotFlow): PlaceBracket {
  const { random } = draws
  const order = flow.place(core)
  const start = draws.startPrice(order.market)
  const away = () => random.between(1, Math.ceil(start / random.pick([2_000, 400, 40])))
  const middle = order.price || order.stopPrice || draws.price(order.market)
  const isExit = random.chance(95)
  const stopLoss = random.chance(80) ? Math.max(1, middle - (isExit ? 1 : -1) * away()) : 0
  const mayEnd =
    order.stopPrice !== 0 || (order.kind === 'limit' && (order.timeInForce === 'GTC' || order.timeInForce === 'POST'))
  return {
    ...order,
    type: 'PlaceBracket',
    side: random.chance(98) ? 'buy' : 'sell',
    goodTill: mayEnd && random.chance(30) ? core.time + random.pick(GOOD_FOR_MS) : 0,
    takeProfit: random.chance(80) ? middle + away() : 0,
    stopLoss,
    stopLossLimit: stopLoss !== 0 && random.chance(50) ? Math.max(1, stopLoss - away()) : 0,
    stopLossSlippagePpm: 0,
  }
}
