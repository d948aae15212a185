import { type Chart, dispose, init } from 'klinecharts'
import { type RefObject, useEffect, useState } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import type { ChartTranslate } from '../words/texts.ts'
import { type ChartColours, followTheme, readChartColours } from './chartColours.ts'
import { chartDates } from './chartDates.ts'
import { chartFigures } from './chartFigures.ts'
import { type ChartLook, chartStyles } from './chartStyles.ts'
import { registerChartWords } from './chartWords.ts'
import { forgetCompared } from './comparisonLines.ts'
import { giveQuickClicks } from './quickClicks.ts'

/** The candles cannot be scrolled out of sight. */
const MIN_VISIBLE_BARS = 12
const BAR_SPACE = 8
const FREE_AT_END = 64

/** Without a height, as while it is hidden because words are on their way, the library's axes fail, and it never draws again. */
const isShown = (element: HTMLElement) => element.clientHeight > 0

/** Begins once the element is shown, at once where it is. Returns what ends that. */
function whenShown(element: HTMLElement, begin: () => (() => void) | undefined): () => void {
  let end = isShown(element) ? begin() : undefined
  if (end) return end
  const sizes = new ResizeObserver(() => {
    if (isShown(element)) end ??= begin()
  })
  sizes.observe(element)
  return () => {
    sizes.disconnect()
    end?.()
  }
}

/** It also follows its size by itself. */
function keepWhileHidden(chart: Chart, element: HTMLElement): void {
  const resize = chart.resize.bind(chart)
  chart.resize = () => isShown(element) && resize()
}

export interface Canvas {
  readonly chart: Chart
  /** New with every theme and direction pair. */
  readonly colours: ChartColours
}

/** Puts a chart into the element and tells of it with every change of colours. Returns what removes it. */
function draw(element: HTMLDivElement, tell: (canvas: Canvas | undefined) => void): (() => void) | undefined {
  // Small amounts are written out: a folded "0.0{3}5" is no figure that anyone else prints.
  const chart = init(element, { hotkey: { enabled: false }, decimalFold: { format: String } })
  if (!chart) return undefined
  keepWhileHidden(chart, element)
  /** The library asks for the first tab stop of the page; the keys are the frame's around it. */
  for (const own of element.querySelectorAll('[tabindex]')) own.setAttribute('tabindex', '-1')
  chart.setOffsetRightDistance(FREE_AT_END)
  chart.setBarSpace(BAR_SPACE)
  chart.setLeftMinVisibleBarCount(MIN_VISIBLE_BARS)
  chart.setRightMinVisibleBarCount(MIN_VISIBLE_BARS)
  const recolour = () => tell({ chart, colours: readChartColours(element) })
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
    tell(undefined)
  }
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
    return element ? whenShown(element, () => draw(element, setCanvas)) : undefined
  }, [host])
  useEffect(() => {
    if (!canvas) return
    canvas.chart.setStyles(chartStyles(canvas.colours, { type, hollowUp }, t, formats))
    canvas.chart.setLocale(registerChartWords(t))
    canvas.chart.setFormatter(chartDates(formats))
    canvas.chart.setThousandsSeparator(chartFigures(formats))
  }, [canvas, type, hollowUp, t, formats])
  return canvas
}
