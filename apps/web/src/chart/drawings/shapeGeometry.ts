import type { Bounding, Coordinate, OverlayFigure } from 'klinecharts'

/** Dashed where it only supports the shape. */
export function line(coordinates: readonly Coordinate[], dashed = false): OverlayFigure {
  return {
    type: 'line',
    attrs: { coordinates: [...coordinates] },
    ...(dashed && { styles: { style: 'dashed', dashedValue: [4, 4] } }),
  }
}

export function words(x: number, y: number, text: string, more: Readonly<Record<string, unknown>> = {}): OverlayFigure {
  return { type: 'text', attrs: { x, y, text, baseline: 'bottom', ...more }, ignoreEvent: true }
}

/** From `a` through `b` as far as the pane reaches. */
export function rayFrom(a: Coordinate, b: Coordinate, { width, height }: Bounding): Coordinate {
  const dx = b.x - a.x
  const dy = b.y - a.y
  if (dx === 0) return { x: a.x, y: dy < 0 ? 0 : height }
  const x = dx > 0 ? width : 0
  return { x, y: a.y + (dy / dx) * (x - a.x) }
}

export const middle = (a: Coordinate, b: Coordinate): Coordinate => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

const HEAD = 10
const HEAD_ANGLE = Math.PI / 7

/** The two strokes of an arrow's head at `tip`. */
export function arrowHead(tail: Coordinate, tip: Coordinate): readonly Coordinate[] {
  const angle = Math.atan2(tip.y - tail.y, tip.x - tail.x)
  const stroke = (turn: number) => ({
    x: tip.x - HEAD * Math.cos(angle + turn),
    y: tip.y - HEAD * Math.sin(angle + turn),
  })
  return [stroke(HEAD_ANGLE), tip, stroke(-HEAD_ANGLE)]
}

export const RETRACEMENT_LEVELS = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const
export const EXTENSION_LEVELS = [0, 0.382, 0.618, 1, 1.272, 1.618, 2.618] as const

/** A level as traders write it: "61.8%". */
export const levelText = (level: number): string => `${(level * 100).toFixed(1)}%`

/** Prices of the levels between the end of a move (0) and its start (1). */
export function retracementPrices(start: number, end: number): readonly number[] {
  return RETRACEMENT_LEVELS.map((level) => end + (start - end) * level)
}

/** Prices of the levels of a move from `start` to `end`, laid on from `pullback`. */
export function extensionPrices(start: number, end: number, pullback: number): readonly number[] {
  return EXTENSION_LEVELS.map((level) => pullback + (end - start) * level)
}
