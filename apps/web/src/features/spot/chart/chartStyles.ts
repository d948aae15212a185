import type { DeepPartial, Styles } from 'klinecharts'

export interface ChartColours {
  readonly up: string
  readonly down: string
  readonly line: string
  readonly ink1: string
  readonly ink2: string
  readonly ink3: string
  readonly surface: string
  readonly accent: string
  readonly warn: string
  readonly font: string
}

/** The page's own colours, so that theme and direction pair reach the canvas. */
export function readChartColours(element: Element): ChartColours {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    up: of('--up'),
    down: of('--down'),
    line: of('--line'),
    ink1: of('--ink-1'),
    ink2: of('--ink-2'),
    ink3: of('--ink-3'),
    surface: of('--surface-3'),
    accent: of('--accent'),
    warn: of('--warn'),
    font: style.fontFamily,
  }
}

/** "#26c6b4" with an opacity, as "#26c6b459". */
function faint(colour: string, opacity: number): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return colour
  return (
    colour +
    Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
  )
}

export function chartStyles(c: ChartColours): DeepPartial<Styles> {
  const text = { color: c.ink3, family: c.font, size: 11 }
  const axis = {
    axisLine: { show: false },
    tickLine: { show: false },
    tickText: { ...text },
  }
  const crosshair = {
    line: { color: c.ink3, dashedValue: [3, 3] },
    text: { ...text, color: c.ink1, backgroundColor: c.surface, borderColor: c.line, borderRadius: 3 },
  }
  const legend = { ...text, size: 12, color: c.ink2 }
  return {
    grid: { horizontal: { color: faint(c.line, 0.45) }, vertical: { color: faint(c.line, 0.3) } },
    candle: {
      type: 'candle_up_stroke',
      bar: {
        upColor: c.up,
        downColor: c.down,
        noChangeColor: c.ink3,
        upBorderColor: c.up,
        downBorderColor: c.down,
        noChangeBorderColor: c.ink3,
        upWickColor: c.up,
        downWickColor: c.down,
        noChangeWickColor: c.ink3,
      },
      priceMark: {
        high: { color: c.ink2, textFamily: c.font, textSize: 11 },
        low: { color: c.ink2, textFamily: c.font, textSize: 11 },
        last: {
          upColor: c.up,
          downColor: c.down,
          noChangeColor: c.ink3,
          line: { dashedValue: [3, 3] },
          text: { family: c.font, size: 11, borderRadius: 3, paddingLeft: 4, paddingRight: 4 },
        },
      },
      tooltip: { title: { show: false }, legend: { ...legend, marginLeft: 10, marginTop: 8 } },
    },
    indicator: {
      ohlc: { upColor: faint(c.up, 0.5), downColor: faint(c.down, 0.5), noChangeColor: faint(c.ink3, 0.5) },
      bars: [{ upColor: faint(c.up, 0.6), downColor: faint(c.down, 0.6), noChangeColor: faint(c.ink3, 0.6) }],
      lines: [c.accent, c.warn, c.ink2, c.up, c.down].map((color) => ({ color, size: 1, smooth: false })),
      tooltip: {
        title: { ...legend, color: c.ink3, marginLeft: 10, marginTop: 4 },
        legend: { ...legend, marginLeft: 10, marginTop: 4 },
      },
      lastValueMark: { show: false },
    },
    xAxis: axis,
    yAxis: axis,
    separator: { color: c.line, activeBackgroundColor: faint(c.accent, 0.12) },
    crosshair: { horizontal: crosshair, vertical: crosshair },
    overlay: { line: { color: c.accent, dashedValue: [4, 4] }, text: { ...text, color: c.ink1 } },
  }
}
