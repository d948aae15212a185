import { useQueries } from '@tanstack/react-query'
import type { MARKET_TYPES } from '@touchstone/protocol'
import { Dialog } from '@touchstone/ui'
import { useMemo, useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { comparedColour } from '../canvas/useComparedLines.ts'
import { type ChartSetup, MOST_COMPARED } from '../setup/chartSetup.ts'
import { lineColour } from '../setup/palette.ts'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { chartTexts } from '../words/texts.ts'
import { SearchField } from './SearchField.tsx'

export interface CompareDialogProps {
  readonly symbol: string
  readonly setup: ChartSetup
  readonly onChange: (change: Partial<ChartSetup>) => void
  readonly onClose: () => void
}

/** Every class of market, once each. */
const TYPES = [
  'coin',
  'contract',
  'metal',
  'energy',
  'crude',
  'forex',
  'stock',
  'index',
  'etf',
] as const satisfies readonly (typeof MARKET_TYPES)[number][]
const RARELY = 60_000

function useAllMarkets() {
  return useQueries({
    queries: TYPES.map((type) => ({ ...callQuery('getmarketList', { type }), staleTime: RARELY })),
    combine: (answers) => {
      const rows = new Map(answers.flatMap(({ data }) => data?.list ?? []).map(({ symbol, name }) => [symbol, name]))
      return {
        rows: [...rows].map(([symbol, name]) => ({ symbol, name })),
        loading: answers.some(({ isPending }) => isPending),
        failed: answers.every(({ isError }) => isError),
      }
    },
  })
}

export function CompareDialog({ symbol: own, setup, onChange, onClose }: CompareDialogProps) {
  const t = useTexts(chartTexts)
  const markets = useAllMarkets()
  const [query, setQuery] = useState('')
  const { compared, compareScale } = setup
  const found = useMemo(() => {
    const wanted = query.trim().toLowerCase()
    return markets.rows.filter(
      ({ symbol, name }) =>
        symbol !== own && !compared.includes(symbol) && `${symbol} ${name}`.toLowerCase().includes(wanted),
    )
  }, [markets.rows, query, own, compared])
  const full = compared.length >= MOST_COMPARED
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
  return (
    <Dialog open title={t('compare.title')} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-3 pt-1">
        <fieldset className="flex flex-col gap-1">
          <legend className="pb-1 text-12 font-medium text-ink-2">{t('compare.scale')}</legend>
          {(['percent', 'own'] as const).map((scale) => (
            <label key={scale} className="flex min-h-6 items-center gap-2 text-13">
              <input
                type="radio"
                name="scale"
                checked={scale === compareScale}
                onChange={() => onChange({ compareScale: scale })}
                className="size-4 accent-accent"
              />
              {t(`compare.${scale}`)}
            </label>
          ))}
        </fieldset>
        <h3 className="text-12 font-medium text-ink-2">{t('compare.chosen')}</h3>
        {compared.length === 0 && <p className="text-13 text-ink-3">{t('compare.noneChosen')}</p>}
        <ul>
          {compared.map((symbol, index) => (
            <li key={symbol} className="flex items-center gap-2 text-13 text-ink-1">
              <span
                className="h-0.5 w-4 rounded-full"
                style={{ backgroundColor: lineColour(comparedColour(index), theme) }}
              />
              <span className="flex-1">{symbol}</span>
              <ToolButton
                icon="bin"
                label={t('compare.remove', { symbol })}
                onClick={() => onChange({ compared: compared.filter((other) => other !== symbol) })}
              />
            </li>
          ))}
        </ul>
        <SearchField label={t('compare.search')} value={query} onValue={setQuery} />
        {full && <p className="text-12 text-warn">{t('compare.full', { count: MOST_COMPARED })}</p>}
        <ul className="h-56 overflow-y-auto [scrollbar-width:thin]">
          {found.map(({ symbol, name }) => (
            <li key={symbol}>
              <button
                type="button"
                aria-disabled={full || undefined}
                title={t('compare.add', { symbol })}
                onClick={() => !full && onChange({ compared: [...compared, symbol] })}
                className="flex h-8 w-full items-center justify-between gap-3 rounded-control px-2 text-start text-13 hover:bg-surface-3 aria-disabled:opacity-50"
              >
                <span className="text-ink-1">{symbol}</span>
                <span className="truncate text-12 text-ink-3">{name}</span>
              </button>
            </li>
          ))}
          {markets.failed && <li className="py-4 text-13 text-danger">{t('compare.failed')}</li>}
          {!markets.failed && found.length === 0 && (
            <li className="py-4 text-13 text-ink-3">
              {markets.loading ? t('compare.loading') : t('compare.none', { query })}
            </li>
          )}
        </ul>
      </div>
    </Dialog>
  )
}
