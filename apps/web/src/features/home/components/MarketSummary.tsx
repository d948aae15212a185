import { buttonClass, Empty, ErrorPanel, Panel, Skeleton, StaleBadge } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { marketListTexts } from '../../../shared/markets/listTexts.ts'
import { ChangeCell, LivePrice, MarketName, SparkCell, TradeLink } from '../../../shared/markets/MarketCells.tsx'
import { useMarketRows } from '../../../shared/markets/useMarketRows.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { homeTexts } from '../texts.ts'

const ROWS = 8
const TYPES = ['coin', 'contract', 'metal'] as const
/** A member's own come first. */
const WATCHED = ['optional', ...TYPES] as const
const ROW =
  'grid h-13 grid-cols-[1fr_128px_96px_112px] items-center gap-4 px-5 slim:grid-cols-[1fr_auto_80px] slim:gap-3 slim:px-4 slim:[&>:nth-child(4)]:hidden'

/** Of so many rows with the lines between them: the page stands still when they come, and when a kind has fewer. */
const HEIGHT = 'min-h-106'

/**
 * The first markets of three kinds, live. In the exchange's own order: a list by turnover would move under the pointer. `watchlist`: before them the
 * markets that the reader has starred.
 */
export function MarketSummary({ watchlist = false }: { readonly watchlist?: boolean }) {
  const t = useTexts(homeTexts)
  const list = useTexts(marketListTexts)
  const types = watchlist ? WATCHED : TYPES
  const [type, setType] = useState<(typeof WATCHED)[number]>(types[0])
  const { rows, error, retry, stale } = useMarketRows(type)
  return (
    <Panel className="self-center overflow-hidden bg-canvas">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 slim:py-1 border-b border-line px-5 slim:px-4">
        <div className="flex min-w-0 items-center gap-3 slim:overflow-x-auto slim:whitespace-nowrap slim:[scrollbar-width:none]">
          <h2 className="sr-only">{t('markets.title')}</h2>
          {types.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === type}
              onClick={() => setType(name)}
              className="h-12 border-b-2 border-transparent text-13 font-medium text-ink-3 hover:text-ink-1 aria-pressed:border-accent aria-pressed:text-ink-1"
            >
              {t(`markets.${name}`)}
            </button>
          ))}
          {stale && <StaleBadge word={list('stale')} detail={list('staleWhy')} />}
        </div>
        <AppLink to="/market" className="rounded-control text-13 text-accent hover:underline">
          {t('markets.all')}
        </AppLink>
      </div>
      <div className={HEIGHT}>
        {error && !rows && <ErrorPanel text={t('markets.failed')} retryLabel={t('markets.retry')} onRetry={retry} />}
        {!rows && !error && <LoadingRows />}
        {type === 'optional' && rows?.length === 0 && <NoneWatched />}
        <ul className={clsx('divide-y divide-line/60', stale && 'stale-figures')}>
          {rows?.slice(0, ROWS).map((row) => (
            <li key={row.symbol}>
              <TradeLink row={row} className={`${ROW} w-full text-start hover:bg-surface-2`}>
                <MarketName row={row} />
                <span className="text-end">
                  <LivePrice price={row.last} className="text-14 font-medium" />
                </span>
                <span className="text-end text-13">
                  <ChangeCell row={row} />
                </span>
                <span className="text-end">
                  <SparkCell row={row} width={104} height={30} />
                </span>
              </TradeLink>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

function NoneWatched() {
  const t = useTexts(homeTexts)
  const way = (
    <AppLink to="/market" className={buttonClass('secondary', 'small')}>
      {t('markets.chooseWatched')}
    </AppLink>
  )
  return <Empty text={t('markets.noneWatched')} action={way} />
}

function LoadingRows() {
  return (
    <ul aria-busy="true" className="divide-y divide-line/60">
      {Array.from({ length: ROWS }, (_, place) => place).map((place) => (
        <li key={place} className={ROW}>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="ms-auto h-4 w-20" />
          <Skeleton className="ms-auto h-4 w-14" />
          <Skeleton className="h-6 w-full" />
        </li>
      ))}
    </ul>
  )
}
