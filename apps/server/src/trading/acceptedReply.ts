import type { Reply } from '@touchstone/protocol'
import type { CallContext } from '../gateway/callContext.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { refusalOf } from './refusalOf.ts'

type Accepted = Exclude<Reply, { kind: 'rejected' }>

/** The state of an order after its command. */
export type OrderReply = Extract<Reply, { kind: 'order' }>

/** The reply of an entry as far as it was accepted; throws its refusal otherwise. Tells the client how far the log was. */
export function acceptedReply(entry: AppliedEntry, context: CallContext): Accepted {
  context.setSequence(entry.sequence)
  if (entry.reply.kind === 'rejected') throw refusalOf(entry.reply)
  return entry.reply
}

/** The accepted reply to a command about one order. */
export function orderReply(entry: AppliedEntry, context: CallContext): OrderReply {
  const reply = acceptedReply(entry, context)
  if (reply.kind !== 'order') throw new Error('a command about an order was answered without one')
  return reply
}

/** The number that an accepted command was answered with: how many, or which. */
export function doneValue(entry: AppliedEntry, context: CallContext): number {
  const reply = acceptedReply(entry, context)
  if (reply.kind !== 'done') throw new Error('a command that is no order was answered with an order')
  return reply.value
}
