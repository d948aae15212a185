import type { CallData } from '@touchstone/protocol'
import type { ContractText } from '../../../marketdata/contractText.ts'
import type { AppliedEntry } from '../../../sequencer/worldPort.ts'
import type { OrderReply } from '../../../trading/acceptedReply.ts'

type Answer = CallData<'addContract'>

/** A closed order has traded in full, was cancelled, or its rest expired. */
function stateWord(reply: OrderReply, cancelled: boolean): Answer['state'] {
  if (reply.state === 'pending') return 'pending'
  if (reply.state === 'open') return 'current'
  if (cancelled) return 'cancelled'
  return reply.lotsLeft === 0 ? 'completed' : 'expired'
}

/** `entry` carried the command out: its trades are what the order took at once. */
export function contractOrderAnswer(
  reply: OrderReply,
  entry: AppliedEntry,
  contract: ContractText,
  cancelled: boolean,
): Answer {
  return {
    orderNo: String(reply.order),
    state: stateWord(reply, cancelled),
    filledLots: String(reply.lotsFilled),
    leftLots: String(reply.lotsLeft),
    avgPrice: contract.averagePrice(reply.quoteFilled, reply.lotsFilled),
    fee: feeTaken(reply.order, entry, contract),
    entry: entry.duplicate ? 0 : entry.sequence,
  }
}

/** The fee of the order's trades in the entry; "" when it took nothing there. */
function feeTaken(order: number, { events }: AppliedEntry, contract: ContractText): string {
  let fee: bigint | undefined
  for (const event of events)
    if (event.type === 'ContractTrade' && event.takerOrder === order) fee = (fee ?? 0n) + event.takerFee
  return fee === undefined ? '' : contract.money(fee)
}
