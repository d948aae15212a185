import { type Chart, type OverlayTemplate, registerOverlay, utils } from 'klinecharts'
import type { ChartColours } from '../chartColours.ts'

const REFERENCE = 'referenceEnd'
/** Below it the edge belongs to lines that are out of sight; a second line of words stands there, clear of the lowest price's figure. */
const WORDS_ABOVE = 22
/** Room of the labels of price lines, beside the axis. */
const LABELS = 190
const SIZE = 11
const LINE_HEIGHT = 15
/** Of the words, from the left edge and from the line of the moment. */
const SPACE = 6
/** More would be a tower of words where the moment is about to leave at the left. */
const MOST_LINES = 3

interface ReferenceNote {
  readonly text: string
  readonly color: string
  readonly family: string
}

const widthOf = (text: string, family: string) => utils.calcTextWidth(text, SIZE, 'normal', family)

/** The words in lines of at most `room`; none when they do not fit so. */
function linesOf(text: string, room: number, family: string): readonly string[] {
  const [first = '', ...words] = text.split(' ')
  const lines = [first]
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (widthOf(longer, family) > room) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines.length > MOST_LINES || lines.some((line) => widthOf(line, family) > room) ? [] : lines
}

/** Where the words end, and their lines: clear of the labels if they fit there on one, else up to the moment. */
function wordsAt(x: number, width: number, { text, family }: ReferenceNote) {
  const said = `${text}\u00a0▸`
  const clear = Math.min(x - SPACE, width - LABELS)
  const end = widthOf(said, family) + SPACE > clear ? x - SPACE : clear
  return { end, lines: linesOf(said, end - SPACE, family) }
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
    const { color, family } = overlay.extendData
    const x = Math.min(at, bounding.width)
    const { end, lines } = wordsAt(x, bounding.width, overlay.extendData)
    const words = lines.map((text, place) => ({
      type: 'text',
      attrs: {
        x: end,
        y: bounding.height - WORDS_ABOVE + (place - Math.max(0, lines.length - 2)) * LINE_HEIGHT,
        text,
        align: 'right',
        baseline: 'bottom',
      },
      styles: { color, size: SIZE, family, backgroundColor: 'transparent', borderSize: 0 },
      ignoreEvent: true,
    }))
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
    return [line, ...words]
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
