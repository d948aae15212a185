import { Glyph, markScrollEdges, Num } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { NO_FIGURE, useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { CoinMark } from '../../shared/markets/CoinMark.tsx'
import type { MarketType } from '../../shared/markets/useMarketRows.ts'
import { openPalette } from '../../shared/palette/paletteStore.ts'
import { useSetting } from '../../shared/site/useSite.ts'
import type { BookMarket } from '../book/bookMarket.ts'
import { terminalTexts } from '../words/texts.ts'

export interface MarketPickProps {
  readonly name: string
  readonly symbol?: string
  /** What the market is on, for its mark. */
  readonly asset: string
}

/** The market on screen as the button that opens the palette of all others. */
export function MarketPick({ name, symbol, asset }: MarketPickProps) {
  const t = useTexts(terminalTexts)
  return (
    <button
      type="button"
      onClick={openPalette}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      title={`${t('header.pickMarket')} · Ctrl+K`}
      className="flex h-9 shrink-0 items-center gap-2 rounded-control px-2 -ms-2 hover:bg-surface-3"
    >
      <CoinMark code={asset} />
      <h1 className="text-16 font-semibold text-ink-1">{name}</h1>
      {symbol !== undefined && <span className="num text-12 text-ink-3">{symbol}</span>}
      <Glyph name="down" className="size-4 text-ink-3" />
    </button>
  )
}

const MarketStar = onDemand(async () => (await import('./MarketStar.tsx')).MarketStar)

/** The market's star, once its row is known; its place is kept till then. */
export function Favourite(market: { readonly symbol: string; readonly type: MarketType }) {
  return (
    <span className="-ms-5 size-7 shrink-0">
      <MarketStar {...market} />
    </span>
  )
}

export interface LastPriceProps {
  readonly market: BookMarket
  readonly last: string | undefined
  readonly direction: 'up' | 'down' | 'flat'
  readonly stale: boolean
}

export function LastPrice({ market, last, direction, stale }: LastPriceProps) {
  const t = useTexts(terminalTexts)
  const formats = useFormats()
  const price = last ? formats.decimal(last, market.priceScale) : NO_FIGURE
  return (
    <p
      className={clsx(
        'num min-w-28 shrink-0 text-20 font-semibold',
        stale || direction === 'flat' ? 'text-ink-1' : direction === 'up' ? 'text-up' : 'text-down',
        stale && 'opacity-60',
      )}
    >
      <span className="sr-only">{t('header.last', { price, currency: market.quote })}</span>
      <span aria-hidden="true">{price}</span>
    </p>
  )
}

/** Figures in one row. A label takes two lines before a figure has no room, sooner where there are seven; what still has none can be scrolled to. */
export function HeaderFigures({ children }: { readonly children: ReactNode }) {
  return (
    <dl
      ref={markScrollEdges}
      className="fade-edges flex h-full min-w-0 flex-1 items-end gap-x-3 overflow-x-auto overflow-y-hidden pb-1 [scrollbar-width:none] min-[1440px]:gap-x-5"
    >
      {children}
    </dl>
  )
}

export function HeaderFigure({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="max-w-20 min-w-min text-balance text-11/3 text-ink-3 in-[dl:has(>:nth-child(7))]:max-w-17 min-[1440px]:max-w-none">
        {label}
      </dt>
      {/* The sign of a change comes from a higher font. */}
      <dd className="h-[1lh] whitespace-nowrap text-12 text-ink-1">
        <Num>{children}</Num>
      </dd>
    </div>
  )
}

export function HaltedChip() {
  const t = useTexts(terminalTexts)
  return (
    <span className="flex h-6 items-center gap-1.5 whitespace-nowrap rounded-control border border-danger/60 px-2 text-12 text-danger">
      <Glyph name="warn" className="size-3.5" />
      {t('header.halted')}
    </span>
  )
}

/** Prices that come from no real market say so. */
export function PriceOrigin({ simulated, source }: { readonly simulated: boolean; readonly source: string }) {
  const t = useTexts(terminalTexts)
  const sandbox = useSetting()?.features.sandbox ?? false
  if (!simulated && !sandbox) return null
  return (
    <span
      title={t('header.simulatedWhy', { source })}
      className="flex h-6 items-center gap-1.5 whitespace-nowrap rounded-control border border-warn/50 px-2 text-12 text-warn"
    >
      <Glyph name="info" className="size-3.5" />
      {t(simulated ? 'header.simulated' : 'header.recorded')}
    </span>
  )
}
