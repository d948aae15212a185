import { describe, expect, it } from 'vitest'
import { draftChanges } from '../../shared/acts/draftChanges.ts'
import { nextProduct } from '../../shared/terms/typedTerms.ts'
import { draftOf, EMPTY_DRAFT, type HostingTerms, PRODUCT_FIELDS, termsOf, yearlyRate } from './productDraft.ts'

const TERMS: HostingTerms = {
  product: 2,
  name: 'Thirty days',
  cycleDays: 30,
  dailyRate: '0.0004',
  min: '500',
  max: '100000',
  capacity: '5000000',
  earlyLoss: '0.05',
  redemptionDays: 1,
  state: 'open',
}
const BACKING = { version: 8, left: '0', hosted: '0', escrowed: '0', owed: '0', coverage: '' }

describe('terms of a product as they are written', () => {
  it('are read back as they were', () => {
    expect(termsOf(2, draftOf(TERMS))).toEqual(TERMS)
  })

  it.each([
    ['name', ' '],
    ['cycleDays', '0'],
    ['cycleDays', '1.5'],
    ['dailyRate', '0'],
    ['dailyRate', '0.0000001'],
    ['dailyRate', '1.1'],
    ['earlyLoss', '5%'],
    ['min', '0'],
    ['min', '100000.1'],
    ['capacity', '1e6'],
    ['redemptionDays', ''],
  ])('%s cannot be %j', (field, text) => {
    expect(termsOf(2, { ...draftOf(TERMS), [field]: text })).toBeUndefined()
  })

  it('can be redeemed at once, and sold up to a thousand millions', () => {
    const draft = { ...draftOf(TERMS), redemptionDays: '0', max: '1000000000', capacity: '1000000000' }
    expect(termsOf(2, draft)).toMatchObject({ redemptionDays: 0, capacity: '1000000000' })
  })

  it('differ line by line from those in force; of a new product every field that was filled in is told', () => {
    const now = draftOf(TERMS)
    expect(draftChanges(PRODUCT_FIELDS, now, { ...now, state: 'closed' }, (field) => field)).toEqual([
      { label: 'state', before: 'open', after: 'closed' },
    ])
    expect(draftChanges(PRODUCT_FIELDS, now, { ...now, name: 'Thirty days ' }, (field) => field)).toEqual([])
    expect(draftChanges(PRODUCT_FIELDS, undefined, now, (field) => field)).toHaveLength(9)
    expect(draftChanges(PRODUCT_FIELDS, undefined, EMPTY_DRAFT, (field) => field)).toEqual([
      { label: 'earlyLoss', before: '', after: '0.05' },
      { label: 'redemptionDays', before: '', after: '1' },
      { label: 'state', before: '', after: 'open' },
    ])
  })

  it('a new product gets the next number', () => {
    expect(nextProduct([])).toBe(1)
    expect(nextProduct([{ terms: TERMS, ...BACKING }])).toBe(3)
  })

  it('a year is 365 days, simple', () => {
    expect([yearlyRate('0.0004'), yearlyRate('1'), yearlyRate('x')]).toEqual(['0.146', '365', ''])
  })
})
