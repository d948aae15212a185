import { lazy, Suspense } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import type { ChartSeries } from '../candles/series.ts'
import type { ChartLine } from '../canvas/chartLine.ts'
import { chartTexts } from '../words/texts.ts'
import { ChartKeys } from './ChartKeys.tsx'
import { ChartNotes } from './ChartNotes.tsx'
import type { PriceChartView } from './usePriceChart.ts'

/** Loaded as soon as a drawing is selected or the candles are asked for as a table. */
const SelectionBar = onDemand(async () => (await import('../toolbar/SelectionBar.tsx')).SelectionBar)
const CandleTable = onDemand(async () => (await import('./CandleTable.tsx')).CandleTable)

const loadCanvas = () => import('./KChart.tsx')
/** On its way as soon as a screen with a chart is, not only when that is first painted. */
const canvasOnItsWay = loadCanvas()
canvasOnItsWay.catch(() => undefined)
const KChart = lazy(() => canvasOnItsWay.catch(loadCanvas))

/** A series and the lines that are drawn across it. */
export interface ChartContent {
  readonly series: ChartSeries
  /** Decimals of prices and amounts. */
  readonly priceScale: number
  readonly amountScale: number
  readonly lines: readonly ChartLine[]
  /** A line was moved, by pointer or by figure: asks, and changes `lines` once it is so. */
  readonly onMoveLine: (id: string, price: string) => void
  readonly onCancelLine?: (id: string) => void
}

interface ChartStageProps extends ChartContent {
  readonly view: PriceChartView
  readonly asTable: boolean
}

/** The candles themselves, drawn or as a table, with the selection and the notes. */
export function ChartStage(props: ChartStageProps) {
  const { series, priceScale, amountScale, lines, view, asTable } = props
  const t = useTexts(chartTexts)
  const { shelf, source, chart, board, attempt, title, askWords } = view
  const setup = view.setups.current
  return (
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
              catalogue={view.indicators?.byId}
              indicatorTitle={view.indicatorTitle}
              compared={view.compared}
              drawings={board.drawings}
              drawingEvents={board.events}
              lines={lines}
              onMoveLine={props.onMoveLine}
              onCancelLine={props.onCancelLine}
              reference={view.reference}
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
      <ChartNotes shelf={shelf} onRetry={view.tryAgain} />
    </div>
  )
}
