import { type Chart, type IndicatorTemplate, type KLineData, registerIndicator } from 'klinecharts'
import { heikinAshi, type OpenHighLowClose } from '../candles/heikinAshi.ts'
import type { ChartColours } from './chartColours.ts'
import { CANDLE_PANE } from './indicatorPanes.ts'
import { legendValue } from './indicatorTemplate.ts'
import { NO_LEGEND, placeOfLegend } from './legendPlaces.ts'

const NAME = 'chart-heikin-ashi'

interface CandleNote {
  readonly title: string
  readonly up: string
  readonly down: string
  readonly label: string
  readonly hollowUp: boolean
}

/** The first bar and the last closed one of each instance: while they stay, only the running candle moved. */
const lastBars = new WeakMap<object, readonly (KLineData | undefined)[]>()

/**
 * Averaged candles, drawn over the real ones: legend, last price, magnet and indicators keep to the prices that were traded,
 * and the averaged prices have a legend line of their own.
 */
const template: IndicatorTemplate<OpenHighLowClose, number, CandleNote> = {
  name: NAME,
  series: 'price',
  zLevel: 1,
  figures: [{ key: 'high' }, { key: 'low' }],
  calc(bars, instance) {
    const { result } = instance
    const settled = bars.length - 1
    const before = result[settled - 1]
    const [first, last] = lastBars.get(instance) ?? []
    const onlyLastMoved = result.length === bars.length && first === bars[0] && last === bars[settled - 1]
    lastBars.set(instance, [bars[0], bars[settled - 1]])
    if (onlyLastMoved && before) return [...result.slice(0, settled), ...heikinAshi(bars, { index: settled, before })]
    return [...heikinAshi(bars)]
  },
  draw({ ctx, chart, indicator, xAxis, yAxis }) {
    const { up, down, hollowUp } = indicator.extendData
    const { gapBar } = chart.getBarSpace()
    const { from, to } = chart.getVisibleRange()
    for (let index = from; index < to; index += 1) {
      const candle = indicator.result[index]
      if (candle) drawCandle(ctx, candle, xAxis.convertToPixel(index), gapBar, yAxis.convertToPixel.bind(yAxis))
    }
    return true

    function drawCandle(
      on: CanvasRenderingContext2D,
      { open, high, low, close }: OpenHighLowClose,
      x: number,
      width: number,
      toY: (price: number) => number,
    ) {
      const rose = close >= open
      const top = Math.round(toY(Math.max(open, close)))
      const bottom = Math.max(top + 1, Math.round(toY(Math.min(open, close))))
      const start = Math.round(x - width / 2)
      on.fillStyle = rose ? up : down
      on.strokeStyle = on.fillStyle
      on.lineWidth = 1
      on.fillRect(Math.round(x) - 0.5, toY(high), 1, top - toY(high))
      on.fillRect(Math.round(x) - 0.5, bottom, 1, toY(low) - bottom)
      if (rose && hollowUp && width > 2) on.strokeRect(start + 0.5, top + 0.5, width - 1, Math.max(1, bottom - top - 1))
      else on.fillRect(start, top, Math.max(1, width), bottom - top)
    }
  },
  createTooltipDataSource({ chart, indicator, crosshair }) {
    if (!placeOfLegend(chart, indicator).shown) return NO_LEGEND
    const { title, up, down, label } = indicator.extendData as CandleNote
    const candle = indicator.result[crosshair.dataIndex ?? indicator.result.length - 1]
    const decimals = chart.getSymbol()?.pricePrecision ?? 2
    const color = candle && candle.close < candle.open ? down : up
    const values = candle ? [candle.open, candle.high, candle.low, candle.close] : []
    const legends = values.map((value) => ({
      title: { text: '', color: label },
      value: { text: legendValue(value, decimals), color },
    }))
    return { name: title, calcParamsText: '', legends, features: [] }
  },
}
registerIndicator(template)

export function showHeikinAshi(chart: Chart, shown: boolean, hollowUp: boolean, title: string, c: ChartColours): void {
  if (!shown) {
    chart.removeIndicator({ id: NAME })
    return
  }
  const extendData: CandleNote = { title, up: c.up, down: c.down, label: c.ink3, hollowUp }
  const settings = { id: NAME, name: NAME, paneId: CANDLE_PANE, extendData }
  if (chart.getIndicators({ id: NAME }).length > 0) chart.overrideIndicator(settings)
  else chart.createIndicator(settings, true)
}
