import { type Chart, type OverlayTemplate, registerOverlay } from 'klinecharts'
import type { ChartColours } from './chartColours.ts'

const REFERENCE = 'referenceEnd'
/** Below it the edge belongs to lines that are out of sight. */
const WORDS_ABOVE = 22
/** Room of the labels of price lines, beside the axis. */
const LABELS = 190

interface ReferenceNote {
  readonly text: string
  readonly color: string
  readonly family: string
}

/**
 * The moment this book began to trade: a vertical line, and to its left the origin of the earlier candles in words. When the moment
 * lies beyond the right edge the words stay at the edge; when it lies before the left edge nothing is drawn.
 */
const referenceEnd: OverlayTemplate<ReferenceNote> = {
  name: REFERENCE,
  totalStep: 2,
  createPointFigures({ coordinates, bounding, overlay }) {
    const at = coordinates[0]?.x
    if (at === undefined || at < 0) return []
    const { text, color, family } = overlay.extendData
    const x = Math.min(at, bounding.width)
    const words = {
      type: 'text',
      attrs: {
        x: Math.min(x - 6, bounding.width - LABELS),
        y: bounding.height - WORDS_ABOVE,
        text: `${text} ▸`,
        align: 'right',
        baseline: 'bottom',
      },
      styles: { color, size: 11, family, backgroundColor: 'transparent', borderSize: 0 },
      ignoreEvent: true,
    }
    if (at > bounding.width) return words
    const ends = [
      { x, y: 0 },
      { x, y: bounding.height },
    ]
    const line = {
      type: 'line',
      attrs: { coordinates: ends },
      styles: { color, style: 'dashed', dashedValue: [3, 3], size: 1 },
      ignoreEvent: true,
    }
    return [line, words]
  },
}
registerOverlay(referenceEnd)

export function markReference(chart: Chart, reference: number, text: string, colours: ChartColours): void {
  chart.removeOverlay({ groupId: REFERENCE })
  if (reference === 0) return
  const extendData: ReferenceNote = { text, color: colours.ink3, family: colours.font }
  chart.createOverlay({
    id: REFERENCE,
    groupId: REFERENCE,
    name: REFERENCE,
    lock: true,
    points: [{ timestamp: reference }],
    extendData,
  })
}
