import type { OrderReply } from '../trading/acceptedReply.ts'

/**
 * The screens' word for the state of an order that a command was about. A closed one was taken back, which each product
 * has its own word for, or has traded in full, or its rest expired.
 */
export function answeredState<TakenBack extends string>(reply: OrderReply, takenBack: TakenBack | undefined) {
  if (reply.state === 'pending') return 'pending'
  if (reply.state === 'open') return 'current'
  if (takenBack !== undefined) return takenBack
  return reply.lotsLeft === 0 ? 'completed' : 'expired'
}
