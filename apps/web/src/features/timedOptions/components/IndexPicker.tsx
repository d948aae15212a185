import { Button, Empty, Glyph } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { foundMarkets, MarketSearch } from '../../../terminal/header/MarketSearch.tsx'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionTerms } from '../timedOptionTicket.ts'

const CLASSES = ['crypto', 'metal', 'energy', 'crude', 'forex', 'stock', 'index', 'etf'] as const
type Listed = TimedOptionTerms['symbols'][number]

export interface IndexPickerProps {
  readonly symbols: readonly Listed[]
  readonly symbol: string
  readonly onPick: (symbol: string) => void
}

/** Every market with timed orders, by class, each with whether it trades now. */
export function IndexPicker({ symbols, symbol, onPick }: IndexPickerProps) {
  const t = useTexts(timedOptionScreenTexts)
  const [query, setQuery] = useState('')
  const found = foundMarkets(symbols, query)
  return (
    <nav aria-label={t('picker.title')} className="flex h-full min-h-0 flex-col">
      <MarketSearch label={t('picker.search')} query={query} onQuery={setQuery} first={found[0]} onPick={onPick} />
      <div className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
        {CLASSES.map((kind) => {
          const rows = found.filter((row) => row.class === kind)
          return (
            rows.length > 0 && (
              <section key={kind} aria-label={t(`picker.class.${kind}`)}>
                <h2 className="sticky top-0 bg-surface-2 px-3 py-1 text-11 font-medium text-ink-3">
                  {t(`picker.class.${kind}`)}
                </h2>
                <ul>
                  {rows.map((row) => (
                    <Row key={row.symbol} row={row} current={row.symbol === symbol} onPick={onPick} />
                  ))}
                </ul>
              </section>
            )
          )
        })}
        {found.length === 0 && (
          <Empty
            text={t('picker.none', { query })}
            action={
              <Button tone="secondary" size="small" onClick={() => setQuery('')}>
                {t('picker.clear')}
              </Button>
            }
          />
        )}
      </div>
    </nav>
  )
}

function Row({ row, current, onPick }: { row: Listed; current: boolean; onPick: (symbol: string) => void }) {
  const t = useTexts(timedOptionScreenTexts)
  return (
    <li>
      <button
        type="button"
        aria-current={current ? 'page' : undefined}
        onClick={() => onPick(row.symbol)}
        className="flex h-8 w-full items-center justify-between gap-2 px-3 text-start text-12 hover:bg-surface-2 aria-[current]:bg-surface-3"
      >
        <span className="min-w-0 truncate">
          <span className="font-medium text-ink-1">{row.name}</span>{' '}
          <span className="num text-ink-3">{row.symbol}</span>
        </span>
        <span className={clsx('flex shrink-0 items-center gap-1', row.open ? 'text-ok' : 'text-ink-3')}>
          <Glyph name={row.open ? 'check' : 'clock'} className="size-3" />
          {t(row.open ? 'picker.open' : 'picker.closed')}
        </span>
      </button>
    </li>
  )
}
