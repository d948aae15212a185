import { isTrailing } from '@touchstone/protocol'
import { orderStream } from '../../../orders/orderStream.ts'
import { contractOrderNow } from '../history/contractOrderNow.ts'
import { OPEN_CONTRACTS } from '../projection/openContracts.ts'

/** One owner's orders on contracts. */
export const CONTRACT_ORDER_STREAM = orderStream({
  name: 'contractOrder',
  pace: 'both',
  tracker: (live) => OPEN_CONTRACTS.of(live).orders,
  changed: (live) => OPEN_CONTRACTS.changes(live)?.orders,
  trigger: ({ port }, order) => (isTrailing(order) ? port.core.contracts.order(order.order)?.stopPrice : undefined),
  row: contractOrderNow,
})
