import { type Chart, type IndicatorTemplate, registerIndicator } from 'klinecharts'
import type { LineColour } from '../setup/palette.ts'
import type { ChartColours } from './chartColours.ts'
import { alignCloses, type Closes, changeSince, scaleToMain } from './comparison.ts'
import { CANDLE_PANE } from './indicatorPanes.ts'
import { legendValue } from './indicatorTemplate.ts'
import { NO_LEGEND, placeOfLegend } from './legendPlaces.ts'

export interface ComparedLine {
  readonly symbol: string
  readonly colour: LineColour
  readonly closes: Closes
}

const NAME = 'chart-compared'
const idOf = (symbol: string) => `compared ${symbol}`

interface LineNote {
  readonly symbol: string
  /** Where its closes are found: the canvas would copy them on every change. */
  readonly source: string
  readonly color: string
  readonly label: string
  readonly percent: boolean
}

interface Compared {
  readonly value: number | null
  readonly price: number | null
  readonly change: number | null
}

const closesBySource = new Map<string, Closes>()
let versions = 0

const template: IndicatorTemplate<Compared, number, LineNote> = {
  name: NAME,
  zLevel: 2,
  figures: [
    {
      key: 'value',
      type: 'line',
      styles: ({ indicator }) => ({ color: (indicator.extendData as LineNote).color, size: 1.5 }),
    },
  ],
  /** Parameters: the first bar in sight, and a count that grows with every change of the closes. */
  calc(bars, { extendData, calcParams: [from = 0] }) {
    const closes = closesBySource.get(extendData.source) ?? new Map()
    const times = bars.map(({ timestamp }) => timestamp)
    const other = alignCloses(times, closes)
    const own = bars.map(({ close }) => close)
    const values = extendData.percent ? scaleToMain(own, other, from) : other
    return values.map((value, index) => ({
      value,
      price: other[index] ?? null,
      change: changeSince(other, from, index),
    }))
  },
  createTooltipDataSource({ chart, indicator, crosshair }) {
    if (!placeOfLegend(chart, indicator).shown) return NO_LEGEND
    const { symbol, color, label } = indicator.extendData as LineNote
    const now = indicator.result[crosshair.dataIndex ?? indicator.result.length - 1]
    const price = typeof now?.price === 'number' ? legendValue(now.price, 4) : '–'
    const change = typeof now?.change === 'number' ? ` ${signedPercent(now.change)}` : ''
    const legends = [{ title: { text: '', color: label }, value: { text: `${price}${change}`, color } }]
    return { name: symbol, calcParamsText: '', legends, features: [] }
  },
}
registerIndicator(template)

const signedPercent = (change: number): string => `${change > 0 ? '+' : ''}${(change * 100).toFixed(2)}%`

/** Draws the compared series: at the same percentage as this one, or each on a scale of its own without figures. */
export function showCompared(chart: Chart, lines: readonly ComparedLine[], percent: boolean, c: ChartColours): void {
  const wanted = new Set(lines.map(({ symbol }) => idOf(symbol)))
  for (const { id } of chart.getIndicators({ name: NAME })) if (!wanted.has(id)) chart.removeIndicator({ id })
  for (const { symbol, colour, closes } of lines) {
    const id = idOf(symbol)
    const source = `${chart.id} ${symbol}`
    if (closesBySource.get(source) !== closes) versions += 1
    closesBySource.set(source, closes)
    const yAxisId = percent ? mainAxis(chart) : ownAxis(chart, symbol)
    const settings = {
      id,
      name: NAME,
      paneId: CANDLE_PANE,
      calcParams: [chart.getVisibleRange().from, versions],
      extendData: { symbol, source, color: c.lines[colour], label: c.ink3, percent },
      ...(yAxisId !== undefined && { yAxisId }),
    }
    const drawn = chart.getIndicators({ id })[0]
    if (drawn?.yAxisId === yAxisId) chart.overrideIndicator(settings)
    else {
      if (drawn) chart.removeIndicator({ id })
      chart.createIndicator(settings, true)
    }
  }
}

/** Another first bar in sight: percentages count from there. */
export function rebaseCompared(chart: Chart, from: number): void {
  for (const { id, calcParams } of chart.getIndicators({ name: NAME }))
    if (calcParams[0] !== from) chart.overrideIndicator({ id, name: NAME, calcParams: [from, calcParams[1]] })
}

/** The chart is gone: drops the data kept for it. */
export function forgetCompared(chart: Chart): void {
  for (const source of closesBySource.keys()) if (source.startsWith(`${chart.id} `)) closesBySource.delete(source)
}

function mainAxis(chart: Chart): string | undefined {
  return chart.getYAxes({ paneId: CANDLE_PANE })[0]?.id
}

function ownAxis(chart: Chart, symbol: string): string {
  const id = `scale ${symbol}`
  chart.createYAxis({ id, paneId: CANDLE_PANE, needWidget: false })
  return id
}
