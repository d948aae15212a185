import {
  type ContractOrigin,
  type ContractTrade,
  type DealRow,
  isHouse,
  type OrderId,
  type OwnerId,
  type Side,
} from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { isCustomer } from '../../../projector/isCustomer.ts'

/** One side of a trade in a contract, or lots that left a position without one, as its owner sees it. */
export interface ContractFill extends Pick<ContractTrade, 'trade' | 'contract' | 'price' | 'lots' | 'notional'> {
  readonly time: Timestamp
  /** 'none': closed without a trade, by a take-over, deleveraging or settlement; its trade and order are 0. */
  readonly role: 'maker' | 'taker' | 'none'
  readonly owner: OwnerId
  readonly order: OrderId
  readonly side: Side
  readonly fee: Amount
  /** Before the fee, signed. */
  readonly realised: Amount
  /** Of the taker's order, or of the closing. */
  readonly origin: ContractOrigin
  /** The other side was a house account. */
  readonly house: boolean
  /** Where in the log a closing without a trade was told; 0 and 0 for trades, which have numbers of their own. */
  readonly sequence: number
  readonly index: number
}

/** The sides of a trade that belong to customers, taker first. */
export function customerContractFills(trade: ContractTrade, time: Timestamp): readonly ContractFill[] {
  const { taker, maker, takerSide, origin, contract, price, lots, notional } = trade
  const makerSide: Side = takerSide === 'buy' ? 'sell' : 'buy'
  const shared = { trade: trade.trade, contract, price, lots, notional, time, origin, sequence: 0, index: 0 }
  const sides: readonly ContractFill[] = [
    {
      ...shared,
      role: 'taker',
      owner: taker,
      order: trade.takerOrder,
      side: takerSide,
      fee: trade.takerFee,
      realised: trade.takerRealised,
      house: isHouse(maker),
    },
    {
      ...shared,
      role: 'maker',
      owner: maker,
      order: trade.makerOrder,
      side: makerSide,
      fee: trade.makerFee,
      realised: trade.makerRealised,
      house: isHouse(taker),
    },
  ]
  return sides.filter((fill) => isCustomer(fill.owner))
}

export function contractDealRow(fill: ContractFill, text: ContractText): DealRow {
  const { trade, price, lots, notional, realised, role } = fill
  const traded = role !== 'none'
  return {
    tradeNo: traded ? String(trade) : `${fill.sequence}-${fill.index}`,
    orderNo: traded ? String(fill.order) : '',
    time: fill.time,
    symbol: text.definition.symbol,
    side: fill.side,
    price: price === 0 ? text.averagePrice(notional, lots) : text.price(price),
    amount: text.amount(lots),
    turnover: text.money(notional),
    fee: text.money(fill.fee),
    feeCurrency: text.quote.code,
    role,
    house: fill.house,
    profit: realised === 0n ? '' : text.money(realised),
    lots: String(lots),
    closedBy: role === 'maker' || fill.origin === 'user' ? '' : fill.origin,
  }
}
