import type { AssetDefinition, AssetId, MarketView } from '@touchstone/protocol'
import { type Amount, powerOfTen } from '@touchstone/quantities'
import type { TradingWorld } from './tradingWorlds.ts'

export const VALUE_CURRENCY = 'USDT'
export const VALUE_DECIMALS = 6

/** The price of an asset: ticks of its market against USDT, at the last trade or, before the first, of the index. */
function priceIn(world: TradingWorld, asset: AssetId) {
  const market = world.markets.pricing(asset, VALUE_CURRENCY)
  if (!market) return undefined
  const view: MarketView = world.port.core.spot.market(market.definition.id)
  const ticks = view.lastPrice || view.indexPrice
  return ticks === 0 ? undefined : { price: BigInt(ticks) * market.units.tickUnits, ...market.units }
}

/** `amount` of an asset in units of 10^-6 USDT, rounded down; undefined for an asset without a price. */
export function usdtValue(world: TradingWorld, asset: AssetDefinition, amount: Amount): Amount | undefined {
  if (asset.code === VALUE_CURRENCY) return (amount * powerOfTen(VALUE_DECIMALS)) / powerOfTen(asset.scale)
  const found = priceIn(world, asset.id)
  return found && (amount * found.price * powerOfTen(VALUE_DECIMALS)) / powerOfTen(asset.scale + found.priceDecimals)
}
