import { describe, expect, it } from 'vitest'
import { lastDays, rangeMs, rangeProblem } from './dateRange.ts'

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
