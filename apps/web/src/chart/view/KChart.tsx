import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { LANGUAGE_FACTS } from '../../shared/i18n/languages.ts'
import { useLocale, useTexts } from '../../shared/i18n/texts.ts'
import type { CandleEvents, CandleSource } from '../candles/candleLoader.ts'
import type { ChartHandle } from '../canvas/chartHandle.ts'
import type { ChartLine } from '../canvas/chartLine.ts'
import { type ComparedLine, rebaseCompared, showCompared } from '../canvas/comparisonLines.ts'
import { showHeikinAshi } from '../canvas/heikinAshiCandles.ts'
import { CANDLE_PANE, showIndicators } from '../canvas/indicatorPanes.ts'
import { keepLegendRoom } from '../canvas/legendRoom.ts'
import { PriceLines } from '../canvas/priceLines.ts'
import { markReference } from '../canvas/reference/referenceMark.ts'
import { useCandles } from '../canvas/useCandles.ts'
import { type Canvas, useCanvas } from '../canvas/useCanvas.ts'
import type { DrawingEvents } from '../drawings/drawings.ts'
import { useDrawings } from '../drawings/useDrawings.ts'
import type { Indicator } from '../indicators/indicator.ts'
import type { ChartSetup, Drawing } from '../setup/chartSetup.ts'
import { chartTexts } from '../words/texts.ts'
import { chartHandle } from './canvasHandle.ts'

/** A chart whose indicators are late, or cannot be had, is a chart all the same. */
const PANES_WITHIN_MS = 1_000

export interface KChartProps {
  readonly ref: React.Ref<ChartHandle>
  readonly symbol: string
  readonly priceScale: number
  readonly amountScale: number
  readonly source: CandleSource
  readonly events: CandleEvents
  readonly setup: ChartSetup
  /** Undefined while it loads. */
  readonly catalogue: ReadonlyMap<string, Indicator> | undefined
  readonly indicatorTitle: (id: string) => string
  readonly compared: readonly ComparedLine[]
  readonly drawings: readonly Drawing[]
  readonly drawingEvents: DrawingEvents
  readonly lines: readonly ChartLine[]
  readonly onMoveLine: (id: string, price: string) => void
  readonly onCancelLine: ((id: string) => void) | undefined
  /** Candles up to this time come from the reference feed; 0 = none. */
  readonly reference: number
}

/** The canvas chart. A chunk of its own: nothing else imports klinecharts' code. */
export default function KChart(props: KChartProps) {
  const { setup, catalogue, symbol, priceScale, amountScale } = props
  const host = useRef<HTMLDivElement>(null)
  const t = useTexts(chartTexts)
  const canvas = useCanvas(host, setup, t)
  const chart = canvas?.chart
  useCandles(chart, props.source, props.events, { symbol, price: priceScale, amount: amountScale })
  const arranged = useIndicators(canvas, props)
  useComparison(canvas, props)
  const start = useDrawings(
    canvas,
    {
      drawings: props.drawings,
      magnet: setup.magnet,
      panes: catalogue && setup.indicators,
      events: props.drawingEvents,
    },
    t,
  )
  usePriceLines(canvas, props)
  useEffect(() => {
    if (canvas) markReference(canvas.chart, props.reference, t('reference'), canvas.colours)
  }, [canvas, props.reference, t])
  useEffect(() => {
    if (canvas)
      showHeikinAshi(canvas.chart, setup.type === 'heikinAshi', setup.hollowUp, t('type.heikinAshi'), canvas.colours)
  }, [canvas, setup.type, setup.hollowUp, t])
  useImperativeHandle(props.ref, () => chartHandle(canvas, start))
  return <div ref={host} className={arranged ? 'h-full w-full' : 'invisible h-full w-full'} />
}

/** Returns whether they have their panes, or are not waited for any more: before, the candles would fill the chart, and then give way. */
function useIndicators(canvas: Canvas | undefined, props: KChartProps): boolean {
  const { catalogue, indicatorTitle, compared } = props
  const { indicators, type, compareScale } = props.setup
  const [arranged, setArranged] = useState(false)
  useEffect(() => {
    if (!canvas) return
    if (!catalogue) {
      const late = setTimeout(() => setArranged(true), PANES_WITHIN_MS)
      return () => clearTimeout(late)
    }
    showIndicators(canvas.chart, indicators, catalogue, { colours: canvas.colours, title: indicatorTitle })
    // The library lays them out with the next frame.
    const frame = requestAnimationFrame(() => setArranged(true))
    return () => cancelAnimationFrame(frame)
  }, [canvas, catalogue, indicators, indicatorTitle])
  const onCandles = indicators.filter(({ id }) => catalogue?.get(id)?.pane === 'price').length
  const legends = onCandles + compared.length + (type === 'heikinAshi' ? 1 : 0)
  const percent = compared.length > 0 && compareScale === 'percent'
  // biome-ignore lint/correctness/useExhaustiveDependencies: other panes leave the candles another height
  useEffect(() => {
    if (!canvas) return
    canvas.chart.overrideYAxis({ paneId: CANDLE_PANE, name: percent ? 'percentage' : 'normal' })
    return keepLegendRoom(canvas.chart, legends)
  }, [canvas, legends, percent, indicators])
  return arranged
}

function useComparison(canvas: Canvas | undefined, props: KChartProps): void {
  const { compared } = props
  const percent = props.setup.compareScale === 'percent'
  useEffect(() => {
    if (canvas) showCompared(canvas.chart, compared, percent, canvas.colours)
  }, [canvas, compared, percent])
  const comparing = compared.length > 0
  useEffect(() => {
    if (!canvas || !comparing) return
    const { chart } = canvas
    const rebase = () => rebaseCompared(chart, chart.getVisibleRange().from)
    chart.subscribeAction('onVisibleRangeChange', rebase)
    return () => chart.unsubscribeAction('onVisibleRangeChange', rebase)
  }, [canvas, comparing])
}

function usePriceLines(canvas: Canvas | undefined, props: KChartProps): void {
  const { lines, priceScale, onMoveLine, onCancelLine } = props
  const { direction } = LANGUAGE_FACTS[useLocale().language]
  const drawn = useRef<{ readonly canvas: Canvas['chart']; readonly lines: PriceLines }>(null)
  useEffect(() => {
    if (!canvas) return
    if (drawn.current?.canvas !== canvas.chart)
      drawn.current = { canvas: canvas.chart, lines: new PriceLines(canvas.chart) }
    drawn.current.lines.show(lines, {
      colours: canvas.colours,
      priceScale,
      direction,
      onMove: onMoveLine,
      onCancel: onCancelLine,
    })
  }, [canvas, lines, priceScale, direction, onMoveLine, onCancelLine])
}
