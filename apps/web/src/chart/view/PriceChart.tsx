import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useCandleShelf } from '../candles/heldCandles.ts'
import { type ChartSeries, seriesKey } from '../candles/series.ts'
import { useCandleSource } from '../candles/useCandleSource.ts'
import type { ChartHandle } from '../canvas/chartHandle.ts'
import type { ChartLine } from '../canvas/chartLine.ts'
import { useComparedLines } from '../canvas/useComparedLines.ts'
import { useDrawingBoard } from '../drawings/useDrawingBoard.ts'
import type { ChartSetup } from '../setup/chartSetup.ts'
import { useIndicators, useIndicatorTitle } from '../setup/indicatorShelf.ts'
import { changeSetup, resetSetup, useSetups } from '../setup/setupStore.ts'
import { type ChartDialog, ChartToolbar } from '../toolbar/ChartToolbar.tsx'
import { DrawingBar } from '../toolbar/DrawingBar.tsx'
import { SelectionBar } from '../toolbar/SelectionBar.tsx'
import { useFullScreen } from '../toolbar/useFullScreen.ts'
import { usePicture } from '../toolbar/usePicture.ts'
import { chartTexts } from '../words/texts.ts'
import { CandleTable } from './CandleTable.tsx'
import { ChartKeys } from './ChartKeys.tsx'
import { ChartNotes } from './ChartNotes.tsx'

const KChart = lazy(() => import('./KChart.tsx'))
const ChartDialogs = lazy(() => import('../dialogs/ChartDialogs.tsx'))

export interface PriceChartProps {
  readonly series: ChartSeries
  /** What the series is called; the symbol when absent. */
  readonly name?: string
  /** Decimals of prices and amounts. */
  readonly priceScale: number
  readonly amountScale: number
  readonly lines: readonly ChartLine[]
  /** A line was moved, by pointer or by figure: asks, and changes `lines` once it is so. */
  readonly onMoveLine: (id: string, price: string) => void
  readonly onCancelLine?: (id: string) => void
  /** At the start of the tool row. */
  readonly headerExtra?: ReactNode
  /** Charts with the same key share setup, drawings and saved layouts. */
  readonly storageKey: string
}

/** The chart of a trading screen with its tools. */
export function PriceChart(props: PriceChartProps) {
  const { series, priceScale, amountScale, lines, storageKey } = props
  const t = useTexts(chartTexts)
  const setups = useSetups(storageKey)
  const setup = setups.current
  const change = useCallback((to: Partial<ChartSetup>) => changeSetup(storageKey, to), [storageKey])
  const title = t(`kind.${series.kind}`, { symbol: props.name ?? series.symbol })
  const frame = useRef<HTMLDivElement>(null)
  const chart = useRef<ChartHandle>(null)
  const [attempt, setAttempt] = useState(0)
  const [asTable, setAsTable] = useState(false)
  const [dialog, setDialog] = useState<ChartDialog | { readonly note: string }>()
  const shelf = useCandleShelf(`${seriesKey(series)} ${setup.period} ${attempt}`)
  const source = useCandleSource(series, setup.period)
  const indicators = useIndicators()
  const indicatorTitle = useIndicatorTitle(indicators)
  const oldest = useStore(shelf.store, (held) => held.oldest)
  const reference = useStore(shelf.store, (held) => held.reference)
  const compared = useComparedLines(setup.compared, setup.period, setup.compared.length > 0 ? oldest : 0)
  const askWords = useCallback((note: string) => setDialog({ note }), [])
  const board = useDrawingBoard(seriesKey(series), setup, change, chart, askWords)
  const savePicture = usePicture(chart, frame)
  const screen = useFullScreen(frame)
  return (
    <div ref={frame} className="flex h-full min-h-0 flex-col bg-surface-1">
      <ChartToolbar
        start={props.headerExtra}
        setup={setup}
        onChange={change}
        onDialog={setDialog}
        asTable={asTable}
        onTable={() => setAsTable(!asTable)}
        fullScreen={screen.full}
        onFullScreen={screen.turn}
        onLatest={() => chart.current?.toLatest()}
        onZoom={(factor) => chart.current?.zoom(factor)}
        onPicture={() => void savePicture({ symbol: series.symbol, title, period: setup.period })}
        onReset={() => {
          resetSetup(storageKey)
          chart.current?.toLatest()
        }}
      />
      <div className="flex min-h-0 flex-1">
        {setup.drawingBar && !asTable && (
          <DrawingBar
            tool={board.tool}
            onTool={board.pick}
            magnet={setup.magnet}
            onMagnet={() => change({ magnet: !setup.magnet })}
            count={board.drawings.length}
            allLocked={board.drawings.every(({ locked }) => locked)}
            onLockAll={board.lockAll}
            onClear={() => setDialog('clear')}
          />
        )}
        <div className="relative min-h-0 min-w-0 flex-1">
          {asTable ? (
            <CandleTable shelf={shelf} source={source} priceScale={priceScale} amountScale={amountScale} />
          ) : (
            <ChartKeys
              name={title}
              period={setup.period}
              priceScale={priceScale}
              shelf={shelf}
              chart={chart}
              onEscape={() => board.pick(undefined)}
              onRemove={() => board.selected && board.remove(board.selected.id)}
              onEnter={board.place}
            >
              <Suspense fallback={<p className="grid h-full place-items-center text-13 text-ink-3">{t('loading')}</p>}>
                <KChart
                  key={attempt}
                  ref={chart}
                  symbol={series.symbol}
                  priceScale={priceScale}
                  amountScale={amountScale}
                  source={source}
                  events={shelf.events}
                  setup={setup}
                  catalogue={indicators?.byId}
                  indicatorTitle={indicatorTitle}
                  compared={compared}
                  drawings={board.drawings}
                  drawingEvents={board.events}
                  lines={lines}
                  onMoveLine={props.onMoveLine}
                  onCancelLine={props.onCancelLine}
                  reference={reference}
                />
              </Suspense>
            </ChartKeys>
          )}
          {board.selected && !board.tool && !asTable && (
            <SelectionBar
              key={board.selected.id}
              drawing={board.selected}
              onChange={(to) => board.selected && board.change(board.selected.id, to)}
              onText={() => board.selected && askWords(board.selected.id)}
              onRemove={() => board.selected && board.remove(board.selected.id)}
            />
          )}
          <ChartNotes shelf={shelf} onRetry={() => setAttempt(attempt + 1)} />
        </div>
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <ChartDialogs
            dialog={dialog}
            onClose={() => setDialog(undefined)}
            storageKey={storageKey}
            series={series}
            title={title}
            priceScale={priceScale}
            setups={setups}
            onChange={change}
            indicators={indicators}
            board={board}
            lines={lines}
            onMoveLine={props.onMoveLine}
            onCancelLine={props.onCancelLine}
          />
        </Suspense>
      )}
    </div>
  )
}
