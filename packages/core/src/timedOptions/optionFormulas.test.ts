import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakEvenPpm } from '../contractFormulas.ts'
import {
  houseEdgePpm,
  optionFee,
  optionOutcome,
  optionPayout,
  resultOf,
  settlementPrice,
  settlementRule,
  stakeForPayout,
} from './optionFormulas.ts'

describe('money of an option', () => {
  test('payouts round down, fees up', () => {
    expect(optionPayout(3n, 850_000)).toBe(2n)
    expect(optionFee(1n, 10_000)).toBe(1n)
    expect(optionFee(0n, 10_000)).toBe(0n)
  })

  test('the largest stake for a payout fits, and one unit more does not', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 1, max: 1_000_000 }), (room, payoutPpm) => {
        const stake = stakeForPayout(room, payoutPpm)
        expect(optionPayout(stake, payoutPpm)).toBeLessThanOrEqual(room)
        expect(optionPayout(stake + 1n, payoutPpm)).toBeGreaterThan(room)
      }),
      { seed: 98, numRuns: 1000 },
    )
    expect(stakeForPayout(-1n, 850_000)).toBe(0n)
  })

  test('the edge is what half the wins leave the house, and the break-even rate is where it ends', () => {
    expect(houseEdgePpm(850_000, 10_000)).toBe(85_000)
    expect(houseEdgePpm(850_001, 0)).toBe(75_000)
    expect(houseEdgePpm(1_000_000, 0)).toBe(0)
    const rate = breakEvenPpm(850_000, 10_000)
    const gain = (wins: number) => wins * 850_000 - (1_000_000 - wins) * 1_000_000 - 10_000 * 1_000_000
    expect(gain(rate)).toBeGreaterThanOrEqual(0)
    expect(gain(rate - 1)).toBeLessThan(0)
  })
})

describe('the published rule', () => {
  test.each([
    [15, 5_000, 'median'],
    [299, 5_000, 'median'],
    [300, 30_000, 'median'],
    [3_600, 30_000, 'median'],
    [3_601, 300_000, 'mean'],
    [86_400, 300_000, 'mean'],
  ])('%i s settle on %i ms by the %s', (seconds, windowMs, rule) => {
    expect(settlementRule(seconds)).toEqual({ windowMs, rule })
  })

  test('medians and means round halves up', () => {
    expect(settlementPrice([5], 'median')).toBe(5)
    expect(settlementPrice([9, 1, 5], 'median')).toBe(5)
    expect(settlementPrice([1, 4], 'median')).toBe(3)
    expect(settlementPrice([1, 3], 'median')).toBe(2)
    expect(settlementPrice([1, 2], 'mean')).toBe(2)
    expect(settlementPrice([1, 1, 2], 'mean')).toBe(1)
    expect(settlementPrice([1, 2, 2], 'mean')).toBe(2)
  })

  test('up wins above, down below, equal is a tie', () => {
    expect(resultOf('up', 100, 101)).toBe('won')
    expect(resultOf('down', 100, 101)).toBe('lost')
    expect(resultOf('up', 100, 99)).toBe('lost')
    expect(resultOf('down', 100, 99)).toBe('won')
    expect(resultOf('up', 100, 100)).toBe('tied')
  })

  const samples = Array.from({ length: 60 }, (_, second) => ({ sequence: second, time: second * 1_000, price: 100 }))
  const option = { direction: 'up' as const, seconds: 30, strike: 99, expiry: 30_000 }

  test('the window is open at its beginning and closed at its end', () => {
    const outcome = optionOutcome(option, samples)
    expect(outcome.samples.map(({ sequence }) => sequence)).toEqual([26, 27, 28, 29, 30])
    expect(outcome).toMatchObject({ result: 'won', price: 100, expectedSamples: 5, windowMs: 5_000, rule: 'median' })
  })

  test('four of five samples are enough, three are void', () => {
    const without = (gone: readonly number[]) => samples.filter(({ sequence }) => !gone.includes(sequence))
    expect(optionOutcome(option, without([27])).result).toBe('won')
    expect(optionOutcome(option, without([27, 30]))).toMatchObject({ result: 'void', price: 0 })
  })

  test('no strike is void, whatever the samples say', () => {
    const outcome = optionOutcome({ ...option, strike: 0 }, samples)
    expect(outcome).toMatchObject({ result: 'void', price: 0, samples: [] })
  })
})
