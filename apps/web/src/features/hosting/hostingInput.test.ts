import { HOSTING_DAY_MS } from '@touchstone/core/formulas'
import { describe, expect, it } from 'vitest'
import { buyProblems, mostNow } from './buyInput.ts'
import { dueDays } from './dueDays.ts'
import { BOUGHT_AT, ORDER, PRODUCT } from './hosting.fixtures.ts'

const LIMITS = { product: PRODUCT, available: '5000', decimals: 6, demo: false }
const VALUES = { amount: '1000', agreed: '12', tpwd: '839274' }

describe('a purchase', () => {
  it('is right with an amount within the limits, agreement to the terms shown and the transaction password', () => {
    expect(Object.values(buyProblems(VALUES, LIMITS)).filter((problem) => problem !== undefined)).toEqual([])
  })

  it.each([
    ['', 'empty'],
    ['0', 'empty'],
    ['0.0000001', 'empty'],
    ['99.999999', 'min'],
    ['100', undefined],
    ['20000.000001', 'max'],
    ['5000.1', 'balance'],
    ['5000.', undefined],
  ])('amount %j: %s', (amount, problem) => {
    expect(buyProblems({ ...VALUES, amount }, LIMITS).amount).toBe(problem)
  })

  it('has to be agreed to again when the terms are others', () => {
    expect(buyProblems(VALUES, { ...LIMITS, product: { ...PRODUCT, terms: 13 } }).agreed).toBe('agree')
  })

  it('asks for a transaction password of six digits, in the demo account for none', () => {
    const values = { ...VALUES, tpwd: '83927' }
    expect(buyProblems(values, LIMITS).tpwd).toBe('pin')
    expect(buyProblems({ ...values, tpwd: '' }, { ...LIMITS, demo: true }).tpwd).toBeUndefined()
  })

  it('can hold at most what the terms allow, what is left, and what is there', () => {
    expect(mostNow(LIMITS)).toBe('5000')
    expect(mostNow({ ...LIMITS, available: '60000' })).toBe('20000')
    expect(mostNow({ product: { ...PRODUCT, max: '900' }, available: '60000' })).toBe('900')
  })
})

describe('what falls due', () => {
  it('is each day that was not paid yet, the last of them with the end', () => {
    expect(dueDays([ORDER], 6).map(({ kind, day, time, credited }) => [kind, day, time, credited])).toEqual([
      ['return', 4, BOUGHT_AT + 4 * HOSTING_DAY_MS, '0.3'],
      ['return', 5, BOUGHT_AT + 5 * HOSTING_DAY_MS, '0.3'],
      ['return', 6, BOUGHT_AT + 6 * HOSTING_DAY_MS, '0.3'],
      ['end', 7, BOUGHT_AT + 7 * HOSTING_DAY_MS, '0.3'],
    ])
  })

  it('makes up on the last day what rounding left over on the others', () => {
    const due = dueDays([{ ...ORDER, amount: '100.005', daysLeft: 7 }], 6)
    const credited = due.map((day) => day.credited)
    expect(credited).toEqual([...Array.from({ length: 6 }, () => '0.030001'), '0.030004'])
  })

  it('is the end of a redemption, and nothing of what is over', () => {
    const redeemed = { ...ORDER, orderNo: '13', state: 'redemption', daysLeft: 0 } as const
    const over = { ...ORDER, orderNo: '14', state: 'completed', daysLeft: 0 } as const
    expect(dueDays([over, redeemed], 6).map(({ order, kind }) => [order.orderNo, kind])).toEqual([['13', 'redemption']])
  })

  it('comes in order of its time over all orders', () => {
    const later = { ...ORDER, orderNo: '13', time: BOUGHT_AT + 3_600_000 }
    const due = dueDays([later, ORDER], 6)
    expect(due.map(({ time }) => time)).toEqual(due.map(({ time }) => time).toSorted((a, b) => a - b))
    expect(due).toHaveLength(8)
  })
})
