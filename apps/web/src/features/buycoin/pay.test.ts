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

  it('is asked for with an amount, a payer and a bill', () => {
    expect(formProblems({ amount: '', name: ' ', imgId: '' }, '0.001', 8)).toEqual({
      amount: 'amount',
      name: 'payer',
      imgId: 'bill',
    })
    const right = { name: 'Ann', imgId: 'x' }
    expect(formProblems({ ...right, amount: '0.00099999' }, '0.001', 8).amount).toBe('min')
    expect(formProblems({ ...right, amount: '0.001' }, '0.001', 8)).toEqual({
      amount: undefined,
      name: undefined,
      imgId: undefined,
    })
  })
})
