import { GLYPH_HEIGHT, GLYPH_WIDTH, glyphRows } from './watermarkLettersData.ts'

export interface Tile {
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly pixels: Buffer
}

/** Opacity of 255: readable everywhere, hiding nothing. */
const OPACITY = 110
/** How often the text stands side by side in a picture. */
const ACROSS = 3
const GAP = 4

/**
 * The text as a tile to be repeated over a picture: light letters with a dark shadow, twice, the second line shifted by
 * half. Drawn from letters of our own, because a server has no fonts.
 */
export function watermarkTile(text: string, picture: { readonly width: number; readonly height: number }): Tile {
  const letters = [...text.toUpperCase()].map(glyphRows)
  const line = letters.length * (GLYPH_WIDTH + 1) + GAP * 3
  const scale = Math.max(1, Math.floor(picture.width / ACROSS / line))
  const width = Math.min(line * scale, picture.width)
  const height = Math.min((GLYPH_HEIGHT + GAP) * 4 * scale, picture.height)
  const pixels = Buffer.alloc(width * height * 4)

  const dot = (x: number, y: number, shade: number) => {
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const [px, py] = [(x * scale + column) % width, y * scale + row]
        if (py >= height) continue
        pixels.set([shade, shade, shade, OPACITY], (py * width + px) * 4)
      }
  }
  const write = (left: number, top: number, shade: number) => {
    letters.forEach((rows, index) => {
      rows.forEach((bits, row) => {
        for (let column = 0; column < GLYPH_WIDTH; column += 1)
          if (bits & (1 << (GLYPH_WIDTH - 1 - column))) dot(left + index * (GLYPH_WIDTH + 1) + column, top + row, shade)
      })
    })
  }
  const second = (GLYPH_HEIGHT + GAP) * 2
  for (const [left, top] of [
    [0, 0],
    [Math.floor(line / 2), second],
  ] as const) {
    write(left + 1, top + 1, 0)
    write(left, top, 255)
  }
  return { width, height, pixels }
}
