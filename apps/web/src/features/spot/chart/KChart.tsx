import { type Chart, dispose, init } from 'klinecharts'
import { useEffect, useImperativeHandle, useRef } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { SpotMarket } from '../../../shared/markets/spotMarket.ts'
import { spotTexts } from '../texts.ts'
import { type CandleEvents, type CandleSource, createCandleLoader } from './candleLoader.ts'
import type { ChartHandle, OrderLine } from './chartHandle.ts'
import { drawOrderLines, markReference } from './chartOverlays.ts'
import { chartStyles, readChartColours } from './chartStyles.ts'
import { registerChartWords } from './chartWords.ts'
import { CHART_PERIODS } from './periods.ts'

export interface KChartProps {
  readonly ref: React.Ref<ChartHandle>
  readonly market: SpotMarket
  readonly source: CandleSource
  readonly events: CandleEvents
  readonly indicators: readonly string[]
  readonly orderLines: readonly OrderLine[]
  /** Candles up to this time come from the reference feed; 0 = none. */
  readonly reference: number
  readonly referenceText: string
}

/** Indicators that share the candles' own pane. */
const ON_CANDLES = new Set(['MA', 'EMA', 'BOLL', 'SAR'])
const CANDLE_PANE = 'candle_pane'
const MA_LENGTHS = [7, 25, 99]

/** The canvas chart. A chunk of its own: nothing else imports klinecharts' code. */
export default function KChart(props: KChartProps) {
  const { market, source, events, indicators, orderLines, reference, referenceText } = props
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<Chart | null>(null)
  const t = useTexts(spotTexts)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const made = init(element, { styles: chartStyles(readChartColours(element)) })
    chart.current = made
    made?.setOffsetRightDistance(56)
    made?.setBarSpace(8)
    const stopRestyling = followTheme(element, made)
    const sizes = new ResizeObserver(() => made?.resize())
    sizes.observe(element)
    return () => {
      stopRestyling()
      sizes.disconnect()
      dispose(element)
      chart.current = null
    }
  }, [])

  useEffect(() => chart.current?.setLocale(registerChartWords(t)), [t])

  useEffect(() => {
    const made = chart.current
    if (!made) return
    made.setSymbol({ ticker: market.symbol, pricePrecision: market.priceScale, volumePrecision: market.amountScale })
    made.setPeriod(CHART_PERIODS[source.period])
    made.setDataLoader(createCandleLoader(source, events))
  }, [market, source, events])

  useEffect(() => {
    const made = chart.current
    if (!made) return
    made.removeIndicator()
    for (const name of indicators) {
      if (ON_CANDLES.has(name))
        made.createIndicator({ name, paneId: CANDLE_PANE, ...(name === 'MA' && { calcParams: MA_LENGTHS }) }, true)
      else made.createIndicator({ name, paneId: `pane_${name}` })
      if (!ON_CANDLES.has(name)) made.setPaneOptions({ id: `pane_${name}`, height: 84, minHeight: 48 })
    }
  }, [indicators])

  useEffect(() => {
    if (chart.current) drawOrderLines(chart.current, orderLines)
  }, [orderLines])

  useEffect(() => {
    if (chart.current) markReference(chart.current, reference, referenceText)
  }, [reference, referenceText])

  useImperativeHandle(props.ref, () => ({
    showBar(time) {
      const made = chart.current
      if (!made) return
      const index = made.getDataList().findIndex((bar) => bar.timestamp === time)
      if (index < 0) return
      const { from, to } = made.getVisibleRange()
      if (index < from || index >= to) made.scrollToDataIndex(index)
      const point = made.convertToPixel({ timestamp: time }, { paneId: CANDLE_PANE })
      if (!Array.isArray(point) && point.x !== undefined)
        made.executeAction('onCrosshairChange', { paneId: CANDLE_PANE, x: point.x, y: 40 })
    },
    toLatest() {
      chart.current?.scrollToRealTime()
    },
  }))
  return <div ref={host} className="h-full w-full" />
}

/** Draws again in the new colours when theme or direction pair changes. */
function followTheme(element: HTMLElement, chart: Chart | null): () => void {
  const observer = new MutationObserver(() => chart?.setStyles(chartStyles(readChartColours(element))))
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-updown'] })
  return () => observer.disconnect()
}
