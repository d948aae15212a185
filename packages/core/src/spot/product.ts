import { defineProduct } from '../entry/product.ts'
import { changeMarket, judgeMarketChange } from './changeMarket.ts'
import { checkSpot, heldByOrders } from './checkSpot.ts'
import type { SpotState } from './spotState.ts'
import { finishSpot } from './triggerStops.ts'

export const SPOT = defineProduct<SpotState, 'ChangeMarket'>({
  name: 'spot',
  acts: { ChangeMarket: { judge: judgeMarketChange, carryOut: changeMarket, matter: 'terms' } },
  begun: (state) => {
    state.traded = undefined
  },
  ended: { rank: 1, run: finishSpot },
  held: heldByOrders,
  tradable: (state, id) => state.market(id),
  check: checkSpot,
})
