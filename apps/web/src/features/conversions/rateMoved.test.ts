import { describe, expect, it } from 'vitest'
import { rateMoved } from './rateMoved.ts'

describe('a rate that moved', () => {
  it.each([
    ['1000', '1001', false],
    ['1000', '1001.000001', true],
    ['1000', '999', false],
    ['1000', '998.999999', true],
    ['0.0000123', '0.0000123', false],
    ['0.000012300000', '0.000012312301', true],
    ['', '5', false],
    ['0', '5', false],
  ])('from %s to %s: %s', (before, after, told) => {
    expect(rateMoved(before, after)).toBe(told)
  })
})
