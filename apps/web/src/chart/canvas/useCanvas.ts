import { type Chart, dispose, init } from 'klinecharts'
import { type RefObject, useEffect, useState } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import type { ChartTranslate } from '../words/texts.ts'
import { type ChartColours, followTheme, readChartColours } from './chartColours.ts'
import { chartDates } from './chartDates.ts'
import { type ChartLook, chartStyles } from './chartStyles.ts'
import { registerChartWords } from './chartWords.ts'
import { forgetCompared } from './comparisonLines.ts'
import { giveQuickClicks } from './quickClicks.ts'

/** The candles cannot be scrolled out of sight. */
const MIN_VISIBLE_BARS = 12
const BAR_SPACE = 8
const FREE_AT_END = 64

export interface Canvas {
  readonly chart: Chart
  /** New with every theme and direction pair. */
  readonly colours: ChartColours
}

/** The chart in its element, in the page's colours and words. Undefined until it is there. */
export function useCanvas(
  host: RefObject<HTMLDivElement | null>,
  { type, hollowUp }: ChartLook,
  t: ChartTranslate,
): Canvas | undefined {
  const formats = useFormats()
  const [canvas, setCanvas] = useState<Canvas>()
  useEffect(() => {
    const element = host.current
    // Small amounts are written out: a folded "0.0{3}5" is no figure that anyone else prints.
    const chart = element && init(element, { hotkey: { enabled: false }, decimalFold: { format: String } })
    if (!chart) return
    /** The library asks for the first tab stop of the page; the keys are the frame's around it. */
    for (const own of element.querySelectorAll('[tabindex]')) own.setAttribute('tabindex', '-1')
    chart.setOffsetRightDistance(FREE_AT_END)
    chart.setBarSpace(BAR_SPACE)
    chart.setLeftMinVisibleBarCount(MIN_VISIBLE_BARS)
    chart.setRightMinVisibleBarCount(MIN_VISIBLE_BARS)
    const recolour = () => setCanvas({ chart, colours: readChartColours(element) })
    recolour()
    const stopRecolouring = followTheme(recolour)
    const stopGivingClicks = giveQuickClicks(element)
    const sizes = new ResizeObserver(() => chart.resize())
    sizes.observe(element)
    return () => {
      stopRecolouring()
      stopGivingClicks()
      sizes.disconnect()
      forgetCompared(chart)
      dispose(element)
      setCanvas(undefined)
    }
  }, [host])
  useEffect(() => {
    if (!canvas) return
    canvas.chart.setStyles(chartStyles(canvas.colours, { type, hollowUp }, t))
    canvas.chart.setLocale(registerChartWords(t))
    canvas.chart.setFormatter(chartDates(formats))
  }, [canvas, type, hollowUp, t, formats])
  return canvas
}
