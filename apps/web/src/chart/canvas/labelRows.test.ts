import { describe, expect, it } from 'vitest'
import { labelRows, lineEnd } from './labelRows.ts'

const HEIGHT = 200

describe('rows of the labels of price lines', () => {
  it('leave labels beside their lines where these are far enough apart', () => {
    expect(labelRows([150, 50, 100], HEIGHT)).toEqual([150, 50, 100])
  })
  it('put the labels of near lines one under the other, in the order of the prices', () => {
    expect(labelRows([105, 100, 100], HEIGHT)).toEqual([136, 100, 118])
  })
  it('keep labels of lines out of sight at the edge they went over, each readable', () => {
    expect(labelRows([-40, -400, 900, 230], HEIGHT)).toEqual([48, 30, 188, 170])
  })
  it('keep labels of lines out of sight under all lines of a legend that reaches them', () => {
    expect(labelRows([-40, 100], HEIGHT, undefined, 36)).toEqual([66, 100])
    expect(labelRows([-40], 40, undefined, 36)).toEqual([30])
  })
  it('leave the mark of the last price free', () => {
    expect(labelRows([98, 104], HEIGHT, 100)).toEqual([82, 118])
    expect(labelRows([98, 104], HEIGHT, 400)).toEqual([98, 116])
  })
  it('go under the last price where there is no room above it', () => {
    expect(labelRows([10, 12, 14], HEIGHT, 50)).toEqual([30, 68, 86])
  })
  it('stand closer together where there are more than fit, and never beyond the pane', () => {
    const rows = labelRows(
      Array.from({ length: 40 }, () => 100),
      HEIGHT,
    )
    expect(Math.min(...rows)).toBeCloseTo(30)
    expect(Math.max(...rows)).toBeCloseTo(188)
    expect(new Set(rows).size).toBe(40)
  })
})

it('lines end where a label stands in their way, their own or another’s', () => {
  const labels = [
    { row: 100, start: 420 },
    { row: 118, start: 380 },
  ]
  expect([91, 92, 108, 109.5, 200].map((y) => lineEnd(y, labels, 500))).toEqual([500, 420, 420, 380, 500])
})
