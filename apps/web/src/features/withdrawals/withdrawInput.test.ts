import { describe, expect, it } from 'vitest'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'
import { INFO } from './withdrawal.fixtures.ts'
import { isAboutAmount, leftOfDay, missingTurnover, turnoverPercent } from './withdrawInput.ts'

describe('what may be withdrawn', () => {
  it('of the day is nothing once the day is used up', () => {
    expect(leftOfDay({ ...INFO, dailyLimit: '2000', dailyUsed: '1900.000001' })).toBe('99.999999')
    expect(leftOfDay({ ...INFO, dailyLimit: '1000', dailyUsed: '1200' })).toBe('0')
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
