import type { Chart, KLineData } from 'klinecharts'
import type { Reading } from './chartHandle.ts'
import { legendValue } from './indicatorTemplate.ts'
import { figureText } from './priceText.ts'

/** The values of every indicator on the chart at one candle, in words. */
export function readingsAt(chart: Chart, time: number): readonly Reading[] {
  const index = indexAt(chart.getDataList(), time)
  const decimals = chart.getSymbol()?.pricePrecision ?? 2
  return chart.getIndicators().flatMap(({ visible, result, figures, calcParams, extendData }) => {
    const row = result[index] as Readonly<Record<string, unknown>> | undefined
    if (!visible || !row) return []
    const values = figures.map(({ key }) => row[key]).filter((value) => typeof value === 'number')
    if (values.length === 0) return []
    const { title, symbol } = extendData as { readonly title?: string; readonly symbol?: string }
    const name = symbol ?? [title, ...(title === undefined ? [] : calcParams)].join(' ')
    return [{ name, value: values.map((value) => figureText(chart, legendValue(value, decimals))).join(' · ') }]
  })
}

export function indexAt(bars: readonly KLineData[], time: number): number {
  return bars.findIndex(({ timestamp }) => timestamp === time)
}
