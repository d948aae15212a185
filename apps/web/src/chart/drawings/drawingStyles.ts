import type { DeepPartial, OverlayStyle } from 'klinecharts'
import { type ChartColours, faint } from '../canvas/chartColours.ts'

/** One colour for every part of a drawing. */
export function drawingStyles(color: string, c: ChartColours): DeepPartial<OverlayStyle> {
  const fill = { color: faint(color, 0.14), borderColor: color, borderSize: 1, style: 'stroke_fill' as const }
  const point = { color: c.paper, borderColor: color, borderSize: 2, radius: 4 }
  return {
    line: { color, size: 1 },
    rect: fill,
    polygon: fill,
    circle: fill,
    text: {
      color,
      family: c.font,
      size: 11,
      backgroundColor: faint(c.paper, 0.8),
      borderSize: 0,
      paddingLeft: 4,
      paddingRight: 4,
      paddingTop: 2,
      paddingBottom: 2,
    },
    point: { ...point, activeColor: color, activeBorderColor: faint(color, 0.4), activeBorderSize: 4, activeRadius: 4 },
  }
}
