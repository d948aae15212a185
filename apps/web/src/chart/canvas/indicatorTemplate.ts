import type { IndicatorFigure, IndicatorTemplate, TooltipLegend } from 'klinecharts'
import type { Bar, Indicator, IndicatorLine } from '../indicators/indicator.ts'
import { faint } from './chartColours.ts'
import { drawAreas, drawLevels } from './indicatorPainting.ts'
import { NO_LEGEND, placeOfLegend } from './legendPlaces.ts'
import { createRunningCompute, type ValueRow } from './runningCompute.ts'

/** The settings of one indicator on the chart beside its parameters. */
export interface IndicatorNote {
  readonly title: string
  /** By line, as the canvas wants them. */
  readonly colours: readonly string[]
  readonly up: string
  readonly down: string
  readonly guide: string
}

/** Names of ours, apart from those the library brings. */
export const templateName = (id: string): string => `chart-${id}`

type Figure = IndicatorFigure<ValueRow>
const FIGURES: Readonly<Record<IndicatorLine['kind'], string>> = {
  line: 'line',
  area: 'line',
  bars: 'bar',
  dots: 'circle',
}
const DOT_RADIUS = 1.6

function figure({ key, kind }: IndicatorLine, index: number): Figure {
  const styles: NonNullable<Figure['styles']> = ({ data, indicator }) => {
    const { colours, up, down } = indicator.extendData as IndicatorNote
    const color = colours[index] ?? colours[0] ?? up
    if (kind !== 'bars') return { color }
    return { color: barColour(data.current, data.prev, key, up, down), style: 'fill' }
  }
  return {
    key,
    title: '',
    type: FIGURES[kind],
    styles,
    ...(kind === 'bars' && { baseValue: 0 }),
    ...(kind === 'dots' && { attrs: () => ({ r: DOT_RADIUS }) }),
  }
}

/** Above zero and below by sign, weaker where it shrinks; a series that is never negative by the direction of its candle. */
function barColour(now: ValueRow | null, before: ValueRow | null, key: string, up: string, down: string): string {
  const value = now?.[key]
  const last = before?.[key]
  if (typeof value !== 'number') return up
  const shrinking = typeof last === 'number' && Math.abs(value) < Math.abs(last)
  if (value < 0) return faint(down, shrinking ? 0.4 : 0.75)
  if (now?.signed === true) return faint(up, shrinking ? 0.4 : 0.75)
  return faint(now?.rose === false ? down : up, 0.5)
}

/** Enough digits to read, never more than a trader uses. */
export function legendValue(value: number, priceDecimals: number): string {
  const size = Math.abs(value)
  if (size >= 1_000_000) return `${(value / 1_000_000).toFixed(2)}M`
  if (size >= 100_000) return `${(value / 1_000).toFixed(1)}K`
  if (size >= 1 || value === 0) return value.toFixed(Math.max(2, Math.min(priceDecimals, size >= 1_000 ? 2 : 4)))
  return value.toPrecision(4)
}

/** One indicator of the catalogue as the canvas knows it. */
export function indicatorTemplate(indicator: Indicator): IndicatorTemplate<ValueRow, number, IndicatorNote> {
  const computes = new WeakMap<object, { readonly asked: string; readonly run: (bars: readonly Bar[]) => ValueRow[] }>()
  const { levels = [], lines, pane, group } = indicator
  const ofPrice = pane === 'price' || group === 'price' || group === 'average'
  return {
    name: templateName(indicator.id),
    series: ofPrice ? 'price' : group === 'volume' ? 'volume' : 'normal',
    shouldFormatBigNumber: group === 'volume',
    ...(!ofPrice && group !== 'volume' && { precision: 2 }),
    ...(levels.length > 0 && { minValue: Math.min(...levels), maxValue: Math.max(...levels) }),
    figures: lines.map(figure),
    calc(bars, instance) {
      const asked = instance.calcParams.join(' ')
      const known = computes.get(instance)
      const compute =
        known?.asked === asked ? known : { asked, run: createRunningCompute(indicator, instance.calcParams) }
      computes.set(instance, compute)
      return compute.run(bars as unknown as readonly Bar[])
    },
    draw({ ctx, chart, indicator: instance, bounding, xAxis, yAxis }) {
      const { guide, colours } = instance.extendData
      drawLevels(ctx, levels, bounding, yAxis, guide)
      const visible = chart.getVisibleRange()
      lines.forEach(({ key, kind }, index) => {
        if (kind === 'area')
          drawAreas(ctx, { rows: instance.result, key, visible, bounding, xAxis, yAxis }, colours[index] ?? guide)
      })
      return false
    },
    createTooltipDataSource({ chart, indicator: instance, crosshair }) {
      const { shown, more } = placeOfLegend(chart, instance)
      if (!shown) return NO_LEGEND
      const { title, colours, guide } = instance.extendData as IndicatorNote
      const row = instance.result[crosshair.dataIndex ?? instance.result.length - 1]
      const decimals = chart.getSymbol()?.pricePrecision ?? 2
      const legends = lines.map(({ key }, index): TooltipLegend => {
        const value = row?.[key]
        const text = typeof value === 'number' ? legendValue(value, decimals) : '–'
        return { title: { text: '', color: guide }, value: { text, color: colours[index] ?? guide } }
      })
      if (more > 0) legends.push({ title: { text: '', color: guide }, value: { text: `+${more}`, color: guide } })
      const parameters = instance.calcParams.length > 0 ? ` ${instance.calcParams.join(' ')}` : ''
      return { name: title, calcParamsText: parameters, legends, features: [] }
    },
  }
}
