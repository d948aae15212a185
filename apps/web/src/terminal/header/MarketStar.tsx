import { StarButton } from '../../shared/markets/StarButton.tsx'
import { useFavourite } from '../../shared/markets/useFavourite.ts'
import { type MarketType, useMarketRows } from '../../shared/markets/useMarketRows.ts'

/** The star of the market on screen. */
export function MarketStar({ symbol, type }: { readonly symbol: string; readonly type: MarketType }) {
  const row = useMarketRows(type).rows?.find((candidate) => candidate.symbol === symbol)
  const toggle = useFavourite()
  return row ? <StarButton row={row} onToggle={toggle} /> : null
}
