import { describe, expect, it } from 'vitest'
import { draftChanges } from '../../shared/acts/draftChanges.ts'
import { nextProduct } from '../../shared/terms/typedTerms.ts'
import { LOANS, TERMS } from './loans.fixtures.ts'
import { afterMove, isBalanced, mostOf, owedOf, writtenOffAfter } from './poolDraft.ts'
import { draftOf, EMPTY_DRAFT, PRODUCT_FIELDS, termsOf, yearlyRate } from './productDraft.ts'

describe('terms of a loan as they are written', () => {
  it('are read back as they were', () => {
    expect(termsOf(1, draftOf(TERMS))).toEqual(TERMS)
  })

  it.each([
    ['name', ' '],
    ['lender', ''],
    ['days', '0'],
    ['days', '1.5'],
    ['freeDays', '11'],
    ['graceDays', ''],
    ['dailyRate', '0'],
    ['dailyRate', '0.0000001'],
    ['lateRate', '1.1'],
    ['min', '0'],
    ['min', '5000.1'],
    ['max', '1e6'],
  ])('%s cannot be %j', (field, text) => {
    expect(termsOf(1, { ...draftOf(TERMS), [field]: text })).toBeUndefined()
  })

  it('may cost nothing when late, and let lent money leave', () => {
    const draft = { ...draftOf(TERMS), lateRate: '0', mayLeave: 'yes', freeDays: '10' }
    expect(termsOf(1, draft)).toMatchObject({ lateRate: '0', mayLeave: true, freeDays: 10 })
  })

  it('differ line by line from those in force; of a new product every field that was filled in is told', () => {
    const now = draftOf(TERMS)
    expect(draftChanges(PRODUCT_FIELDS, now, { ...now, mayLeave: 'yes' }, (field) => field)).toEqual([
      { label: 'mayLeave', before: 'no', after: 'yes' },
    ])
    expect(draftChanges(PRODUCT_FIELDS, undefined, now, (field) => field)).toHaveLength(11)
    const untouched = draftChanges(PRODUCT_FIELDS, undefined, EMPTY_DRAFT, (field) => field)
    expect(untouched.map(({ label }) => label)).not.toContain('name')
  })

  it('a new product gets the next number', () => {
    expect(nextProduct([])).toBe(1)
    expect(nextProduct(LOANS.products)).toBe(2)
  })

  it('a year counts the free days in, and is rounded up', () => {
    expect(yearlyRate(TERMS)).toBe('0.2555')
    expect(yearlyRate({ ...TERMS, days: 7 })).toBe('0.208572')
    expect(yearlyRate(undefined)).toBeUndefined()
  })
})

describe('money of the pool', () => {
  it('comes from the treasury and goes back there, as far as it is there', () => {
    expect(afterMove('fund', '1000.5', LOANS)).toEqual({ treasury: '248999.5', free: '8000.5' })
    expect(afterMove('return', '6000', LOANS)).toEqual({ treasury: '256000', free: '1000' })
    for (const [way, text] of [
      ['fund', '250000.000001'],
      ['return', '6000.000001'],
      ['fund', '0'],
      ['return', ''],
    ] as const)
      expect(afterMove(way, text, LOANS)).toBeUndefined()
    expect([mostOf('fund', LOANS), mostOf('return', LOANS)]).toEqual(['250000', '6000'])
  })

  it('adds up to the unit, or is said not to', () => {
    expect(isBalanced(LOANS)).toBe(true)
    expect(isBalanced({ ...LOANS, outside: '400.000001' })).toBe(false)
  })

  it('a loan that is given up costs the pool its principal, and the customer owes nothing more', () => {
    const [loan] = LOANS.late
    if (!loan) throw new Error('no loan')
    expect(owedOf(loan)).toBe('1020')
    expect(writtenOffAfter(LOANS, loan)).toBe('1100')
  })
})
