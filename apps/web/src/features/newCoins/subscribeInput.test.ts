import { describe, expect, it } from 'vitest'
import { COIN } from './newCoins.fixtures.ts'
import { mostNow, mostOf, subscribeProblems } from './subscribeInput.ts'

const LIMITS = { coin: COIN, balance: { available: '100', decimals: 6 }, demo: false }
const VALUES = { quantity: '100', agreed: '12', tpwd: '839274' }

describe('a request for new coins', () => {
  it('is right within the limits, with agreement to the terms shown and the transaction password', () => {
    expect(Object.values(subscribeProblems(VALUES, LIMITS)).filter((problem) => problem !== undefined)).toEqual([])
  })

  it.each([
    ['', 'empty'],
    ['0', 'empty'],
    ['10.25', 'empty'],
    ['9.5', 'min'],
    ['10', undefined],
    ['10.', undefined],
    ['10.4', 'lot'],
    ['2000.5', 'max'],
    ['400', undefined],
    ['400.5', 'balance'],
  ])('quantity %j: %s', (quantity, problem) => {
    expect(subscribeProblems({ ...VALUES, quantity }, LIMITS).quantity).toBe(problem)
  })

  it('has to be agreed to again when the terms are others', () => {
    const coin = { ...COIN, terms: 13 }
    expect(subscribeProblems(VALUES, { ...LIMITS, coin }).agreed).toBe('agree')
  })

  it('asks for a transaction password of six digits, in the demo account for none', () => {
    expect(subscribeProblems({ ...VALUES, tpwd: '83927' }, LIMITS).tpwd).toBe('pin')
    expect(subscribeProblems({ ...VALUES, tpwd: '' }, { ...LIMITS, demo: true }).tpwd).toBeUndefined()
  })

  it('asks at most for what one customer may have, and by review for no more than is left', () => {
    expect(mostOf({ max: '2000', left: '1', way: 'pro_rata' })).toBe('2000')
    expect(mostOf({ max: '2000', left: '150', way: 'review' })).toBe('150')
  })

  it('can ask at most for what the money there pays, in whole steps of the coin, the cost rounded up', () => {
    const most = (available: string, price: string) =>
      mostNow({ coin: { ...COIN, price }, balance: { available, decimals: 6 } })
    expect(most('100', '0.25')).toBe('400')
    expect(most('100', '0.3')).toBe('333')
    expect(most('0.149999', '0.3')).toBe('0')
    expect(most('90000', '0.3')).toBe('2000')
  })
})
