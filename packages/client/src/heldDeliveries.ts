import type { ChannelMessage, DeliveryData, DeliveryRow } from '@touchstone/protocol'
import { merged } from './merged.ts'

/** Holds `delivery` by order number: the open timed orders, and those settled since the snapshot. */
export function mergeDeliveries(
  held: ReadonlyMap<string, DeliveryRow>,
  message: ChannelMessage<DeliveryData>,
): ReadonlyMap<string, DeliveryRow> {
  return merged(held, message, message.data, (row) => row.orderNo)
}
