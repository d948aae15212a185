import { type SpotQueries, SPOT as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { amendOrder, isAmendment } from './amendOrder.ts'
import { cancelAllOrders } from './cancelAllOrders.ts'
import { cancelOrder, isCancellation } from './cancelOrder.ts'
import { readSpot, writeSpot } from './canonicalOrders.ts'
import { changeMarket, judgeMarketChange } from './changeMarket.ts'
import { checkSpot, heldByOrders } from './checkSpot.ts'
import { foundMarkets, spotSlice } from './foundMarkets.ts'
import { massQuote } from './massQuote.ts'
import { placeOrder } from './placeOrder.ts'
import { TRADE } from './reasons.ts'
import { spotQueries } from './spotQueries.ts'
import type { SpotState } from './spotState.ts'
import { finishSpot } from './triggerStops.ts'
import { isWellFormed } from './wellFormed.ts'

export const SPOT = defineProduct<{
  state: SpotState
  vocabulary: typeof VOCABULARY
  queries: { readonly spot: SpotQueries }
}>({
  name: 'spot',
  vocabulary: VOCABULARY,
  slice: spotSlice,
  founded: foundMarkets,
  part: { number: 20, write: writeSpot, read: readSpot },
  queries: (state) => ({ spot: spotQueries(state) }),
  reasons: [TRADE],
  commands: {
    PlaceOrder: { isUnderstood: isWellFormed, carryOut: placeOrder },
    AmendOrder: { isUnderstood: isAmendment, carryOut: amendOrder },
    CancelOrder: { isUnderstood: isCancellation, carryOut: cancelOrder },
    CancelAllOrders: { carryOut: cancelAllOrders },
    MassQuote: { carryOut: massQuote },
  },
  actions: { ChangeMarket: { judge: judgeMarketChange, carryOut: changeMarket, matter: 'terms' } },
  begun: (state) => {
    state.traded = undefined
  },
  ended: { rank: 1, run: finishSpot },
  held: heldByOrders,
  tradable: (state, id) => state.market(id),
  check: checkSpot,
})
