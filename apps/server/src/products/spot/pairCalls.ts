import { fee } from '@touchstone/core'
import { type CallData, type CallRequest, notional, type PairRequest } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { malformed, optionalPrice } from '../../orders/orderTerms.ts'
import { orderReply } from '../../trading/acceptedReply.ts'
import type { CustomerCommands, Trader } from '../../trading/customerCommands.ts'
import { readFraction, readLots, readPrice } from '../../trading/decimals.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'
import { availableIn } from '../../trading/ownBalances.ts'
import { problemText } from '../../trading/refusalOf.ts'
import { proceeds } from './proceeds.ts'

/** The pair that a request describes. Throws Refusal('malformed' | 'amount_overflow'). */
function pairOf(request: CallRequest<'tryOco'>, { definition, units, base }: ListedMarket): PairRequest {
  const { side, maxSlippage, stopLimitPrice } = request
  if (maxSlippage !== undefined && stopLimitPrice !== undefined)
    throw malformed('maxSlippage', 'is not for a stop with a limit')
  const price = readPrice('price', request.price, units)
  const stopPrice = readPrice('stopPrice', request.stopPrice, units)
  if (side === 'buy' ? price >= stopPrice : price <= stopPrice)
    throw malformed('stopPrice', side === 'buy' ? 'must be above the price' : 'must be below the price')
  return {
    market: definition.id,
    side,
    lots: readLots('amount', request.amount, units, base.scale),
    price,
    stopPrice,
    stopLimitPrice: optionalPrice('stopLimitPrice', stopLimitPrice, units),
    maxSlippagePpm: maxSlippage === undefined ? 0 : readFraction('maxSlippage', maxSlippage),
    selfTrade: request.stp,
  }
}

/** The calls about a limit order and a stop of which one cancels the other. */
export function pairCalls(commands: CustomerCommands): CallHandlers<'tryOco' | 'addOco'> {
  return {
    tryOco(request, context) {
      const trader = commands.trader(context)
      const market = trader.world.markets.bySymbol(request.symbol)
      return previewAnswer(trader, pairOf(request, market), market)
    },

    async addOco(request, context) {
      const trader = commands.orderingTrader(context)
      const pair = pairOf(request, trader.world.markets.bySymbol(request.symbol))
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: pairInput(pair),
        command: (stamp) => ({ type: 'PlaceOneCancelsOther', ...stamp, ...pair }),
      })
      const { order } = orderReply(entry, context)
      return { orderNo: String(order), stopOrderNo: String(order + 1) }
    },
  }
}

/** A pair as one text: two requests with the same text ask for the same two orders. */
function pairInput(pair: PairRequest): string {
  const { market, side, lots, price, stopPrice, stopLimitPrice, maxSlippagePpm, selfTrade } = pair
  return `addOco ${market} ${side} ${lots} ${price} ${stopPrice} ${stopLimitPrice} ${maxSlippagePpm} ${selfTrade}`
}

function previewAnswer(trader: Trader, pair: PairRequest, market: ListedMarket): CallData<'tryOco'> {
  const { core } = trader.world.port
  const { base, quote } = market
  const { rejection, facts, cost } = core.spot.previewPair(pair, trader.session.owner)
  const { makerPpm, takerPpm } = core.customers.feeTier(trader.session.owner)
  const spent = pair.side === 'buy' ? quote : base
  const later = pair.stopLimitPrice || pair.stopPrice
  return {
    problem: rejection ?? '',
    message: problemText(rejection, facts),
    cost: formatPlain(cost, spent.scale),
    costCurrency: spent.code,
    available: formatPlain(availableIn(trader, 'funds', spent.id), spent.scale),
    limit: proceedsOf(pair, pair.price, makerPpm, market),
    stop: proceedsOf(pair, later, takerPpm, market),
  }
}

/** The proceeds of one of the two when all of it trades at `price`, after its fee. */
function proceedsOf(pair: PairRequest, price: number, ppm: number, market: ListedMarket): CallData<'tryOco'>['limit'] {
  const { base, quote, units } = market
  const [received, gain] =
    pair.side === 'buy'
      ? ([base, BigInt(pair.lots) * units.lotUnits] as const)
      : ([quote, notional(price, pair.lots, units)] as const)
  return proceeds(gain, fee(gain, ppm), received)
}
