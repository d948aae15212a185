import { ADMIN_CATALOG } from '@touchstone/protocol/admin'
import { expect, it } from 'vitest'
import { callWords } from './callWords.ts'

it('says what was done, from the name of the call', () => {
  expect(callWords('getUserMoney')).toBe('Looked at user money')
  expect(callWords('proposeFeeTiers')).toBe('Proposed fee tiers')
  expect(callWords('setUserState')).toBe('Set user state')
  expect(callWords('enrol')).toBe('Enrolled')
})

/** The same now and then. */
const UNCHANGED = ['Set', 'Read']

it('knows the past of every verb that a call begins with', () => {
  const orders = Object.keys(ADMIN_CATALOG).filter((call) => {
    const verb = call.split(/(?=[A-Z])/)[0] ?? ''
    const said = callWords(call).split(' ')[0] ?? ''
    return said.toLowerCase() === verb && !UNCHANGED.includes(said)
  })
  expect(orders).toEqual([])
})
