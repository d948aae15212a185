import { isTrailing } from '@touchstone/protocol'
import { orderStream } from '../../../orders/orderStream.ts'
import { orderRow } from '../history/orderRow.ts'
import { OPEN_ORDERS } from '../projection/spotOrders.ts'

/** One owner's spot orders. */
export const ORDER_STREAM = orderStream({
  name: 'order',
  pace: 'both',
  tracker: (live) => OPEN_ORDERS.of(live),
  changed: (live) => OPEN_ORDERS.changes(live),
  trigger: ({ port }, order) => (isTrailing(order) ? port.core.spot.order(order.order)?.stopPrice : undefined),
  row({ market, port }, order) {
    const figures = market.spot(order.market)
    const view = port.core.spot.order(order.order)
    const { stopPrice, extreme } = view ?? order
    return figures && orderRow({ ...order, stopPrice, extreme }, figures.text, view)
  },
})
