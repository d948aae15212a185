import type { ContractOrigin, ContractTrade, DealRow } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { customerSides, type TradeSide } from '../../../orders/customerSides.ts'

/** One side of a trade in a contract, or lots that left a position without one, as its owner sees it. */
export interface ContractFill
  extends Omit<TradeSide, 'role'>,
    Pick<ContractTrade, 'trade' | 'contract' | 'price' | 'lots' | 'notional'> {
  readonly time: Timestamp
  /** 'none': closed without a trade, by a take-over, deleveraging or settlement; its trade and order are 0. */
  readonly role: TradeSide['role'] | 'none'
  readonly fee: Amount
  /** Before the fee, signed. */
  readonly realised: Amount
  /** Of the taker's order, or of the closing. */
  readonly origin: ContractOrigin
  /** Where in the log a closing without a trade was told; 0 and 0 for trades, which have numbers of their own. */
  readonly sequence: number
  readonly index: number
}

/** The sides of a trade that belong to customers, taker first. */
export function customerContractFills(event: ContractTrade, time: Timestamp): readonly ContractFill[] {
  const { trade, contract, price, lots, notional, origin } = event
  return customerSides(event).map((side) => {
    const taker = side.role === 'taker'
    return {
      ...side,
      trade,
      contract,
      price,
      lots,
      notional,
      time,
      origin,
      fee: taker ? event.takerFee : event.makerFee,
      realised: taker ? event.takerRealised : event.makerRealised,
      sequence: 0,
      index: 0,
    }
  })
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
