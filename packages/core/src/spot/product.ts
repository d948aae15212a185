import { type SpotQueries, SPOT as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { isCancellation } from '../orders/cancelOwnOrder.ts'
import { checkPairs } from '../orders/checkLinks.ts'
import { endOldOrders } from '../orders/endOldOrders.ts'
import { expireOrders } from '../orders/expireOrders.ts'
import { isPair } from '../orders/pairs/pairOrders.ts'
import { dropExits } from './brackets/endEntry.ts'
import { isBracket } from './brackets/judgeExits.ts'
import { placeBracket } from './brackets/placeBracket.ts'
import { changeMarket, judgeMarketChange } from './changeMarket.ts'
import { checkSpot, heldByOrders } from './checkSpot.ts'
import { addMarket, foundMarkets, spotSlice } from './foundMarkets.ts'
import { amendOrder, isAmendment } from './orders/amendOrder.ts'
import { cancelAllOrders, cancelOrder } from './orders/cancelOrder.ts'
import { readSpot, writeSpot } from './orders/canonicalOrders.ts'
import { isLadder, massQuote } from './orders/massQuote.ts'
import { placeConditionalOrder, placeOrder } from './orders/placeOrder.ts'
import { placePair } from './orders/placePair.ts'
import { SPOT_ORDERS } from './orders/spotOrders.ts'
import { finishSpot } from './orders/triggerStops.ts'
import { isConditionalOrder, isWellFormed } from './orders/wellFormed.ts'
import { TRADE } from './reasons.ts'
import { spotQueries } from './spotQueries.ts'
import type { SpotField, SpotState } from './spotState.ts'

export const SPOT = defineProduct<{
  state: SpotState
  slice: SpotField
  vocabulary: typeof VOCABULARY
  queries: { readonly spot: SpotQueries }
}>({
  name: 'spot',
  vocabulary: VOCABULARY,
  slice: spotSlice,
  founded: foundMarkets,
  marketListed: addMarket,
  part: { number: 20, write: writeSpot, read: readSpot },
  queries: (state) => ({ spot: spotQueries(state) }),
  reasons: [TRADE],
  commands: {
    PlaceOrder: { isUnderstood: isWellFormed, carryOut: placeOrder },
    PlaceConditionalOrder: { fits: isConditionalOrder, carryOut: placeConditionalOrder },
    AmendOrder: { isUnderstood: isAmendment, carryOut: amendOrder },
    CancelOrder: { isUnderstood: isCancellation, carryOut: cancelOrder },
    CancelAllOrders: { carryOut: cancelAllOrders },
    PlaceOneCancelsOther: { fits: isPair, carryOut: placePair },
    PlaceBracket: { fits: isBracket, carryOut: placeBracket },
    MassQuote: { fits: isLadder, carryOut: massQuote },
  },
  actions: { ChangeMarket: { judge: judgeMarketChange, carryOut: changeMarket, matter: 'terms' } },
  begun: (state) => {
    state.traded = undefined
  },
  due: {
    rank: 10,
    next: ({ orderConditions }) => orderConditions.nextDue,
    run: (state, at) => expireOrders(SPOT_ORDERS, state, at),
  },
  ended: { rank: 1, run: finishSpot },
  held: heldByOrders,
  tradable: (state, id) => state.market(id),
  endOldOrders: (state, old) => {
    dropExits(state, old.owner, 'silence', old.before)
    return endOldOrders(SPOT_ORDERS, state, old)
  },
  pairs: (state) => checkPairs(state, state.orders),
  check: checkSpot,
})
