import { isTrailing } from '@touchstone/protocol'
import { OrderSource } from '../../../orders/orderSource.ts'
import { defineOwnStream } from '../../../streams/ownStream.ts'
import { orderRow } from '../history/orderRow.ts'
import { OPEN_ORDERS, SPOT_ORDERS } from '../projection/spotOrders.ts'

/** One owner's spot orders. */
export const ORDER_STREAM = defineOwnStream({
  name: 'order',
  pace: 'both',
  source: (live, owner) =>
    new OrderSource({
      number: SPOT_ORDERS.number,
      unfinished: () => OPEN_ORDERS.of(live).ofOwner(owner),
      trigger: (order) => (isTrailing(order) ? live.port.core.spot.order(order.order)?.stopPrice : undefined),
      row(order) {
        const figures = live.market.spot(order.market)
        const view = live.port.core.spot.order(order.order)
        const { stopPrice, extreme } = view ?? order
        return figures && orderRow({ ...order, stopPrice, extreme }, figures.text, view)
      },
    }),
  tell: (_entry, live, to) => {
    for (const order of OPEN_ORDERS.changes(live) ?? []) to(order.owner)?.add(order)
  },
})
