import type { CallData, MarketView } from '@touchstone/protocol'
import { type Ppm, ppmToFraction } from '@touchstone/quantities'
import { coinMarkPath } from '../../content/coinMarkRoute.ts'
import type { CoinInfo } from '../../content/coins.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { aboutCoin } from '../../trading/aboutCoin.ts'
import { chainsOf } from '../../trading/chainCurrency.ts'
import { hasMarketMaker } from '../../trading/hasMarketMaker.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { type TradingWorld, worldSeenBy } from '../../trading/tradingWorlds.ts'
import { bookOf, depthSteps, groupedDepth } from './depth.ts'

/** Maker and taker rates: the caller's own tier, or everyone's first. */
function rates(world: TradingWorld, context: CallContext): { readonly makerPpm: Ppm; readonly takerPpm: Ppm } {
  return world.port.core.customers.feeTier(context.session?.owner ?? 0)
}

type MarketNumbers = Omit<
  CallData<'getCurrencyMessage'>,
  'makerRate' | 'takerRate' | 'priceSource' | 'simulated' | 'marketMaker' | keyof CoinInfo
>

function marketNumbers(market: ListedMarket, view: MarketView): MarketNumbers {
  const { units, base, quote } = market
  const { definition } = view
  return {
    symbol: definition.symbol,
    name: definition.name,
    base: base.code,
    quote: quote.code,
    priceDecimals: units.priceDecimals,
    amountDecimals: units.amountDecimals,
    tickSize: market.price(1),
    lotSize: market.amount(1),
    minAmount: market.amount(definition.minLots),
    maxAmount: market.amount(definition.maxLots),
    minNotional: definition.minNotional,
    maxNotional: definition.maxNotional,
    band: ppmToFraction(definition.bandPpm),
    defaultSlippage: ppmToFraction(definition.defaultSlippagePpm),
    maxSlippage: ppmToFraction(definition.maxSlippagePpm),
    state: view.state,
    reason: view.reason,
    depthSteps: depthSteps(units),
  }
}

/** Facts about markets and currencies that need no history. */
export function marketCalls({
  worlds,
  priceSource,
  simulated,
}: Pick<ProductServices, 'worlds' | 'priceSource' | 'simulated'>): CallHandlers<
  'getDepth' | 'getCurrencyAll' | 'getCurrencyMessage'
> {
  return {
    getDepth(request, context) {
      const world = worldSeenBy(worlds, context)
      const book = bookOf(world, request.symbol)
      return { seq: world.port.core.sequence, ...groupedDepth(book, request.limit, request.step) }
    },

    getCurrencyAll(_request, context) {
      return worldSeenBy(worlds, context)
        .port.core.assets()
        .map(({ code, name, scale }) => ({
          currency: code,
          name,
          decimals: scale,
          icon: coinMarkPath(code),
          chains: [...chainsOf(code)],
        }))
    },

    getCurrencyMessage(request, context) {
      const world = worldSeenBy(worlds, context)
      const market = request.symbol === undefined ? world.markets.first() : world.markets.bySymbol(request.symbol)
      const { makerPpm, takerPpm } = rates(world, context)
      return {
        ...marketNumbers(market, world.port.core.spot.market(market.definition.id)),
        makerRate: ppmToFraction(makerPpm),
        takerRate: ppmToFraction(takerPpm),
        ...aboutCoin(world.port.core, market.base),
        marketMaker: hasMarketMaker(world.port.core, market.definition.id),
        priceSource,
        simulated,
      }
    },
  }
}
