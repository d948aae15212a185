import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'
import { lastDays, rangeMs, rangeProblem } from './dateRange.ts'

describe('csv', () => {
  it('quotes, doubles quotes and ends lines as RFC 4180 says', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['x,y', 'he said "no"'],
          ['1', 2],
        ],
      ),
    ).toBe('a,b\r\n"x,y","he said ""no"""\r\n1,2\r\n')
  })
  it.each(['=1+1', '+cmd', '@SUM(A1)', '-2+3', '\tx'])('defuses %j', (text) => {
    expect(toCsv([], [[text]]).split('\r\n')[1]).toMatch(/^"?'/)
  })
  it('leaves signed amounts as numbers', () => {
    expect(toCsv(['n'], [['-12.50']])).toBe('n\r\n-12.50\r\n')
  })
})

describe('date range', () => {
  it('allows 90 days and refuses 91', () => {
    expect(rangeProblem({ from: '2026-01-01', to: '2026-03-31' })).toBeUndefined()
    expect(rangeProblem({ from: '2026-01-01', to: '2026-04-01' })).toBe('too_long')
  })
  it('refuses a reversed or empty range', () => {
    expect(rangeProblem({ from: '2026-02-02', to: '2026-02-01' })).toBe('reversed')
    expect(rangeProblem({ from: '', to: '2026-02-01' })).toBe('empty')
    expect(rangeMs({ from: '', to: '' })).toBeUndefined()
  })
  it('covers whole days', () => {
    const range = rangeMs({ from: '2026-02-01', to: '2026-02-01' })
    expect(range && range.to - range.from).toBe(86_400_000 - 1)
  })
  it('ends today', () => {
    const now = new Date(2026, 2, 1, 12).getTime()
    expect(lastDays(7, now)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  })
})
