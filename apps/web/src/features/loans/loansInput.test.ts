import { describe, expect, it } from 'vitest'
import {
  type ApplicationField,
  askedOf,
  fieldProblem,
  isSame,
  missingOf,
  mostOf,
  type Offer,
} from './application/application.ts'
import { noteOf, sevenDaysLate } from './costs.ts'
import { dueDays } from './dueDays.ts'
import { daysUntil } from './loanState.ts'
import { BOOK, KEPT, LENT_AT, LIMIT, LOAN, NOTHING_KEPT, PRODUCT, QUOTE } from './loans.fixtures.ts'
import { isBalanced } from './poolSum.ts'
import { repayProblems, splitOf } from './repayInput.ts'

const DAY_MS = 86_400_000
const OFFER: Offer = { product: PRODUCT, available: LIMIT.available, now: LENT_AT }

describe('an application', () => {
  it('is complete with every field and picture', () => {
    expect(missingOf(askedOf(KEPT), OFFER)).toEqual([])
    expect(missingOf(askedOf(NOTHING_KEPT), { ...OFFER, product: undefined })).toHaveLength(15)
  })

  const cases: readonly (readonly [ApplicationField, string, string | undefined])[] = [
    ['amount', '', 'amount'],
    ['amount', '0', 'amount'],
    ['amount', '99.999999', 'min'],
    ['amount', '100', undefined],
    ['amount', '4000', undefined],
    ['amount', '4000.000001', 'max'],
    ['name', '  ', 'empty'],
    ['birth', '', 'empty'],
    ['birth', '2008-11-20', undefined],
    ['birth', '2008-11-21', 'age'],
    ['birth', '1990-13-01', 'age'],
    ['phone', '12', 'phone'],
    ['phone', '+852 9123 4567', undefined],
    ['phone', 'call me', 'phone'],
    ['frontId', '', 'empty'],
    ['income', '0', 'empty'],
    ['expected', '1500.5', undefined],
  ]
  it.each(cases)('%s %j: %s', (field, value, problem) => {
    expect(fieldProblem(field, value, OFFER)).toBe(problem)
  })

  it('can ask for the least of the terms and of what the limit and the pool leave', () => {
    expect(mostOf(OFFER)).toBe('4000')
    expect(mostOf({ ...OFFER, available: '9000' })).toBe('5000')
    expect(mostOf({ ...OFFER, product: undefined })).toBe('4000')
  })

  it('is the same until a field differs', () => {
    expect(isSame(askedOf(KEPT), askedOf({ ...KEPT, saved: 0 }))).toBe(true)
    expect(isSame(askedOf(KEPT), askedOf({ ...KEPT, name: 'Ann' }))).toBe(false)
  })
})

describe('what a loan costs', () => {
  it('seven days late is what is owed then, and how much more that is', () => {
    expect(sevenDaysLate(QUOTE, PRODUCT.days)).toEqual({ owed: '1026', more: '19' })
    expect(sevenDaysLate({ ...QUOTE, schedule: [] }, PRODUCT.days)).toBeUndefined()
  })

  it('is said of each day: free, due, grace, late', () => {
    const days = [1, 3, 4, 10, 11, 12]
    expect(days.map((day) => noteOf(day, PRODUCT))).toEqual(['free', 'free', undefined, 'due', 'grace', 'late'])
    expect(noteOf(11, { ...PRODUCT, graceDays: 0 })).toBe('late')
  })
})

describe('a repayment', () => {
  const VALUES = { amount: '100', way: 'balance', imgId: '', tpwd: '839274' } as const
  const LIMITS = { owed: '1017', available: '500' }
  const wrong = (change: object, limits = LIMITS) =>
    Object.values(repayProblems({ ...VALUES, ...change }, limits)).filter((problem) => problem !== undefined)

  it.each([
    [{}, []],
    [{ amount: '' }, ['empty']],
    [{ amount: '0' }, ['empty']],
    [{ amount: '1017.000001' }, ['max']],
    [{ amount: '500.000001' }, ['recharge']],
    [{ amount: '500' }, []],
    [{ tpwd: '123' }, ['pin']],
    [{ way: 'proof', amount: '1017' }, ['proof']],
    [{ way: 'proof', amount: '1017', imgId: 'slip' }, []],
  ])('%j: %j', (change, problems) => {
    expect(wrong(change)).toEqual(problems)
  })

  it.each([
    ['5', { lateFee: '5', interest: '0', principal: '0', left: '1012' }],
    ['10', { lateFee: '6', interest: '4', principal: '0', left: '1007' }],
    ['20.5', { lateFee: '6', interest: '11', principal: '3.5', left: '996.5' }],
    ['5000', { lateFee: '6', interest: '11', principal: '1000', left: '0' }],
    ['', { lateFee: '0', interest: '0', principal: '0', left: '1017' }],
  ])('of %j goes to late fee, interest and principal in this order', (amount, split) => {
    expect(splitOf(amount, LOAN)).toEqual(split)
  })
})

describe('what falls due', () => {
  it('is the due day and the end of the grace, as long as they are to come', () => {
    const running = { ...LOAN, state: 'disbursed', total: '1007' } as const
    expect(dueDays(running, LENT_AT)).toEqual([
      { kind: 'due', time: LENT_AT + 10 * DAY_MS, owed: '1007' },
      { kind: 'late', time: LENT_AT + 11 * DAY_MS, owed: '1007' },
    ])
    expect(dueDays(running, LENT_AT + 10 * DAY_MS).map(({ kind }) => kind)).toEqual(['late'])
    expect(dueDays({ ...running, state: 'repaid' }, LENT_AT)).toEqual([])
  })

  it('is counted in full days', () => {
    expect([daysUntil(3 * DAY_MS, 0), daysUntil(DAY_MS - 1, 0), daysUntil(0, 1)]).toEqual([3, 0, 0])
  })
})

describe('the pool', () => {
  it('is lent, left, paid outside or given up, to the unit', () => {
    expect(isBalanced(BOOK)).toBe(true)
    expect(isBalanced({ ...BOOK, lent: '2499.999999' })).toBe(false)
  })
})
