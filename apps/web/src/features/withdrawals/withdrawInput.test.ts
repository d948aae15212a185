import { describe, expect, it } from 'vitest'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'
import { INFO } from './withdrawal.fixtures.ts'
import { isAboutAmount, leftOfDay, missingTurnover, mostNow, turnoverPercent } from './withdrawInput.ts'

describe('what may be withdrawn', () => {
  it('is the least of what is unlocked, there, allowed at once and left of the day', () => {
    expect(mostNow(INFO)).toBe('600')
    expect(mostNow({ ...INFO, available: '50.5' })).toBe('50.5')
    expect(mostNow({ ...INFO, max: '400' })).toBe('400')
    expect(mostNow({ ...INFO, dailyLimit: '2000', dailyUsed: '1900.000001' })).toBe('99.999999')
  })

  it('is nothing once the day is used up', () => {
    const used = { ...INFO, dailyLimit: '1000', dailyUsed: '1200' }
    expect(leftOfDay(used)).toBe('0')
    expect(mostNow(used)).toBe('0')
  })

  it('says how much turnover is missing, and nothing when none is', () => {
    expect(missingTurnover(INFO)).toBe('360')
    expect(missingTurnover({ ...INFO, turnover: { need: '10', done: '10', rate: '0.9' } })).toBe('')
    expect(turnoverPercent({ need: '3', done: '1' }, 6)).toBe(33)
    expect(turnoverPercent({ need: '0', done: '0' }, 6)).toBe(100)
  })

  it('tells what is wrong with an amount from what is wrong otherwise', () => {
    expect(isAboutAmount('turnover_missing')).toBe(true)
    expect(isAboutAmount('withdrawals_closed')).toBe(false)
    expect(typedAmount('12.')).toBe('12')
  })
})
