import { type Chart, dispose, init } from 'klinecharts'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
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
/** The candles cannot be scrolled out of sight. */
const MIN_VISIBLE_BARS = 12
const MA_LENGTHS = [7, 25, 99]
/**
 * Room kept free of candles, before the library spreads it over the pane: above for the legend (two lines of prices and
 * one for each indicator on the candles), below for the mark of the lowest price and the note on reference prices; and
 * above the figures of an indicator in a pane of its own.
 */
const LEGEND_ROOM = { prices: 104, indicator: 44, below: 72, pane: 34 }

/** The canvas chart. A chunk of its own: nothing else imports klinecharts' code. */
export default function KChart(props: KChartProps) {
  const { market, source, events, indicators, orderLines, reference, referenceText } = props
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<Chart | null>(null)
  const t = useTexts(spotTexts)
  const [theme, setTheme] = useState(0)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const made = init(element, { hotkey: { enabled: false }, styles: chartStyles(readChartColours(element)) })
    chart.current = made
    /** The library asks for the first tab stop of the page; the keys are the frame's around it. */
    for (const own of element.querySelectorAll('[tabindex]')) own.setAttribute('tabindex', '-1')
    made?.setOffsetRightDistance(56)
    made?.setBarSpace(8)
    made?.setLeftMinVisibleBarCount(MIN_VISIBLE_BARS)
    made?.setRightMinVisibleBarCount(MIN_VISIBLE_BARS)
    const stopRestyling = followTheme(() => {
      made?.setStyles(chartStyles(readChartColours(element)))
      setTheme((count) => count + 1)
    })
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
    const legends = indicators.filter((name) => ON_CANDLES.has(name)).length
    const top = LEGEND_ROOM.prices + legends * LEGEND_ROOM.indicator
    made.overrideYAxis({ paneId: CANDLE_PANE, gap: { top, bottom: LEGEND_ROOM.below } })
    for (const name of indicators) {
      if (ON_CANDLES.has(name))
        made.createIndicator({ name, paneId: CANDLE_PANE, ...(name === 'MA' && { calcParams: MA_LENGTHS }) }, true)
      else made.createIndicator({ name, paneId: `pane_${name}` })
      if (ON_CANDLES.has(name)) continue
      made.setPaneOptions({ id: `pane_${name}`, height: 84, minHeight: 48 })
      made.overrideYAxis({ paneId: `pane_${name}`, gap: { top: LEGEND_ROOM.pane } })
    }
  }, [indicators])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme draws the lines in its colours
  useEffect(() => {
    if (chart.current) drawOrderLines(chart.current, orderLines)
  }, [orderLines, theme])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme draws the mark in its colours
  useEffect(() => {
    if (chart.current) markReference(chart.current, reference, referenceText)
  }, [reference, referenceText, theme])

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

/** Calls back when theme or direction pair changes. */
function followTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-updown'] })
  return () => observer.disconnect()
}
