import { coinInfo } from '../../content/coins.ts'
import { OPEN_ORDERS } from '../../projector/spot/orderTracker.ts'
import { SPOT_PROJECTION } from '../../projector/spot/spotProjection.ts'
import { defineProduct } from '../../trading/product.ts'
import type { TradingServices } from '../../trading/tradingServices.ts'
import { SPOT_ACTS } from './acts.ts'
import { OWN_CALLS } from './calls.ts'
import { closedOrderMarket } from './closedOrderMarket.ts'
import { spotHandlers } from './spotHandlers.ts'

/** Spot markets. */
export const spot = defineProduct({
  name: 'spot',
  calls: OWN_CALLS,
  handlers: (services: TradingServices) =>
    spotHandlers({
      ...services,
      coinInfo,
      feePaid: (world, order) => OPEN_ORDERS.of(services.live[world]).get(order)?.fee ?? 0n,
      orderHistory: (request, context) => services.history.orderHistory(request, context),
      marketOfClosed: (world, order) => closedOrderMarket(services.tables, world, order),
    }),
  projection: SPOT_PROJECTION,
  words: { trade: 'Trade', fee: 'Fee' },
  acts: SPOT_ACTS,
})
