import { isTrailing } from '@touchstone/protocol'
import { OrderSource } from '../../../orders/orderSource.ts'
import { defineOwnStream } from '../../../streams/ownStream.ts'
import { contractOrderNow } from '../history/contractOrderNow.ts'
import { CONTRACT_ORDER_RULES } from '../projection/contractOrders.ts'
import { OPEN_CONTRACTS } from '../projection/openContracts.ts'

/** One owner's orders on contracts. */
export const CONTRACT_ORDER_STREAM = defineOwnStream({
  name: 'contractOrder',
  pace: 'both',
  source: (live, owner) =>
    new OrderSource({
      number: CONTRACT_ORDER_RULES.number,
      unfinished: () => OPEN_CONTRACTS.of(live).orders.ofOwner(owner),
      trigger: (order) => (isTrailing(order) ? live.port.core.contracts.order(order.order)?.stopPrice : undefined),
      row: (order) => contractOrderNow(live, order),
    }),
  tell: (_entry, live, to) => {
    for (const order of OPEN_CONTRACTS.changes(live)?.orders ?? []) to(order.owner)?.add(order)
  },
})
