import { describe, expect, it } from 'vitest'
import { draftChanges } from '../../shared/acts/draftChanges.ts'
import { afterMovement, mostOf, sumOf } from './movement.ts'
import { OFFERING } from './newCoins.fixtures.ts'
import { draftOf, EMPTY_DRAFT, nextCoin, OFFERING_FIELDS, termsOf } from './offeringDraft.ts'

const { terms } = OFFERING
const draft = draftOf(terms)
const label = (field: string) => field

describe('terms of a new coin', () => {
  it('that were not touched stay what they are, times to the millisecond', () => {
    expect(termsOf(1, draft, terms)).toEqual(terms)
    expect(draftChanges(OFFERING_FIELDS, draft, draft, label)).toEqual([])
  })

  it('that were touched are told before and after', () => {
    expect(draftChanges(OFFERING_FIELDS, draft, { ...draft, max: '3000' }, label)).toEqual([
      { label: 'max', before: '2000', after: '3000' },
    ])
    expect(termsOf(1, { ...draft, max: '3000' }, terms)?.max).toBe('3000')
  })

  it.each([
    ['no asset', { asset: '' }],
    ['no price', { issuePrice: '0' }],
    ['the least above the most', { min: '2001' }],
    ['no whole days', { lockDays: '1.5' }],
    ['no times', { opens: '' }],
    ['an end after the listing', { closes: draft.listTime, listTime: draft.closes }],
    ['an address that is none of the web', { site: 'javascript:alert(1)' }],
    ['a circulation that is no number', { circulation: 'much' }],
  ])('cannot be proposed with %s', (_, changed) => {
    expect(termsOf(1, { ...draft, ...changed }, terms)).toBeUndefined()
  })

  it('of one that is not there yet are empty, under the next number', () => {
    expect(termsOf(2, EMPTY_DRAFT, undefined)).toBeUndefined()
    expect([nextCoin([]), nextCoin([OFFERING])]).toEqual([1, 2])
  })
})

describe('what moves', () => {
  it('comes in on top of what is there, and leaves at most as much as there is', () => {
    const listed = { ...OFFERING, paid: '625', coins: '7500' }
    expect(afterMovement('fund', '0.5', OFFERING)).toEqual({ before: '10000', after: '10000.5' })
    expect(afterMovement('pay', '600', listed)).toEqual({ before: '625', after: '25' })
    expect(afterMovement('pay', '625.000001', listed)).toBeUndefined()
    expect(afterMovement('unsold', '7500', listed)).toEqual({ before: '7500', after: '0' })
    expect(afterMovement('fund', '0', OFFERING)).toBeUndefined()
    expect(mostOf('fund', OFFERING)).toBeUndefined()
  })

  it('is added up to the unit', () => {
    expect(sumOf(['0.1', '0.2', '6000'])).toBe('6000.3')
  })
})
