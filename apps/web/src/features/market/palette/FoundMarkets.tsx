import { useLocation } from '@tanstack/react-router'
import type { TimedMarket } from '../../../products/timedOptions/useTimedMarkets.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { marketPath } from '../../../shared/markets/marketPath.ts'
import { useAskedSymbol } from '../../../shared/markets/useAskedSymbol.ts'
import { useFavourite } from '../../../shared/markets/useFavourite.ts'
import type { MarketRow as Market } from '../../../shared/markets/useMarketRows.ts'
import { PaletteGrid } from '../../../shared/palette/PaletteRow.tsx'
import type { GoTo } from '../../../shared/palette/paletteSection.ts'
import { type Found, isTimed } from './foundMarkets.ts'
import { MarketRow, TimedRow } from './MarketRows.tsx'
import { marketPaletteTexts } from './texts.ts'

const HEADING = 'sticky top-0 z-10 bg-surface-1 px-4 py-1.5 text-11 font-medium text-ink-3'

/** The markets looked at last, those of the tab, and those with timed orders. */
export function FoundMarkets({ found, onGo }: { readonly found: Found; readonly onGo: GoTo }) {
  const t = useTexts(marketPaletteTexts)
  const onStar = useFavourite()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const symbol = useAskedSymbol()
  const isHere = (market: Market | TimedMarket) =>
    market.symbol === symbol && path === (isTimed(market) ? '/deal_jg' : marketPath(market))
  const rowOf = (market: Market | TimedMarket) =>
    isTimed(market) ? (
      <TimedRow key={`timed ${market.symbol}`} market={market} current={isHere(market)} onGo={onGo} />
    ) : (
      <MarketRow key={market.symbol} row={market} current={isHere(market)} onGo={onGo} onStar={onStar} />
    )
  return (
    <>
      {found.recent.length > 0 && (
        <>
          <h3 className={HEADING}>{t('recent')}</h3>
          <PaletteGrid label={t('recent')}>{found.recent.map(rowOf)}</PaletteGrid>
          <h3 className={HEADING}>{t('others')}</h3>
        </>
      )}
      {found.markets.length > 0 && <PaletteGrid label={t('others')}>{found.markets.map(rowOf)}</PaletteGrid>}
      {found.timed.length > 0 && (
        <>
          <h3 className={HEADING}>{t('timed')}</h3>
          <PaletteGrid label={t('timed')}>{found.timed.map(rowOf)}</PaletteGrid>
        </>
      )}
    </>
  )
}
