import type { Bounding, Chart, Overlay, YAxis } from 'klinecharts'
import { wideLegend } from './legendPlaces.ts'

/** Height of one label with its frame. */
const ROW = 18
/** Least from a label's middle to the pane's edges; at the top it stays under the first line of the legend. */
const TOP = 30
const BOTTOM = 12

/**
 * Where labels stand so that none covers another or the mark of the last price: each as near its line as the others leave
 * room, in the order of the lines, within the pane. Labels that the pane has no room for stand closer together.
 * @param wanted height of each label's line on the pane, beyond its edges where the line is out of sight
 * @param taken height of the last price's mark
 * @param legend pixels that the legend takes below its first line
 */
export function labelRows(wanted: readonly number[], height: number, taken?: number, legend = 0): readonly number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0) || one - other)
  const bottom = Math.max(TOP, height - BOTTOM)
  const top = Math.min(TOP + legend, bottom)
  const rows = [...wanted]
  const fill = (members: readonly number[], from: number, to: number) => {
    const stacked = stack(
      members.map((at) => wanted[at] ?? 0),
      from,
      to,
    )
    members.forEach((at, place) => {
      rows[at] = stacked[place] ?? from
    })
  }
  if (taken === undefined || taken < top || taken > bottom) fill(order, top, bottom)
  else {
    const room = Math.max(0, Math.floor((taken - top) / ROW))
    const above = order.filter((at) => (wanted[at] ?? 0) <= taken).slice(0, room)
    fill(above, top, taken - ROW)
    fill(order.slice(above.length), Math.min(bottom, taken + ROW), bottom)
  }
  return rows
}

/** Ascending heights moved apart: down past the one before, then back up from the bottom. */
function stack(heights: readonly number[], top: number, bottom: number): readonly number[] {
  const step = Math.min(ROW, heights.length > 1 ? Math.max(0, bottom - top) / (heights.length - 1) : ROW)
  const rows: number[] = []
  for (const height of heights) rows.push(Math.max(height, (rows.at(-1) ?? top - step) + step))
  let limit = bottom
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    rows[at] = Math.min(rows[at] ?? limit, limit)
    limit = (rows[at] ?? limit) - step
  }
  return rows
}

/** A label beside the axis: the height of its middle, and where it begins. */
export interface PlacedLabel {
  readonly row: number
  readonly start: number
}

/** How far a line may be drawn without crossing out a label that stands in its way. */
export function lineEnd(y: number, labels: Iterable<PlacedLabel>, width: number): number {
  let end = width
  for (const { row, start } of labels) if (Math.abs(row - y) < ROW / 2) end = Math.min(end, start)
  return end
}

/** The places of all labels, worked out once for each state of axis and lines, not once for each line. */
export class LabelRows {
  readonly #chart: Chart
  readonly #groupId: string
  readonly #reach: (overlay: Overlay) => number
  #key = ''
  #placed: ReadonlyMap<string, PlacedLabel> = new Map()

  /** `reach`: how far a line's label comes in from the edge of the pane. */
  constructor(chart: Chart, groupId: string, reach: (overlay: Overlay) => number) {
    this.#chart = chart
    this.#groupId = groupId
    this.#reach = reach
  }

  /** The height of a line's label. */
  of(id: string, yAxis: YAxis | null, bounding: Bounding): number | undefined {
    return yAxis ? this.#place(yAxis, bounding).get(id)?.row : undefined
  }

  /** Where the line at this height ends. */
  endOf(y: number, yAxis: YAxis | null, bounding: Bounding): number {
    return yAxis ? lineEnd(y, this.#place(yAxis, bounding).values(), bounding.width) : bounding.width
  }

  #place(yAxis: YAxis, { height, width }: Bounding): ReadonlyMap<string, PlacedLabel> {
    const last = this.#chart.getDataList().at(-1)?.close
    const taken = last === undefined ? undefined : yAxis.convertToPixel(last)
    const { from, to } = yAxis.getRange()
    const legend = wideLegend(this.#chart)
    const key = [from, to, height, width, taken, legend].join(' ')
    if (key !== this.#key) {
      const overlays = this.#chart.getOverlays({ groupId: this.#groupId })
      const wanted = overlays.map(({ points }) => yAxis.convertToPixel(points[0]?.value ?? 0))
      const rows = labelRows(wanted, height, taken, legend)
      this.#placed = new Map(
        overlays.map((overlay, at) => [overlay.id, { row: rows[at] ?? 0, start: width - this.#reach(overlay) }]),
      )
      this.#key = key
    }
    return this.#placed
  }

  /** Lines were added, moved or taken away. */
  change(): void {
    this.#key = ''
  }
}
