import { printOf } from '../../../marketdata/marketData.ts'
import { orderRows } from '../../../orders/orderRows.ts'
import { defineProjection } from '../../../projector/projection.ts'
import { addPrint } from '../../../projector/tradeRows.ts'
import { customerFills } from './fill.ts'
import { OPEN_ORDERS, type TrackedOrder } from './spotOrders.ts'
import { EXITS, FILLS, ORDERS } from './spotTables.ts'

const follow = orderRows<TrackedOrder>(ORDERS)

/** Spot in history: customers' orders and fills, and every trade. */
export const SPOT_PROJECTION = defineProjection({
  tables: [ORDERS, FILLS, EXITS],
  tracking: OPEN_ORDERS,
  events: {
    OrderAccepted: follow,
    ConditionsAccepted: follow,
    OrderTriggered: follow,
    StopTrailed: follow,
    OrderAmended: follow,
    OrderClosed: follow,
    BracketEnded: ({ order, owner, lots, takeProfitOrder, stopLossOrder, reason }, { time }, rows) =>
      rows.add(EXITS, { order, owner, lots, takeProfitOrder, stopLossOrder, reason, time }),
    Trade(event, place, rows, orders) {
      follow(event, place, rows, orders)
      for (const fill of customerFills(event, place.time)) rows.add(FILLS, fill)
      addPrint(rows, { ...printOf(event, place.time), market: event.market })
    },
  },
  elsewhere: {
    QuotesReplaced: 'the house’s own, nobody’s history',
    BracketAccepted: 'the exits of an open purchase are asked of the core',
    OrdersPaired: 'the pairs of open orders are asked of the core; of a finished order its reason tells',
  },
})
