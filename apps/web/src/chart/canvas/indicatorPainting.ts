import type { Bounding, VisibleRange, XAxis, YAxis } from 'klinecharts'
import { faint } from './chartColours.ts'
import type { ValueRow } from './runningCompute.ts'

/** Dashed guide lines across the pane, such as 30 and 70. */
export function drawLevels(
  ctx: CanvasRenderingContext2D,
  levels: readonly number[],
  { width }: Bounding,
  yAxis: YAxis,
  color: string,
): void {
  ctx.strokeStyle = faint(color, 0.5)
  ctx.lineWidth = 1
  ctx.setLineDash([4, 4])
  for (const level of levels) {
    const y = Math.round(yAxis.convertToPixel(level)) + 0.5
    ctx.beginPath()
    ctx.moveTo(0, y)
    ctx.lineTo(width, y)
    ctx.stroke()
  }
  ctx.setLineDash([])
}

export interface AreaSource {
  readonly rows: readonly ValueRow[]
  readonly key: string
  readonly visible: VisibleRange
  readonly bounding: Bounding
  readonly xAxis: XAxis
  readonly yAxis: YAxis
}

/** Fills between a line and zero, or the edge of the pane where zero is out of sight; a gap in the line is a gap in the area. */
export function drawAreas(ctx: CanvasRenderingContext2D, source: AreaSource, color: string): void {
  const { rows, key, visible, bounding, xAxis, yAxis } = source
  const ground = Math.min(bounding.height, Math.max(0, yAxis.convertToPixel(0)))
  ctx.fillStyle = faint(color, 0.16)
  let stretch: { readonly x: number; readonly y: number }[] = []
  const fill = () => {
    const first = stretch[0]
    const last = stretch.at(-1)
    if (first && last && stretch.length > 1) {
      ctx.beginPath()
      ctx.moveTo(first.x, ground)
      for (const { x, y } of stretch) ctx.lineTo(x, y)
      ctx.lineTo(last.x, ground)
      ctx.fill()
    }
    stretch = []
  }
  for (let index = visible.from; index < visible.to; index += 1) {
    const value = rows[index]?.[key]
    if (typeof value === 'number') stretch.push({ x: xAxis.convertToPixel(index), y: yAxis.convertToPixel(value) })
    else fill()
  }
  fill()
}
