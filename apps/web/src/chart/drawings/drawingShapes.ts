import { type Coordinate, type OverlayFigure, type OverlayTemplate, registerOverlay } from 'klinecharts'
import { figureText, priceText } from '../canvas/priceText.ts'
import type { DrawingNote } from './drawingNote.ts'
import {
  arrowHead,
  EXTENSION_LEVELS,
  extensionPrices,
  levelText,
  line,
  middle,
  RETRACEMENT_LEVELS,
  rayFrom,
  retracementPrices,
  words,
} from './shapeGeometry.ts'

type Figures = NonNullable<OverlayTemplate<DrawingNote>['createPointFigures']>
type Params = Parameters<Figures>[0]

function shape(name: string, points: number, createPointFigures: Figures): void {
  registerOverlay<DrawingNote>({
    name,
    totalStep: points + 1,
    needDefaultPointFigure: true,
    needDefaultXAxisFigure: true,
    needDefaultYAxisFigure: true,
    createPointFigures,
  })
}

const values = ({ overlay }: Params): readonly number[] => overlay.points.map((point) => point.value ?? 0)

/** Horizontal lines from the leftmost point on, each with its share and price. */
function levels(params: Params, shares: readonly number[], prices: readonly number[]): OverlayFigure[] {
  const { coordinates, bounding, chart, yAxis } = params
  if (!yAxis) return []
  const start = Math.min(...coordinates.map(({ x }) => x))
  return prices.flatMap((price, index) => {
    const y = yAxis.convertToPixel(price)
    const ends = [
      { x: start, y },
      { x: bounding.width, y },
    ]
    return [
      line(ends),
      words(start + 4, y - 2, `${figureText(chart, levelText(shares[index] ?? 0))}  ${priceText(chart, price)}`),
    ]
  })
}

shape('chartRetracement', 2, (params) => {
  const [a, b] = params.coordinates
  const [start, end] = values(params)
  if (!a || !b || start === undefined || end === undefined) return []
  return [line([a, b], true), ...levels(params, RETRACEMENT_LEVELS, retracementPrices(start, end))]
})

shape('chartExtension', 3, (params) => {
  const [a, b, c] = params.coordinates
  const [start, end, pullback] = values(params)
  if (!a || !b) return []
  if (!c || start === undefined || end === undefined || pullback === undefined) return [line([a, b], true)]
  return [line([a, b, c], true), ...levels(params, EXTENSION_LEVELS, extensionPrices(start, end, pullback))]
})

shape('chartFan', 2, ({ coordinates: [a, b], bounding }) => {
  if (!a || !b) return []
  const rays = RETRACEMENT_LEVELS.slice(1, -1).map((level) => ({ x: b.x, y: b.y + (a.y - b.y) * level }))
  return [line([a, b], true), ...[b, ...rays].map((through) => line([a, rayFrom(a, through, bounding)]))]
})

shape('chartPitchfork', 3, ({ coordinates: [handle, upper, lower], bounding }) => {
  if (!handle || !upper) return []
  if (!lower) return [line([handle, upper])]
  const centre = middle(upper, lower)
  const along = (from: Coordinate) =>
    rayFrom(from, { x: from.x + centre.x - handle.x, y: from.y + centre.y - handle.y }, bounding)
  return [
    line([upper, lower], true),
    line([handle, rayFrom(handle, centre, bounding)]),
    line([upper, along(upper)]),
    line([lower, along(lower)]),
  ]
})

shape('chartArrow', 2, ({ coordinates: [tail, tip] }) =>
  tail && tip ? [line([tail, tip]), line(arrowHead(tail, tip))] : [],
)

const box = (a: Coordinate, b: Coordinate): OverlayFigure => ({
  type: 'rect',
  attrs: { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) },
})

shape('chartRectangle', 2, ({ coordinates: [a, b] }) => (a && b ? box(a, b) : []))

shape('chartCircle', 2, ({ coordinates: [centre, edge] }) =>
  centre && edge ? { type: 'circle', attrs: { ...centre, r: Math.hypot(edge.x - centre.x, edge.y - centre.y) } } : [],
)

shape('chartTriangle', 3, ({ coordinates }) =>
  coordinates.length < 3 ? line(coordinates) : { type: 'polygon', attrs: { coordinates } },
)

/** A price range: its size in percent and in candles. */
shape('chartMeasure', 2, (params) => {
  const [a, b] = params.coordinates
  const [from, to] = values(params)
  if (!a || !b || from === undefined || to === undefined || from === 0) return []
  const change = to - from
  const sign = change > 0 ? '+' : ''
  const { bars } = params.overlay.extendData.labels
  const text = `${sign}${priceText(params.chart, change)}  (${sign}${figureText(params.chart, `${((change / from) * 100).toFixed(2)}%`)})  ${bars(barsBetween(params))}`
  const x = (a.x + b.x) / 2
  const arrow = [
    { x, y: a.y },
    { x, y: b.y },
  ] as const
  const above = b.y < a.y
  const label = words(x, b.y + (above ? -4 : 4), text, { align: 'center', baseline: above ? 'bottom' : 'top' })
  return [box(a, b), line(arrow), line(arrowHead(...arrow)), label]
})

function barsBetween({ chart, coordinates: [a, b] }: Params): number {
  if (!a || !b) return 0
  return Math.round((b.x - a.x) / chart.getBarSpace().bar)
}

shape('chartNote', 1, ({ coordinates: [at], overlay }) => {
  if (!at) return []
  const { text, labels } = overlay.extendData
  const figure = words(at.x, at.y, text || labels.note, { align: 'left', baseline: 'middle' })
  return { ...figure, ignoreEvent: false }
})
