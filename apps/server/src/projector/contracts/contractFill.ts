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
import type { ContractText } from '../../marketdata/contractText.ts'
import { isCustomer } from '../orderTracker.ts'

/** One side of a trade in a contract, as its owner sees it. */
export interface ContractFill {
  readonly trade: Pick<ContractTrade, 'trade' | 'contract' | 'price' | 'lots' | 'notional'>
  readonly time: Timestamp
  readonly role: 'maker' | 'taker'
  readonly owner: OwnerId
  readonly order: OrderId
  readonly side: Side
  readonly fee: Amount
  /** Before the fee, signed. */
  readonly realised: Amount
  /** Of the taker's order. */
  readonly origin: ContractOrigin
  /** The other side was a house account. */
  readonly house: boolean
}

/** The sides of a trade that belong to customers, taker first. */
export function customerContractFills(trade: ContractTrade, time: Timestamp): readonly ContractFill[] {
  const { taker, maker, takerSide, origin } = trade
  const makerSide: Side = takerSide === 'buy' ? 'sell' : 'buy'
  const shared = { trade, time, origin }
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
  const { trade, realised } = fill
  return {
    tradeNo: String(trade.trade),
    orderNo: String(fill.order),
    time: fill.time,
    symbol: text.definition.symbol,
    side: fill.side,
    price: text.price(trade.price),
    amount: text.amount(trade.lots),
    turnover: text.money(trade.notional),
    fee: text.money(fill.fee),
    feeCurrency: text.quote.code,
    role: fill.role,
    house: fill.house,
    profit: realised === 0n ? '' : text.money(realised),
    lots: String(trade.lots),
  }
}
