import type { OrderId, OrderRow, OrderView } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import type { MarketText } from '../../../marketdata/marketText.ts'
import { sliceRow } from '../../../orders/sliceRow.ts'
import { trailRow } from '../../../orders/trailRow.ts'
import type { TrackedOrder } from '../projection/spotOrders.ts'
import type { ExitsRecord } from '../projection/spotTables.ts'

/** The screens' words for where an order is. */
const ORDER_STATES = {
  pending: 'pending',
  open: 'current',
  filled: 'completed',
  canceled: 'withdrawn',
  expired: 'expired',
  self_trade: 'expired',
  rejected: 'rejected',
  silence: 'withdrawn',
  other: 'withdrawn',
} as const satisfies Record<TrackedOrder['state'], OrderRow['state']>

/** Whether it is over without being filled. */
function isEnded({ state }: TrackedOrder): boolean {
  return state !== 'pending' && state !== 'open' && state !== 'filled'
}

/** The rate the order pays as taker; a post-only order never takes. */
function feeRate(order: TrackedOrder): string {
  return ppmToFraction(order.timeInForce === 'POST' ? order.makerPpm : order.takerPpm)
}

function numbered(order: OrderId | undefined): string {
  return order ? String(order) : ''
}

/** What an open order is tied to and shows now; numbers, lots and prices are 0 where there is none. */
type Ties = Pick<OrderView, 'other' | 'takeProfit' | 'stopLoss' | 'shown'>

/** What became of the exits of a purchase that is over. */
type EndedExits = Pick<ExitsRecord, 'reason' | 'takeProfitOrder' | 'stopLossOrder'>

const UNTIED: Ties = { other: 0, takeProfit: 0, stopLoss: 0, shown: 0 }

/** An order as every list and stream shows it. A market order given by turnover shows its filled quantity as its amount. */
export function orderRow(
  order: TrackedOrder,
  text: MarketText,
  { other, takeProfit, stopLoss, shown } = UNTIED,
  exits?: EndedExits,
): OrderRow {
  const receivesBase = order.side === 'buy'
  return {
    orderNo: String(order.order),
    symbol: text.definition.symbol,
    side: order.side,
    type: order.kind,
    tif: order.timeInForce,
    price: text.price(order.price),
    stopPrice: text.price(order.stopPrice),
    amount: text.amount(order.lots || order.lotsFilled),
    filled: text.amount(order.lotsFilled),
    avgPrice: text.averagePrice(order.quoteFilled, order.lotsFilled),
    turnover: text.money(order.quoteFilled),
    fee: receivesBase ? text.baseAmount(order.fee) : text.money(order.fee),
    feeCurrency: receivesBase ? text.base.code : text.quote.code,
    feeRate: feeRate(order),
    time: order.placedAt,
    goodTill: order.goodTill,
    ...trailRow(order, text),
    ...sliceRow(order, shown, (lots) => text.amount(lots)),
    state: ORDER_STATES[order.state],
    other: numbered(other),
    reason: isEnded(order) ? order.state : '',
    tp: takeProfit === 0 ? '' : text.price(takeProfit),
    sl: stopLoss === 0 ? '' : text.price(stopLoss),
    exits: exits?.reason ?? '',
    tpOrderNo: numbered(exits?.takeProfitOrder),
    slOrderNo: numbered(exits?.stopLossOrder),
  }
}
