import { type DealRow, isHouse, type OrderId, type OwnerId, type Side, type Trade } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import type { MarketText } from '../../../marketdata/marketText.ts'
import { isCustomer } from '../../../projector/isCustomer.ts'

/** One side of a trade, as its owner sees it. */
export interface Fill extends Pick<Trade, 'trade' | 'market' | 'price' | 'lots' | 'quote'> {
  readonly time: Timestamp
  readonly role: 'maker' | 'taker'
  readonly owner: OwnerId
  readonly order: OrderId
  readonly side: Side
  readonly fee: Amount
  /** The other side was a house account. */
  readonly house: boolean
}

/** The sides of a trade that belong to customers, taker first. */
export function customerFills(trade: Trade, time: Timestamp): readonly Fill[] {
  const { taker, maker, takerOrder, makerOrder, takerSide, takerFee, makerFee } = trade
  const { market, price, lots, quote } = trade
  const shared = { trade: trade.trade, market, price, lots, quote, time }
  const makerSide: Side = takerSide === 'buy' ? 'sell' : 'buy'
  const sides: readonly Fill[] = [
    {
      ...shared,
      role: 'taker',
      owner: taker,
      order: takerOrder,
      side: takerSide,
      fee: takerFee,
      house: isHouse(maker),
    },
    {
      ...shared,
      role: 'maker',
      owner: maker,
      order: makerOrder,
      side: makerSide,
      fee: makerFee,
      house: isHouse(taker),
    },
  ]
  return sides.filter((fill) => isCustomer(fill.owner))
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
