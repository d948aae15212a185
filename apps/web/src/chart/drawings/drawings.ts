import type { Chart, Overlay, OverlayCreate, OverlayEvent, Point } from 'klinecharts'
import type { ChartColours } from '../canvas/chartColours.ts'
import { CANDLE_PANE } from '../canvas/indicatorPanes.ts'
import { indexAt } from '../canvas/readings.ts'
import type { Drawing, DrawnPoint } from '../setup/chartSetup.ts'
import type { LineColour } from '../setup/palette.ts'
import type { DrawingLabels, DrawingNote } from './drawingNote.ts'
import { drawingStyles } from './drawingStyles.ts'
import { findTool } from './drawingTools.ts'

const DRAWINGS = 'drawings'
const MAGNET_REACH = 12
/** Freehand strokes keep every few pixels only. */
const MOST_STROKE_POINTS = 300

export interface DrawingEvents {
  /** A drawing was finished, moved or bent. */
  readonly onDrawn: (drawing: Drawing) => void
  /** Finished for the first time. */
  readonly onPlaced: (drawing: Drawing) => void
  readonly onSelected: (id: string | undefined) => void
}

export interface DrawingLook {
  readonly colours: ChartColours
  readonly labels: DrawingLabels
  readonly magnet: boolean
}

function drawnPoints(points: readonly Partial<Point>[]): readonly DrawnPoint[] {
  const every = Math.max(1, Math.ceil(points.length / MOST_STROKE_POINTS))
  return points.flatMap(({ timestamp, value }, index) =>
    timestamp !== undefined && value !== undefined && (index % every === 0 || index === points.length - 1)
      ? [{ time: timestamp, price: value }]
      : [],
  )
}

/** The drawing as it is on the canvas now. */
function readDrawing(overlay: Overlay<DrawingNote>, tool: string, colour: LineColour): Drawing {
  return {
    id: overlay.id,
    tool,
    pane: overlay.paneId,
    points: drawnPoints(overlay.points),
    text: overlay.extendData.text,
    colour,
    locked: overlay.lock,
  }
}

function overlayOf(tool: string, colour: LineColour, look: DrawingLook, events: DrawingEvents) {
  const known = findTool(tool)
  if (!known) return undefined
  type Event = OverlayEvent<DrawingNote>
  const create: OverlayCreate<DrawingNote> = {
    name: known.shape,
    groupId: DRAWINGS,
    mode: look.magnet ? 'weak_magnet' : 'normal',
    modeSensitivity: MAGNET_REACH,
    styles: drawingStyles(look.colours.lines[colour], look.colours),
    extendData: { text: '', labels: look.labels },
    onDrawEnd: ({ overlay }: Event) => events.onPlaced(readDrawing(overlay, tool, colour)),
    onPressedMoveEnd: ({ overlay }: Event) => events.onDrawn(readDrawing(overlay, tool, colour)),
    onSelected: ({ overlay }: Event) => events.onSelected(overlay.id),
    onDeselected: () => events.onSelected(undefined),
    /** Without this the canvas removes a shape that is clicked with the other button. */
    onRightClick: (event: Event) => event.preventDefault?.(),
  }
  return create
}

const FIRST_COLOUR: LineColour = 'blue'

/** The next presses place a new drawing; the one under way is given up. */
export function startDrawing(chart: Chart, tool: string, look: DrawingLook, events: DrawingEvents): void {
  cancelDrawing(chart)
  const create = overlayOf(tool, FIRST_COLOUR, look, events)
  if (create) chart.createOverlay(create as OverlayCreate)
}

/** Candles between the points of a drawing that is placed without a pointer. */
const APART = 8

/** Places a drawing at once: its last point at the candle's close, the others before it at highs and lows in turn. */
export function placeDrawing(chart: Chart, tool: string, time: number, events: DrawingEvents): void {
  const known = findTool(tool)
  const bars = chart.getDataList()
  const last = indexAt(bars, time)
  if (!known || last < 0) return
  const count = known.shape === 'brush' ? 2 : known.points
  const points = Array.from({ length: count }, (_, index) => {
    const bar = bars[Math.max(0, last - (count - 1 - index) * APART)]
    if (!bar) return { time, price: 0 }
    const price = index === count - 1 ? bar.close : index % 2 === 0 ? bar.low : bar.high
    return { time: bar.timestamp, price }
  })
  const id = `drawing ${Date.now()}`
  events.onPlaced({ id, tool, pane: CANDLE_PANE, points, text: '', colour: FIRST_COLOUR, locked: false })
}

/** A drawing that has not all its points yet is taken away. */
export function cancelDrawing(chart: Chart): void {
  for (const overlay of chart.getOverlays({ groupId: DRAWINGS }))
    if (overlay.currentStep !== -1) chart.removeOverlay({ id: overlay.id })
}

/** Draws the kept drawings: those of a removed pane return with it. */
export function showDrawings(
  chart: Chart,
  drawings: readonly Drawing[],
  look: DrawingLook,
  events: DrawingEvents,
): void {
  const wanted = new Map(drawings.map((drawing) => [drawing.id, drawing]))
  for (const { id, currentStep } of chart.getOverlays({ groupId: DRAWINGS }))
    if (!wanted.has(id) && currentStep === -1) chart.removeOverlay({ id })
  for (const drawing of drawings) {
    const create = overlayOf(drawing.tool, drawing.colour, look, events)
    if (!create || !chart.getSize(drawing.pane)) continue
    const points = drawing.points.map(({ time, price }) => ({ timestamp: time, value: price }))
    const full: OverlayCreate<DrawingNote> = {
      ...create,
      id: drawing.id,
      paneId: drawing.pane,
      lock: drawing.locked,
      points,
      extendData: { text: drawing.text, labels: look.labels },
    }
    if (chart.getOverlays({ id: drawing.id }).length === 0) chart.createOverlay(full as OverlayCreate)
    else chart.overrideOverlay(full as OverlayCreate)
  }
}
