import { Glyph, Num, Pct } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { directionOf, NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import { StarButton } from '../../../shared/markets/MarketCells.tsx'
import type { SpotMarket } from '../../../shared/markets/spotMarket.ts'
import { useFavourite } from '../../../shared/markets/useFavourite.ts'
import { useMarketRows } from '../../../shared/markets/useMarketRows.ts'
import { useSetting } from '../../../shared/site/useSite.ts'
import { spotTexts } from '../texts.ts'

export interface MarketHeaderProps {
  readonly market: SpotMarket
  readonly price: Price | undefined
  readonly lastDirection: 'up' | 'down' | 'flat'
  readonly stale: boolean
  readonly marketsShown: boolean
  readonly onMarkets: () => void
  /** Buttons at the end. */
  readonly tools: ReactNode
}

export function MarketHeader(props: MarketHeaderProps) {
  const { market, price, lastDirection, stale } = props
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const sandbox = useSetting()?.features.sandbox ?? false
  const show = (text: string | undefined, decimals: number) => (text ? formats.decimal(text, decimals) : NO_FIGURE)
  const last = show(price?.last, market.priceScale)
  return (
    <header className="flex h-14 items-center gap-6 overflow-x-auto border-b border-line bg-surface-1 px-4 [scrollbar-width:none]">
      <button
        type="button"
        onClick={props.onMarkets}
        aria-expanded={props.marketsShown}
        aria-keyshortcuts="/"
        title={t('header.pickMarket')}
        className="flex h-9 shrink-0 items-center gap-2 rounded-control px-2 -ms-2 hover:bg-surface-3"
      >
        <h1 className="text-16 font-semibold text-ink-1">{market.name}</h1>
        <Glyph name="down" className={clsx('size-4 text-ink-3', props.marketsShown && 'rotate-180')} />
      </button>
      <Favourite symbol={market.symbol} />
      <p
        className={clsx(
          'num w-36 shrink-0 text-20 font-semibold',
          stale || lastDirection === 'flat' ? 'text-ink-1' : lastDirection === 'up' ? 'text-up' : 'text-down',
          stale && 'opacity-60',
        )}
      >
        <span className="sr-only">{t('header.last', { price: last, currency: market.quote })}</span>
        <span aria-hidden="true">{last}</span>
      </p>
      <dl className="flex shrink-0 items-center gap-6">
        <Figure label={t('header.index')}>{show(price?.index, market.priceScale)}</Figure>
        <Figure label={t('header.change')}>
          {price ? <Pct text={formats.change(price.change)} direction={directionOf(price.change)} /> : NO_FIGURE}
        </Figure>
        <Figure label={t('header.high')}>{show(price?.high, market.priceScale)}</Figure>
        <Figure label={t('header.low')}>{show(price?.low, market.priceScale)}</Figure>
        <Figure label={t('header.volume', { currency: market.base })}>{show(price?.volume, 2)}</Figure>
        <Figure label={t('header.turnover', { currency: market.quote })}>{show(price?.turnover, 0)}</Figure>
      </dl>
      <div className="ms-auto flex shrink-0 items-center gap-2">
        {market.state !== 'open' && (
          <span className="flex h-6 items-center gap-1.5 rounded-control border border-danger/60 px-2 text-12 text-danger">
            <Glyph name="warn" className="size-3.5" />
            {t('header.halted')}
          </span>
        )}
        {(market.simulated || sandbox) && (
          <span
            title={t('header.simulatedWhy', { source: market.priceSource })}
            className="flex h-6 items-center gap-1.5 rounded-control border border-warn/50 px-2 text-12 text-warn"
          >
            <Glyph name="info" className="size-3.5" />
            {t(market.simulated ? 'header.simulated' : 'header.recorded')}
          </span>
        )}
        {props.tools}
      </div>
    </header>
  )
}

/** The market's star, once its row is known. */
function Favourite({ symbol }: { readonly symbol: string }) {
  const row = useMarketRows('coin').rows?.find((candidate) => candidate.symbol === symbol)
  const toggle = useFavourite()
  return <span className="-ms-5 size-7 shrink-0">{row && <StarButton row={row} onToggle={toggle} />}</span>
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-11 text-ink-3">{label}</dt>
      <dd className="text-12 text-ink-1">
        <Num>{children}</Num>
      </dd>
    </div>
  )
}
