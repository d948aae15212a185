import { OrderSource } from '../../../orders/orderSource.ts'
import { defineOwnStream } from '../../../streams/ownStream.ts'
import { orderRow } from '../history/orderRow.ts'
import { OPEN_ORDERS } from '../projection/spotOrders.ts'

/** One owner's spot orders. */
export const ORDER_STREAM = defineOwnStream({
  name: 'order',
  source: (live, owner) =>
    new OrderSource({
      unfinished: () => OPEN_ORDERS.of(live).ofOwner(owner),
      row(order) {
        const figures = live.market.spot(order.market)
        const other = live.port.core.spot.order(order.order)?.other ?? 0
        return figures && orderRow(order, figures.text, other)
      },
    }),
  tell: (_entry, live, to) => {
    for (const order of OPEN_ORDERS.changes(live) ?? []) to(order.owner)?.add(order)
  },
})
