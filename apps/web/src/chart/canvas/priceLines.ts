import {
  type Bounding,
  type Chart,
  type Overlay,
  type OverlayEvent,
  type OverlayFigure,
  type OverlayTemplate,
  registerOverlay,
  utils,
} from 'klinecharts'
import { laidOut } from '../words/laidOut.ts'
import { type ChartColours, faint } from './chartColours.ts'
import { type ChartLine, droppedPrice } from './chartLine.ts'
import { LabelRows } from './labelRows.ts'
import { priceText } from './priceText.ts'

const LINES = 'priceLine'
const SHAPE = 'chartPriceLine'
/** Reach of the pointer around a line that can be moved. */
const GRIP = 4

interface LineNote {
  readonly label: string
  readonly color: string
  readonly paper: string
  readonly family: string
  readonly direction: 'ltr' | 'rtl'
  readonly movable: boolean
  readonly cancel: boolean
  /** Functions, because the canvas copies a line's data, and an instance would lose its class. */
  readonly rowOf: LabelRows['of']
  readonly endOf: LabelRows['endOf']
}

const BOX = {
  borderRadius: 3,
  paddingLeft: 4,
  paddingRight: 4,
  paddingTop: 2,
  paddingBottom: 2,
  borderSize: 1,
  size: 11,
}
/** Kept clear of the price axis. */
const FROM_EDGE = 6
const CANCEL_WIDTH = 18
const NO_DRAG = ['onPressedMoveStart', 'onPressedMoving', 'onPressedMoveEnd'] as const

/** A dashed line at a price, its label beside the axis, its price on the axis. */
const priceLine: OverlayTemplate<LineNote> = {
  name: SHAPE,
  totalStep: 2,
  createPointFigures({ coordinates, bounding, overlay, chart, yAxis }) {
    const y = coordinates[0]?.y
    if (y === undefined) return []
    const { color, paper, family, movable, cancel, rowOf, endOf } = overlay.extendData
    const row = rowOf(overlay.id, yAxis, bounding) ?? y
    const end = bounding.width - FROM_EDGE
    const box = { ...BOX, color, family, backgroundColor: paper, borderColor: faint(color, 0.6), style: 'stroke_fill' }
    const tag = (key: string, x: number, text: string): OverlayFigure => ({
      key,
      type: 'text',
      attrs: { x, y: row, text, align: 'right', baseline: 'middle' },
      styles: box,
    })
    const line: OverlayFigure = {
      type: 'line',
      attrs: {
        coordinates: [
          { x: 0, y },
          { x: endOf(y, yAxis, bounding), y },
        ],
      },
      styles: { color, style: 'dashed', dashedValue: [4, 4], size: 1 },
      ignoreEvent: true,
    }
    const grip: OverlayFigure = {
      type: 'rect',
      attrs: { x: 0, y: y - GRIP, width: bounding.width, height: 2 * GRIP },
      styles: { style: 'fill', color: 'transparent', borderSize: 0 },
    }
    if (y < 0 || y > bounding.height) return { ...outOfSight(chart, y, row, bounding, overlay), styles: box }
    const name = tag('label', cancel ? end - CANCEL_WIDTH : end, nameOf(overlay.extendData))
    return [
      line,
      ...(movable ? [grip] : []),
      movable ? name : { ...name, ignoreEvent: true },
      ...(cancel ? [{ ...tag('cancel', end, '×'), ignoreEvent: [...NO_DRAG] }] : []),
    ]
  },
  createYAxisFigures({ coordinates, bounding, overlay, chart, yAxis }) {
    const y = coordinates[0]?.y
    const value = overlay.points[0]?.value
    if (y === undefined || value === undefined) return []
    const { color, paper, family, rowOf } = overlay.extendData
    if (y < 0 || y > bounding.height) return []
    return {
      type: 'text',
      attrs: {
        x: 0,
        y: rowOf(overlay.id, yAxis, bounding) ?? y,
        text: priceText(chart, value),
        width: bounding.width,
        align: 'left',
        baseline: 'middle',
      },
      styles: { ...BOX, color: paper, family, backgroundColor: color, borderSize: 0 },
      ignoreEvent: true,
    }
  },
}
registerOverlay(priceLine)

function nameOf({ label, movable, direction }: LineNote): string {
  return laidOut(movable ? `↕ ${label}` : label, direction)
}

