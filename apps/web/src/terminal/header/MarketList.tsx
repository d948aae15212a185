import { Button, Empty, ErrorPanel, Num, Skeleton } from '@touchstone/ui'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { directionOf, useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { type MarketRow, type MarketType, useMarketRows } from '../../shared/markets/useMarketRows.ts'
import { terminalTexts } from '../words/texts.ts'
import { foundMarkets, MarketSearch } from './MarketSearch.tsx'

export interface MarketListProps {
  /** Which list; a row above it may switch. */
  readonly type: MarketType
  readonly tabs?: ReactNode
  /** Which rows of the list; all without it. */
  readonly shown?: (row: MarketRow) => boolean
  readonly symbol: string
  readonly onPick: (symbol: string) => void
}

/** The markets of one type with their live price; the one on screen is marked. */
export function MarketList(props: MarketListProps) {
  const { symbol, onPick, shown } = props
  const t = useTexts(terminalTexts)
  const formats = useFormats()
  const [query, setQuery] = useState('')
  const { rows: all, error, retry } = useMarketRows(props.type)
  const listed = shown ? all?.filter(shown) : all
  const rows = listed && foundMarkets(listed, query)
  return (
    <nav aria-label={t('markets.title')} className="flex h-full min-h-0 flex-col">
      <MarketSearch label={t('markets.search')} query={query} onQuery={setQuery} first={rows?.[0]} onPick={onPick} />
      {props.tabs}
      <div className="grid h-6 shrink-0 grid-cols-[1fr_auto_64px] items-center gap-2 px-3 text-11 text-ink-3">
        <span>{t('markets.market')}</span>
        <span className="text-end">{t('markets.price')}</span>
        <span className="text-end">{t('markets.change')}</span>
      </div>
      <ul className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
        {!all && !error && <LoadingRows />}
        {rows?.map((row) => {
          const direction = directionOf(row.change)
          return (
            <li key={row.symbol}>
              <button
                type="button"
                aria-current={row.symbol === symbol ? 'page' : undefined}
                onClick={() => onPick(row.symbol)}
                className="grid h-8 w-full grid-cols-[1fr_auto_64px] items-center gap-2 px-3 text-start text-12 hover:bg-surface-2 aria-[current]:bg-surface-3"
              >
                <span className="truncate font-medium text-ink-1" title={row.name}>
                  {row.kind === 'spot' ? row.name : row.symbol}
                </span>
                <Num className="text-ink-1">{formats.decimal(row.last)}</Num>
                <Num
                  className={clsx(
                    'text-end',
                    direction === 'up' ? 'text-up' : direction === 'down' ? 'text-down' : 'text-ink-2',
                  )}
                >
                  {formats.change(row.change)}
                </Num>
              </button>
            </li>
          )
        })}
      </ul>
      {error && <ErrorPanel text={t('markets.failed')} retryLabel={t('panelRetry')} onRetry={retry} />}
      {rows?.length === 0 && (
        <Empty
          text={t('markets.none', { query })}
          action={
            <Button tone="secondary" size="small" onClick={() => setQuery('')}>
              {t('markets.clear')}
            </Button>
          }
        />
      )}
    </nav>
  )
}

const LOADING = ['a', 'b', 'c', 'd', 'e', 'f'] as const

function LoadingRows() {
  return LOADING.map((key) => (
    <li key={key} className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 slim:py-1 px-3">
      <Skeleton className="h-3 w-16" />
      <Skeleton className="h-3 w-12" />
    </li>
  ))
}
