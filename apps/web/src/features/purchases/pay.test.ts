import { describe, expect, it } from 'vitest'
import { formProblems, payFor } from './pay.ts'

describe('what coins cost', () => {
  it.each([
    ['1', 8, '50250', '50250'],
    ['0.00000001', 8, '50250', '0.01'],
    ['0.001', 8, '50250.123', '50.26'],
    ['1', 6, '1.005', '1.01'],
    ['', 6, '1.005', ''],
    ['0', 6, '1.005', ''],
    ['1.1234567', 6, '1.005', ''],
  ])('%s coins of %s decimals at %s: %s', (amount, decimals, rate, pay) => {
    expect(payFor(amount, decimals, rate)).toBe(pay)
  })

  it('is asked for with an amount, a payer, a bill and agreement to the terms that are shown', () => {
    const offer = { min: '0.001', decimals: 8, version: 7 }
    expect(formProblems({ amount: '', name: ' ', imgId: '', agreed: '' }, offer)).toEqual({
      amount: 'amount',
      name: 'payer',
      imgId: 'bill',
      agreed: 'agree',
    })
    const right = { amount: '0.001', name: 'Ann', imgId: 'x', agreed: '7' }
    expect(Object.values(formProblems(right, offer)).filter((problem) => problem !== undefined)).toEqual([])
    expect(formProblems({ ...right, amount: '0.00099999' }, offer).amount).toBe('min')
    expect(formProblems({ ...right, agreed: '6' }, offer).agreed).toBe('agree')
  })
})