/** The room of a line's label and its cross at the edge of the pane. */
function reachOf({ extendData }: Overlay): number {
  const note = extendData as LineNote
  const text = utils.calcTextWidth(nameOf(note), BOX.size, 'normal', note.family)
  return FROM_EDGE + text + BOX.paddingLeft + BOX.paddingRight + (note.cancel ? CANCEL_WIDTH : 0)
}

/** A line above or below the visible prices: only its name and price, at that edge. */
function outOfSight(chart: Chart, y: number, row: number, { width }: Bounding, overlay: Overlay<LineNote>) {
  const { extendData, points } = overlay
  const label = `${y < 0 ? '▲' : '▼'} ${extendData.label} · ${priceText(chart, points[0]?.value ?? 0)}`
  const text = laidOut(label, extendData.direction)
  const attrs = { x: width - FROM_EDGE, y: row, text, align: 'right', baseline: 'middle' }
  return { type: 'text', attrs, ignoreEvent: true }
}

export interface PriceLineLook {
  readonly colours: ChartColours
  readonly priceScale: number
  /** The way of the reader's language: the canvas itself always goes from left to right. */
  readonly direction: 'ltr' | 'rtl'
  readonly onMove: (id: string, price: string) => void
  readonly onCancel: ((id: string) => void) | undefined
}

/** Keeps the lines on the canvas as the page says they are; the one in the customer's hand is left alone until it is dropped. */
export class PriceLines {
  readonly #chart: Chart
  #lines: readonly ChartLine[] = []
  #look: PriceLineLook | undefined
  #held: string | undefined
  readonly #rows: LabelRows

  constructor(chart: Chart) {
    this.#chart = chart
    this.#rows = new LabelRows(chart, LINES, reachOf)
  }

  show(lines: readonly ChartLine[], look: PriceLineLook): void {
    this.#lines = lines
    this.#look = look
    const wanted = new Set(lines.map(({ id }) => overlayId(id)))
    const held = this.#held === undefined ? undefined : overlayId(this.#held)
    for (const { id } of this.#chart.getOverlays({ groupId: LINES }))
      if (!wanted.has(id) && id !== held) this.#chart.removeOverlay({ id })
    for (const line of lines) if (line.id !== this.#held) this.#draw(line, look)
    this.#rows.change()
  }

  #draw(line: ChartLine, { colours, direction, onCancel }: PriceLineLook): void {
    const { up, down, warn, accent, paper, font } = colours
    const color = { up, down, warn, neutral: accent }[line.tone]
    const extendData: LineNote = {
      label: line.label,
      color,
      paper,
      family: font,
      direction,
      movable: line.movable,
      cancel: line.cancellable === true && onCancel !== undefined,
      rowOf: (of, yAxis, bounding) => this.#rows.of(of, yAxis, bounding),
      endOf: (y, yAxis, bounding) => this.#rows.endOf(y, yAxis, bounding),
    }
    const id = overlayId(line.id)
    const points = [{ value: Number(line.price) }]
    const same = { id, points, extendData, lock: !line.movable }
    if (this.#chart.getOverlays({ id }).length > 0) {
      this.#chart.overrideOverlay({ ...same, name: SHAPE })
      return
    }
    this.#chart.createOverlay({
      ...same,
      groupId: LINES,
      name: SHAPE,
      onPressedMoveStart: () => {
        this.#held = line.id
      },
      onPressedMoving: () => this.#rows.change(),
      onPressedMoveEnd: (event: OverlayEvent<unknown>) => this.#dropped(line.id, event),
      onClick: ({ figure }: OverlayEvent<unknown>) => {
        if (figure?.key === 'cancel') this.#look?.onCancel?.(line.id)
      },
      onRightClick: (event: OverlayEvent<unknown>) => event.preventDefault?.(),
    })
  }

  /** The page decides: until it does, the line is back where the order still is. */
  #dropped(id: string, { overlay }: OverlayEvent<unknown>): void {
    this.#held = undefined
    this.#rows.change()
    const line = this.#lines.find((known) => known.id === id)
    const look = this.#look
    if (!line || !look) {
      this.#chart.removeOverlay({ id: overlayId(id) })
      return
    }
    const price = droppedPrice(line, overlay.points[0]?.value ?? Number.NaN, look.priceScale)
    this.#draw(line, look)
    if (price !== undefined) look.onMove(id, price)
  }
}

const overlayId = (lineId: string) => `line ${lineId}`
