import { SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Lots } from '@touchstone/quantities'
import { AVAILABLE, FUNDS, HELD } from '../../ledger/accounts.ts'
import { FEE } from '../../ledger/reasons.ts'
import { countTurnover } from '../../lots/turnover.ts'
import { BUY, SIDES, sideOf } from '../../matching/orderFlags.ts'
import { countTrade } from '../../tradingFees/countTrade.ts'
import { TRADE } from '../reasons.ts'
import { baseAmount, fee, quoteAmount } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'

/**
 * One trade at the resting order's price: quote from buyer to seller, base from seller to buyer, each side's fee out of its
 * proceeds. The taker pays from the available balance, the maker from its hold. TRADE-1 to TRADE-4.
 */
export function settleFill(state: SpotState, market: SpotMarket, taker: number, maker: number, lots: Lots): void {
  const { orders, terms, accounts, journal } = state
  const price = orders.price(maker)
  const quote = quoteAmount(price, lots, market.units)
  const base = baseAmount(lots, market.units)
  const takerSide = sideOf(orders.flags(taker))
  const takerBuys = takerSide === BUY
  const takerOwner = orders.owner(taker)
  const makerOwner = orders.owner(maker)
  const takerFee = fee(takerBuys ? base : quote, terms.takerPpm(taker))
  const makerFee = fee(takerBuys ? quote : base, terms.makerPpm(maker))
  const trade = state.nextTrade++

  const takerPays = takerBuys ? market.quote : market.base
  const takerGets = takerBuys ? market.base : market.quote
  const takerReceipt = accounts.cell(takerOwner, FUNDS, takerGets, AVAILABLE)
  const makerReceipt = accounts.cell(makerOwner, FUNDS, takerPays, AVAILABLE)
  const takerFunds = accounts.cell(takerOwner, FUNDS, takerPays, AVAILABLE)
  const makerFunds = accounts.cell(makerOwner, FUNDS, takerGets, HELD)
  journal.post(takerFunds, makerReceipt, takerBuys ? quote : base, TRADE, trade)
  journal.post(makerFunds, takerReceipt, takerBuys ? base : quote, TRADE, trade)
  journal.post(takerReceipt, accounts.cell(SYSTEM_OWNERS.fees, FUNDS, takerGets, AVAILABLE), takerFee, FEE, trade)
  journal.post(makerReceipt, accounts.cell(SYSTEM_OWNERS.fees, FUNDS, takerPays, AVAILABLE), makerFee, FEE, trade)

  state.emit({
    type: 'Trade',
    trade,
    market: market.definition.id,
    price,
    lots,
    quote,
    takerSide: SIDES[takerSide] ?? 'buy',
    takerOrder: orders.id(taker),
    makerOrder: orders.id(maker),
    taker: takerOwner,
    maker: makerOwner,
    takerFee,
    makerFee,
  })
  countTurnover(state, takerOwner, market.quote, quote, 1)
  countTurnover(state, makerOwner, market.quote, quote, 1)
  countTrade(state, takerOwner, takerGets, takerFee, market.quote, quote)
  countTrade(state, makerOwner, takerPays, makerFee, market.quote, quote)
  if (!state.brackets.noneOpen) {
    const [bought, charged] = takerBuys ? [taker, takerFee] : [maker, makerFee]
    state.brackets.receive(orders.id(bought), base - charged)
  }
  market.lastPrice = price
  market.stops.see(price)
  state.traded = market
  terms.addFill(taker, lots, quote)
  terms.addFill(maker, lots, quote)
}
