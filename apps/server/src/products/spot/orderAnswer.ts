import type { CallData } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import type { OrderReply } from '../../trading/acceptedReply.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'

type OrderAnswer = CallData<'addOrder'>

/** The screens' word for the state of an order; a closed one has traded in full, was withdrawn, or its rest expired. */
function stateWord(reply: OrderReply, canceled: boolean): OrderAnswer['state'] {
  if (reply.state === 'pending') return 'pending'
  if (reply.state === 'open') return 'current'
  if (canceled) return 'withdrawn'
  return reply.lotsLeft === 0 ? 'completed' : 'expired'
}

/** `entry` carried the command out: its trades are what the order took at once. */
export function orderAnswer(
  reply: OrderReply,
  entry: AppliedEntry,
  market: ListedMarket,
  canceled: boolean,
): OrderAnswer {
  return {
    orderNo: String(reply.order),
    state: stateWord(reply, canceled),
    filled: market.amount(reply.lotsFilled),
    left: market.amount(reply.lotsLeft),
    turnover: market.money(reply.quoteFilled),
    avgPrice: market.averagePrice(reply.quoteFilled, reply.lotsFilled),
    ...feeTaken(reply.order, entry, market),
    entry: entry.duplicate ? 0 : entry.sequence,
  }
}

/** The fee of the order's trades in the entry, in what its side receives; "" when it took nothing there. */
function feeTaken(order: number, { events }: AppliedEntry, market: ListedMarket) {
  let fee = 0n
  let side: 'buy' | 'sell' | undefined
  for (const event of events) {
    if (event.type !== 'Trade' || event.takerOrder !== order) continue
    fee += event.takerFee
    side = event.takerSide
  }
  if (side === undefined) return { fee: '', feeCurrency: '' }
  const asset = side === 'buy' ? market.base : market.quote
  return { fee: formatPlain(fee, asset.scale), feeCurrency: asset.code }
}
