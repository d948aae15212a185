import { useQuery } from '@tanstack/react-query'
import { Empty, Panel, Segments, Skeleton } from '@touchstone/ui'
import { Suspense, useState } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Failed } from '../../../shared/loading/Failed.tsx'
import { EquityPanel } from './EquityPanel.tsx'
import { CHART_GRID, CHART_HEIGHT } from './looks.ts'
import { historyTexts } from './texts.ts'

const FRESH_MS = 60_000

const RANGES = {
  day: { period: '1h', size: '25' },
  week: { period: '1d', size: '7' },
  month: { period: '1d', size: '30' },
  quarter: { period: '1d', size: '90' },
  year: { period: '1d', size: '366' },
} as const
type Range = keyof typeof RANGES
const RANGE_NAMES = ['day', 'week', 'month', 'quarter', 'year'] as const satisfies readonly Range[]

export interface EquityHistoryProps {
  readonly hidden: boolean
  /** It is play money. */
  readonly play: boolean
}

/** What all accounts were worth over time, and what was gained and lost in them. */
export function EquityHistory({ hidden, play }: EquityHistoryProps) {
  const t = useTexts(historyTexts)
  const [range, setRange] = useState<Range>('month')
  const { data, error, refetch } = useQuery({
    ...callQuery('getEquity', RANGES[range], { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  return (
    <Panel className="overflow-hidden">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 slim:py-1 border-b border-line px-5">
        <h2 className="flex items-center gap-2 text-14 font-semibold text-ink-1">
          {t('title')}
          {play && (
            <span className="rounded-control border border-warn/50 px-1.5 text-12 font-medium text-warn">
              {t('play')}
            </span>
          )}
        </h2>
        <Segments
          label={t('range.label')}
          value={range}
          options={RANGE_NAMES.map((value) => ({ value, label: t(`range.${value}`) }))}
          onValueChange={setRange}
        />
      </div>
      <div className="min-h-100">
        {data && data.list.length > 0 ? (
          <Suspense fallback={<Waiting />}>
            <EquityPanel key={range} equity={data} hourly={range === 'day'} hidden={hidden} />
          </Suspense>
        ) : data ? (
          <Empty text={t('none')} />
        ) : error ? (
          <Failed error={error} lead={t('failed')} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
      </div>
      <div className="flex flex-col gap-1 border-t border-line px-5 py-3 text-12 text-ink-3">
        <p>{t('rule')}</p>
        <p>{t('prices')}</p>
      </div>
    </Panel>
  )
}

/** In the shape of what comes: what stands below does not move for it. */
function Waiting() {
  return (
    <div aria-busy="true">
      <div className="grid h-20 grid-cols-3 slim:grid-cols-1 items-center gap-6 px-5">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-12 w-full opacity-40" />
        ))}
      </div>
      <div className={CHART_GRID}>
        <Skeleton className={`mt-5 w-full opacity-40 ${CHART_HEIGHT}`} />
        <Skeleton className="h-24 w-full opacity-40" />
      </div>
      <div className="h-11.25" />
    </div>
  )
}
