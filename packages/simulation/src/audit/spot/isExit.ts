import type { CoreEvent, OrderId } from '@touchstone/protocol'

/**
 * Whether an order is an exit that an entry places: accepted with the purchase that it ends, it follows from that, whatever
 * the entry's command is.
 */
export function isExit(order: OrderId, events: readonly CoreEvent[]): boolean {
  return events.some(
    (event) =>
      event.type === 'BracketEnded' &&
      (event.takeProfitOrder === order || event.stopLossOrder === order) &&
      order !== 0,
  )
}
