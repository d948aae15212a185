import { describe, expect, it } from 'vitest'
import { draftChanges } from '../../shared/acts/draftChanges.ts'
import { draftOf, MONEY_FIELDS, type MoneyTerms, termsOf } from './moneyDraft.ts'

const TERMS: MoneyTerms = {
  opensAt: 720,
  closesAt: 1_440,
  perDay: 2,
  min: '100',
  max: '200000',
  feeRate: '0.05',
  turnoverRate: '0.9',
  addressHoldHours: 24,
  returnFee: '5',
  secondPersonFrom: '10000',
  conversionSpread: '0.002',
}

describe('terms of money as they are written', () => {
  it('are read back as they were', () => {
    expect(draftOf(TERMS)).toMatchObject({ opensAt: '12:00', closesAt: '24:00', perDay: '2', addressHoldHours: '24' })
    expect(termsOf(draftOf(TERMS))).toEqual(TERMS)
  })

  it.each([
    ['opensAt', '12:60'],
    ['opensAt', '25:00'],
    ['closesAt', '11:59'],
    ['perDay', '0'],
    ['perDay', '1.5'],
    ['min', '1e3'],
    ['feeRate', '5'],
    ['turnoverRate', '0.1234567'],
    ['addressHoldHours', '-1'],
  ] as const)('cannot be proposed with %s %s', (field, text) => {
    expect(termsOf({ ...draftOf(TERMS), [field]: text })).toBeUndefined()
  })

  it('are told as what changes', () => {
    const now = draftOf(TERMS)
    expect(draftChanges(MONEY_FIELDS, now, { ...now, feeRate: '0.01' }, (field) => field)).toEqual([
      { label: 'feeRate', before: '0.05', after: '0.01' },
    ])
    expect(draftChanges(MONEY_FIELDS, now, now, (field) => field)).toEqual([])
  })
})
