import type { ChannelMessage, OrderData, OrderRow } from '@touchstone/protocol'
import { merged } from './merged.ts'

/** Holds the private `order` channel by order number: open and waiting orders only, finished ones are taken out. */
export function mergeOrders(
  held: ReadonlyMap<string, OrderRow>,
  message: ChannelMessage<OrderData>,
): ReadonlyMap<string, OrderRow> {
  const next = new Map(merged(held, message, message.data, (row) => row.orderNo))
  for (const row of message.data) if (row.state !== 'current' && row.state !== 'pending') next.delete(row.orderNo)
  return next
}
