import type { AssetDefinition, AssetId, MarketView } from '@touchstone/protocol'
import { type Amount, divideDown, powerOfTen, type Ticks } from '@touchstone/quantities'
import type { TradingWorld } from './tradingWorlds.ts'

export const VALUE_CURRENCY = 'USDT'
export const VALUE_DECIMALS = 6

/** The price of an asset: ticks of its market against USDT, at the last trade or, before the first, of the index; 0 without one. */
function priceNow(world: TradingWorld, asset: AssetId): Ticks {
  const market = world.markets.pricing(asset, VALUE_CURRENCY)
  if (!market) return 0
  const view: MarketView = world.port.core.spot.market(market.definition.id)
  return view.lastPrice || view.indexPrice
}

/**
 * `amount` of an asset in units of 10^-6 USDT, rounded towards zero, at a price in ticks of its market against USDT; undefined for an asset
 * without a price.
 */
export function usdtValueAt(
  { markets }: Pick<TradingWorld, 'markets'>,
  asset: AssetDefinition,
  amount: Amount,
  price: Ticks,
): Amount | undefined {
  if (asset.code === VALUE_CURRENCY) return divideDown(amount * powerOfTen(VALUE_DECIMALS), powerOfTen(asset.scale))
  const units = markets.pricing(asset.id, VALUE_CURRENCY)?.units
  if (!units || price === 0) return undefined
  const value = amount * BigInt(price) * units.tickUnits * powerOfTen(VALUE_DECIMALS)
  return divideDown(value, powerOfTen(asset.scale + units.priceDecimals))
}

/** The same at the last price. */
export function usdtValue(world: TradingWorld, asset: AssetDefinition, amount: Amount): Amount | undefined {
  return usdtValueAt(world, asset, amount, priceNow(world, asset.id))
}
