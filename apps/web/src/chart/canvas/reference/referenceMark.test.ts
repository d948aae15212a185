import { type Chart, getOverlayClass, type OverlayCreate, utils } from 'klinecharts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readChartColours } from '../chartColours.ts'
import { markReference } from './referenceMark.ts'

const NOTE = 'Prix de référence antérieurs au début des échanges ici'
const LETTER = 5

beforeEach(() => void vi.spyOn(utils, 'calcTextWidth').mockImplementation((text) => text.length * LETTER))
afterEach(() => void vi.restoreAllMocks())

interface Words {
  readonly x: number
  readonly y: number
  readonly text: string
}

/** What is written beside a moment that stands at this place of a pane. */
function wordsAt(x: number, width: number): readonly Words[] {
  const overlays: OverlayCreate[] = []
  const chart = { removeOverlay: () => true, createOverlay: (overlay: OverlayCreate) => overlays.push(overlay) }
  markReference(chart as unknown as Chart, 1, NOTE, readChartColours(document.documentElement))
  const Shape = getOverlayClass('referenceEnd')
  if (!Shape) throw new Error('the mark is not registered')
  const pane = { coordinates: [{ x, y: 0 }], bounding: { width, height: 300 }, overlay: overlays[0] }
  const figures = [new Shape().createPointFigures?.(pane as never) ?? []].flat()
  return figures.filter(({ type }) => type === 'text').map(({ attrs }) => attrs as Words)
}

const begin = ({ x, text }: Words) => x - text.length * LETTER

it('stands on one line clear of the labels at the right, where there is room', () => {
  expect(wordsAt(800, 800)).toEqual([expect.objectContaining({ x: 610, text: `${NOTE}\u00a0▸` })])
})

it('stays whole in a narrow pane: up to the moment, on more lines if need be', () => {
  const [only, ...more] = wordsAt(320, 310)
  expect([only?.x, more]).toEqual([304, []])
  const lines = wordsAt(210, 310)
  expect(lines.map(({ text }) => text).join(' ')).toBe(`${NOTE}\u00a0▸`)
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(begin(line)).toBeGreaterThan(0)
  expect(lines[0]?.y).toBeLessThan(lines[1]?.y ?? 0)
})

it('is left out where the moment is about to leave at the left', () => {
  expect(wordsAt(40, 310)).toEqual([])
})
