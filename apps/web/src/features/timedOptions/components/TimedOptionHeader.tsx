import { StaleBadge, TEXT_LINK } from '@touchstone/ui'
import { clsx } from 'clsx'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useStale } from '../../../shared/live/useLive.ts'
import { useMark } from '../../../shared/live/useMarketData.ts'
import { assetOf } from '../../../shared/markets/assetOf.ts'
import { HoursChip } from '../../../shared/markets/HoursChip.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useLastDirection } from '../../../terminal/book/useLastDirection.ts'
import { HeaderFigure, HeaderFigures, MarketPick, PriceOrigin } from '../../../terminal/header/HeaderParts.tsx'
import { usePriceTitle } from '../../../terminal/header/PriceTitle.tsx'
import { TerminalTools } from '../../../terminal/layout/TerminalTools.tsx'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionTerms } from '../timedOptionTicket.ts'

export interface TimedOptionHeaderProps {
  readonly terms: TimedOptionTerms
  readonly onHelp: () => void
}

/** The market, its index price and how sure that price is. */
export function TimedOptionHeader({ terms, onHelp }: TimedOptionHeaderProps) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const stale = useStale()
  const live = useMark(terms.symbol)
  /** Before its first sample an index has neither price nor time. */
  const mark = live && live.time > 0 ? live : undefined
  const index = mark?.index ?? ''
  const direction = useLastDirection(terms.symbol, index)
  usePriceTitle(terms.symbol, index, terms.priceDecimals)
  const price = index === '' ? NO_FIGURE : formats.decimal(index, terms.priceDecimals)
  return (
    <header className="flex h-14 items-center gap-6 relative overflow-x-auto border-b border-line bg-surface-1 px-4 [scrollbar-width:none]">
      <MarketPick name={terms.name} symbol={terms.symbol} asset={assetOf(terms.symbol)} />
      <p
        className={clsx(
          'num w-32 shrink-0 text-20 font-semibold',
          stale || direction === 'flat' ? 'text-ink-1' : direction === 'up' ? 'text-up' : 'text-down',
          stale && 'opacity-60',
        )}
      >
        <span className="sr-only">{t('header.index', { price })}</span>
        <span aria-hidden="true">{price}</span>
      </p>
      {stale && <StaleBadge word={t('header.stale')} detail={t('header.staleWhy', { seconds: '4' })} />}
      <HeaderFigures>
        <HeaderFigure label={t('header.at')}>{mark ? formats.time(mark.time) : NO_FIGURE}</HeaderFigure>
        <HeaderFigure label={t('header.sources')}>{mark ? formats.count(mark.sources) : NO_FIGURE}</HeaderFigure>
        <HeaderFigure label={t('header.spread')}>{formats.rate(mark?.spread ?? '')}</HeaderFigure>
      </HeaderFigures>
      <AppLink
        to="/instrument"
        search={{ symbol: terms.symbol, tab: 'index' }}
        className={`${TEXT_LINK} shrink-0 text-12`}
      >
        {t('header.how')}
      </AppLink>
      <div className="ms-auto flex shrink-0 items-center gap-2">
        <HoursChip open={terms.open} changesAt={terms.changesAt} closedWhy={t('header.closedWhy')} />
        <PriceOrigin simulated={terms.simulated} source={terms.priceSource} />
        <TerminalTools onHelp={onHelp} book={false} />
      </div>
    </header>
  )
}
