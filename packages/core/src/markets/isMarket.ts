import { type AssetDefinition, type MarketDefinition, marketUnits } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'

/** Whether a market's fields, each in range, fit each other. Genesis and every later change are held to the same. */
export function isMarket(market: MarketDefinition, assets: readonly AssetDefinition[]): boolean {
  const scale = assets.find((asset) => asset.id === market.quote)?.scale ?? 0
  const least = parseDecimal(market.minNotional, scale)
  const most = parseDecimal(market.maxNotional, scale)
  return (
    market.base !== market.quote &&
    market.minLots <= market.maxLots &&
    least !== undefined &&
    most !== undefined &&
    least >= 0n &&
    least <= most &&
    market.defaultSlippagePpm <= market.maxSlippagePpm &&
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
