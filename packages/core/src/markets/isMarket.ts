import {
  type AssetDefinition,
  MAX_MARKET_ID,
  MAX_OPEN_ORDERS,
  MAX_PPM,
  type MarketDefinition,
  marketUnits,
} from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { MAX_LOTS, parseDecimal } from '@touchstone/quantities'

/** Whether a market's fields are in range and fit each other. Genesis and every later change are held to the same. */
export function isMarket(market: MarketDefinition, assets: readonly AssetDefinition[]): boolean {
  const scale = assets.find((asset) => asset.id === market.quote)?.scale ?? 0
  const least = parseDecimal(market.minNotional, scale)
  const most = parseDecimal(market.maxNotional, scale)
  return (
    isWhole(market.id, 1, MAX_MARKET_ID) &&
    market.base !== market.quote &&
    isWhole(market.minLots, 1, MAX_LOTS) &&
    isWhole(market.maxLots, market.minLots, MAX_LOTS) &&
    least !== undefined &&
    most !== undefined &&
    least >= 0n &&
    least <= most &&
    isWhole(market.bandPpm, 1, MAX_PPM) &&
    isWhole(market.maxSlippagePpm, 0, MAX_PPM) &&
    isWhole(market.defaultSlippagePpm, 0, market.maxSlippagePpm) &&
    isWhole(market.maxOpenOrders, 1, MAX_OPEN_ORDERS) &&
    hasUnits(market, assets)
  )
}

function hasUnits(market: MarketDefinition, assets: readonly AssetDefinition[]): boolean {
  try {
    return marketUnits(market, assets).quantum > 0n
  } catch {
    return false
  }
}
