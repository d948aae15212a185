import { type CandleRow, PERIODS, type Period } from '@touchstone/protocol'
import { ErrorPanel } from '@touchstone/ui'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { SpotMarket } from '../../../shared/markets/spotMarket.ts'
import { spotTexts } from '../texts.ts'
import { CandleTable } from './CandleTable.tsx'
import { ChartKeys } from './ChartKeys.tsx'
import { type CandleEvents, mergeCandles } from './candleLoader.ts'
import type { ChartHandle, OrderLine } from './chartHandle.ts'
import { IndicatorMenu } from './IndicatorMenu.tsx'
import { useCandleSource } from './useCandleSource.ts'

const KChart = lazy(() => import('./KChart.tsx'))

export interface ChartPanelProps {
  readonly market: SpotMarket
  readonly period: Period
  readonly onPeriod: (period: Period) => void
  readonly indicators: readonly string[]
  readonly onIndicators: (indicators: readonly string[]) => void
  readonly orderLines: readonly OrderLine[]
  /** The tabs of the panel, at the start of the tool row. */
  readonly tabs: ReactNode
}

export function ChartPanel(props: ChartPanelProps) {
  const { market, period, onPeriod, indicators, orderLines } = props
  const t = useTexts(spotTexts)
  const source = useCandleSource(market.symbol, period)
  const chart = useRef<ChartHandle>(null)
  const [asTable, setAsTable] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const candles = useHeldCandles(`${market.symbol} ${period} ${attempt}`)
  const tool = 'h-6 rounded-control px-1.5 text-12 text-ink-3 hover:bg-surface-3 hover:text-ink-1'
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex h-9 shrink-0 items-center gap-3 border-b border-line px-3">
        {props.tabs}
        <fieldset className="flex items-center gap-0.5">
          <legend className="sr-only">{t('chart.period')}</legend>
          {PERIODS.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === period}
              onClick={() => onPeriod(choice)}
              className={clsx(tool, 'num aria-pressed:bg-surface-3 aria-pressed:text-ink-1')}
            >
              {choice}
            </button>
          ))}
        </fieldset>
        <div className="ms-auto flex items-center gap-1">
          <IndicatorMenu chosen={indicators} onChosen={props.onIndicators} />
          <button type="button" className={tool} onClick={() => chart.current?.toLatest()}>
            {t('chart.toLatest')}
          </button>
          <button type="button" aria-pressed={asTable} className={tool} onClick={() => setAsTable(!asTable)}>
            {asTable ? t('chart.asChart') : t('chart.asTable')}
          </button>
        </div>
      </div>
      <div className="relative min-h-0 flex-1">
        {asTable ? (
          <CandleTable market={market} candles={candles.rows} reference={candles.reference} />
        ) : (
          <ChartKeys market={market} period={period} candles={candles.rows} chart={chart}>
            <Suspense
              fallback={<p className="grid h-full place-items-center text-13 text-ink-3">{t('chart.loading')}</p>}
            >
              <KChart
                key={attempt}
                ref={chart}
                market={market}
                source={source}
                events={candles.events}
                indicators={indicators}
                orderLines={orderLines}
                reference={candles.reference}
                referenceText={t('chart.reference')}
              />
            </Suspense>
          </ChartKeys>
        )}
        <ChartNotes {...candles} onRetry={() => setAttempt(attempt + 1)} />
      </div>
    </div>
  )
}

function ChartNotes(props: HeldCandles & { readonly onRetry: () => void }) {
  const t = useTexts(spotTexts)
  if (props.failed)
    return (
      <div className="absolute inset-0 grid place-items-center bg-surface-1">
        <ErrorPanel text={t('chart.failed')} retryLabel={t('panelRetry')} onRetry={props.onRetry} />
      </div>
    )
  if (props.loaded && props.rows.length === 0)
    return <p className="absolute inset-x-0 top-1/2 text-center text-13 text-ink-3">{t('chart.empty')}</p>
  const oldest = props.rows[0]?.[0]
  if (props.reference > 0 && oldest !== undefined && oldest <= props.reference)
    return <p className="sr-only">{t('chart.reference')}</p>
  return null
}

interface HeldCandles {
  readonly rows: readonly CandleRow[]
  readonly reference: number
  readonly loaded: boolean
  readonly failed: boolean
  readonly events: CandleEvents
}

/** What the canvas was given, kept for the table, the keyboard and the notes. Forgotten when `subject` changes. */
function useHeldCandles(subject: string): HeldCandles {
  const [held, setHeld] = useState(() => nothing(subject))
  const current = held.subject === subject ? held : nothing(subject)
  const events = useMemo<CandleEvents>(
    () => ({
      onLoaded: (bars, reference) =>
        setHeld((before) => ({
          subject,
          rows: mergeCandles(before.subject === subject ? before.rows : [], bars),
          reference,
          loaded: true,
          failed: false,
        })),
      onRunning: (candle) =>
        setHeld((before) =>
          before.subject === subject ? { ...before, rows: mergeCandles(before.rows, [candle]) } : before,
        ),
      onFailed: () =>
        setHeld((before) => ({ ...(before.subject === subject ? before : nothing(subject)), failed: true })),
    }),
    [subject],
  )
  return { ...current, events }
}

function nothing(subject: string) {
  return { subject, rows: [] as readonly CandleRow[], reference: 0, loaded: false, failed: false }
}
