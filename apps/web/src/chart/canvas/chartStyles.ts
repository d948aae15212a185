import type { CandleType, DeepPartial, KLineData, NeighborData, Nullable, Styles, TooltipLegend } from 'klinecharts'
import { type Formats, NO_FIGURE } from '../../shared/format/format.ts'
import type { ChartType } from '../setup/chartSetup.ts'
import type { ChartTranslate } from '../words/texts.ts'
import { type ChartColours, faint } from './chartColours.ts'

export interface ChartLook {
  readonly type: ChartType
  readonly hollowUp: boolean
}

const NONE = 'transparent'

function candleType({ type, hollowUp }: ChartLook): CandleType {
  if (type === 'bars') return 'ohlc'
  if (type === 'line' || type === 'area') return 'area'
  return hollowUp ? 'candle_up_stroke' : 'candle_solid'
}

/** Averaged candles are drawn over these, which then are not seen but keep their prices for legend and magnet. */
function barColours(c: ChartColours, hidden: boolean) {
  const [up, down, flat] = hidden ? [NONE, NONE, NONE] : [c.up, c.down, c.ink3]
  return {
    upColor: up,
    downColor: down,
    noChangeColor: flat,
    upBorderColor: up,
    downBorderColor: down,
    noChangeBorderColor: flat,
    upWickColor: up,
    downWickColor: down,
    noChangeWickColor: flat,
  }
}

function areaStyle(c: ChartColours, filled: boolean) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    lineSize: 1.5,
    lineColor: c.accent,
    value: 'close',
    smooth: false,
    backgroundColor: filled
      ? [
          { offset: 0, color: faint(c.accent, 0.02) },
          { offset: 1, color: faint(c.accent, 0.25) },
        ]
      : NONE,
    point: {
      show: true,
      color: c.accent,
      radius: 3,
      rippleColor: faint(c.accent, 0.3),
      rippleRadius: 6,
      animation: !still,
    },
  }
}

/** The change since the candle before, as the lists write it: the canvas would put its own percent sign after the figure. */
function changeEntry(c: ChartColours, formats: Formats, change: number, since: number): TooltipLegend {
  const color = change === 0 ? c.ink3 : change > 0 ? c.up : c.down
  return {
    title: { text: ' ', color },
    value: { text: since === 0 ? NO_FIGURE : formats.change(`${change / since}`), color },
  }
}

/** One line: the four prices, the volume and the change, coloured by the candle's direction. */
function legend(c: ChartColours, t: ChartTranslate, formats: Formats) {
  return ({ prev, current }: NeighborData<Nullable<KLineData>>): TooltipLegend[] => {
    const color = !current || current.close === current.open ? c.ink2 : current.close > current.open ? c.up : c.down
    const entry = (title: string, text: string): TooltipLegend => ({
      title: { text: `${title} `, color: c.ink3 },
      value: { text, color },
    })
    return [
      { title: { text: '', color: c.ink3 }, value: { text: '{time}', color: c.ink3 } },
      entry(t('legend.open'), '{open}'),
      entry(t('legend.high'), '{high}'),
      entry(t('legend.low'), '{low}'),
      entry(t('legend.close'), '{close}'),
      { title: { text: `${t('legend.volume')} `, color: c.ink3 }, value: { text: '{volume}', color: c.ink1 } },
      changeEntry(c, formats, current ? current.close - (prev?.close ?? current.close) : 0, prev?.close ?? 0),
    ]
  }
}

export function chartStyles(
  c: ChartColours,
  look: ChartLook,
  t: ChartTranslate,
  formats: Formats,
): DeepPartial<Styles> {
  const text = { color: c.ink3, family: c.font, size: 11 }
  const axis = { axisLine: { show: false }, tickLine: { show: false }, tickText: { ...text } }
  const crosshair = {
    line: { color: c.ink3, dashedValue: [3, 3] },
    text: { ...text, color: c.ink1, backgroundColor: c.surface, borderColor: c.line, borderRadius: 3 },
  }
  const words = { ...text, size: 12, color: c.ink2, marginLeft: 8, marginTop: 6, marginRight: 0, marginBottom: 0 }
  const mark = { color: c.ink2, textFamily: c.font, textSize: 11 }
  return {
    grid: { horizontal: { color: faint(c.line, 0.4) }, vertical: { color: faint(c.line, 0.25) } },
    candle: {
      type: candleType(look),
      bar: barColours(c, look.type === 'heikinAshi'),
      area: areaStyle(c, look.type === 'area'),
      priceMark: {
        high: mark,
        low: mark,
        last: {
          upColor: c.up,
          downColor: c.down,
          noChangeColor: c.ink3,
          line: { dashedValue: [3, 3] },
          text: { family: c.font, size: 11, borderRadius: 3, paddingLeft: 4, paddingRight: 4, color: c.paper },
        },
      },
      tooltip: { offsetTop: 2, title: { show: false }, legend: { ...words, template: legend(c, t, formats) } },
    },
    indicator: {
      tooltip: { offsetTop: 2, title: { ...words, color: c.ink3 }, legend: words },
      lastValueMark: { show: false },
    },
    xAxis: axis,
    yAxis: axis,
    separator: { color: c.line, activeBackgroundColor: faint(c.accent, 0.12) },
    crosshair: { horizontal: crosshair, vertical: crosshair },
    overlay: { text: { ...text, color: c.ink1 } },
  }
}
