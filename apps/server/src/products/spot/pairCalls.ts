import { fee } from '@touchstone/core'
import { type CallData, type CallRequest, notional, type PairRequest } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { pairInput, pairTerms, placePair } from '../../orders/pairs.ts'
import type { CustomerCommands, Trader } from '../../trading/customerCommands.ts'
import { readLots } from '../../trading/decimals.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'
import { availableIn } from '../../trading/ownBalances.ts'
import { problemText } from '../../trading/refusalOf.ts'
import { proceeds } from './proceeds.ts'

/** The pair that a request describes. Throws Refusal('malformed' | 'amount_overflow'). */
function pairOf(request: CallRequest<'tryOco'>, { definition, units, base }: ListedMarket): PairRequest {
  return {
    market: definition.id,
    ...pairTerms(request, request.side, units),
    lots: readLots('amount', request.amount, units, base.scale),
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

    addOco(request, context) {
      const trader = commands.orderingTrader(context)
      const pair = pairOf(request, trader.world.markets.bySymbol(request.symbol))
      return placePair(commands, {
        trader,
        context,
        cid: request.cid,
        input: `addOco ${pair.market} ${pair.side} ${pair.lots} ${pairInput(pair)}`,
        command: (stamp) => ({ type: 'PlaceOneCancelsOther', ...stamp, ...pair }),
      })
    },
  }
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
