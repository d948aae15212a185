import type { DealRow, Trade } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import type { MarketText } from '../../../marketdata/marketText.ts'
import { customerSides, type TradeSide } from '../../../orders/customerSides.ts'

/** One side of a trade on a spot market, as its owner sees it. */
export interface Fill extends TradeSide, Pick<Trade, 'trade' | 'market' | 'price' | 'lots' | 'quote'> {
  readonly time: Timestamp
  readonly fee: Amount
}

/** The sides of a trade that belong to customers, taker first. */
export function customerFills(event: Trade, time: Timestamp): readonly Fill[] {
  const { trade, market, price, lots, quote, takerFee, makerFee } = event
  return customerSides(event).map((side) => {
    const fee = side.role === 'taker' ? takerFee : makerFee
    return { ...side, trade, market, price, lots, quote, time, fee }
  })
}

export function dealRow(fill: Fill, text: MarketText): DealRow {
  const receivesBase = fill.side === 'buy'
  return {
    tradeNo: String(fill.trade),
    orderNo: String(fill.order),
    time: fill.time,
    symbol: text.definition.symbol,
    side: fill.side,
    price: text.price(fill.price),
    amount: text.amount(fill.lots),
    turnover: text.money(fill.quote),
    fee: receivesBase ? text.baseAmount(fill.fee) : text.money(fill.fee),
    feeCurrency: receivesBase ? text.base.code : text.quote.code,
    role: fill.role,
    house: fill.house,
    profit: '',
    lots: '',
    closedBy: '',
  }
}
