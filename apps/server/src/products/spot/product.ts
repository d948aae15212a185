import { defineProduct } from '../../trading/product.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { SPOT_ACTS } from './acts.ts'
import { OWN_CALLS } from './calls.ts'
import { spotFills, spotTrades } from './history/spotFills.ts'
import { tradedOnSpot } from './history/tradedOnSpot.ts'
import { OPEN_ORDERS } from './projection/spotOrders.ts'
import { SPOT_PROJECTION } from './projection/spotProjection.ts'
import { ORDERS } from './projection/spotTables.ts'
import { type SpotServices, spotHandlers } from './spotHandlers.ts'
import { ORDER_STREAM } from './streams/orderStream.ts'
import { tellSpotFills } from './streams/tellSpotFills.ts'

/** Spot markets. */
export const spot = defineProduct({
  name: 'spot',
  calls: OWN_CALLS,
  handlers: (services: Omit<SpotServices, 'feePaid' | 'closedOrder'> & Pick<ProductServices, 'live' | 'tables'>) =>
    spotHandlers({
      ...services,
      feePaid: (world, order) => OPEN_ORDERS.of(services.live[world]).get(order)?.fee ?? 0n,
      closedOrder: (world, order) => ORDERS.find(services.tables, world, order),
    }),
  projection: SPOT_PROJECTION,
  fills: { kind: 'spot', list: spotFills, trades: spotTrades, tell: tellSpotFills },
  traded: tradedOnSpot,
  result: { feesOf: 'funds', holdings: true },
  streams: [ORDER_STREAM],
  words: { trade: 'Trade', fee: 'Fee' },
  acts: SPOT_ACTS,
  leaving: (stamp) => [{ type: 'CancelAllOrders', ...stamp('orders'), market: 0 }],
})
