import { describe, expect, it } from 'vitest'
import { BTC_TERMS } from './timedOption.fixtures.ts'
import {
  affordableStake,
  needsConfirmation,
  shareOfMoney,
  type TimedOptionCircumstances,
  timedOptionFigures,
  timedOptionProblem,
} from './timedOptionTicket.ts'

const [minute, hours] = BTC_TERMS.cycles as [(typeof BTC_TERMS.cycles)[number], (typeof BTC_TERMS.cycles)[number]]
const about: TimedOptionCircumstances = {
  terms: BTC_TERMS,
  cycle: minute,
  scale: 6,
  available: 4_500_000_000n,
  stale: false,
  transactionPasswordSet: true,
}
const problem = (amount: string, change: Partial<TimedOptionCircumstances> = {}) =>
  timedOptionProblem(amount, { ...about, ...change })

describe('what an order costs and brings', () => {
  it('rounds the fee up, the payout down and the expectation down', () => {
    expect(timedOptionFigures(33_333_333n, { ...hours, payout: '0.855' })).toEqual({
      stake: 33_333_333n,
      fee: 333_334n,
      payout: 28_499_999n,
      expected: -2_750_001n,
    })
    expect(timedOptionFigures(100_000_000n, minute)).toMatchObject({ payout: 85_000_000n, expected: -7_500_000n })
  })

  it('leaves room for the fee when a share of the money is staked', () => {
    expect(shareOfMoney(100, 4_500_000_000n, minute, 6)).toBe('4500')
    expect(shareOfMoney(25, 100_000_001n, minute, 6)).toBe('25')
    for (const money of [0n, 1n, 100n, 101n, 102n, 999_999n, 1_010_000_003n]) {
      const stake = affordableStake(money, hours)
      const cost = (amount: bigint) => amount + timedOptionFigures(amount, hours).fee
      expect(cost(stake)).toBeLessThanOrEqual(money)
      expect(cost(stake + 1n)).toBeGreaterThan(money)
    }
  })

  it('asks once more above a quarter of the account', () => {
    const total = 400_000_000n
    expect(needsConfirmation(timedOptionFigures(100_000_000n, minute), total)).toBe(false)
    expect(needsConfirmation(timedOptionFigures(100_000_001n, minute), total)).toBe(true)
  })
})

describe('what is in the way of an order', () => {
  it.each([
    ['', 'empty', ''],
    ['.', 'empty', ''],
    ['0', 'zero', ''],
    ['0.00', 'zero', ''],
    ['4.999999', 'below_minimum', '5'],
    ['5000.000001', 'above_maximum', '5000'],
    ['4000.01', 'above_room', '4000'],
  ])('amount %j: %s', (amount, kind, limit) => {
    expect(problem(amount)).toEqual({ kind, limit })
  })

  it('takes amounts from the least to the most, unfinished ones too', () => {
    for (const amount of ['5', '5.', '100.5', '4000']) expect(problem(amount)).toBeUndefined()
  })

  it('counts the fee against the balance', () => {
    expect(problem('4500', { cycle: { ...minute, maxNow: '5000' } })).toBeUndefined()
    expect(problem('4500', { cycle: hours })).toEqual({ kind: 'insufficient_balance', limit: '' })
  })

  it('tells first what concerns the whole market', () => {
    const closed = { ...BTC_TERMS, open: false, changesAt: 9, problem: 'market_closed' }
    expect(problem('', { terms: closed })).toEqual({ kind: 'market_closed', opens: 9 })
    expect(problem('0', { terms: { ...BTC_TERMS, problem: 'index_unsure' } })).toEqual({ kind: 'index_unsure' })
    expect(problem('100', { terms: { ...BTC_TERMS, problem: 'index_unavailable' }, stale: true })).toEqual({
      kind: 'index_unavailable',
    })
    expect(problem('100', { stale: true })).toEqual({ kind: 'stale' })
    expect(problem('100', { transactionPasswordSet: false })).toEqual({ kind: 'transaction_password_unset' })
    expect(problem('100', { cycle: { ...minute, maxNow: '0' } })).toEqual({ kind: 'no_room' })
  })
})
