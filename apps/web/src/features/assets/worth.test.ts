import { expect, it } from 'vitest'
import { worthOf } from './worth.ts'

it('adds all accounts up to the last digit, and takes what is below zero off', () => {
  const worth = worthOf({ funds: '0.100000', contract: '-0.300001', delivery: '0.200000', hosting: '0.700000' })
  expect(worth.total).toBe('0.699999')
  expect(worth.parts.map(({ perMille }) => perMille)).toEqual([100, 0, 200, 700])
})

it('has no parts of nothing', () => {
  const worth = worthOf({ funds: '0', contract: '0', delivery: '0', hosting: '0' })
  expect([worth.total, ...worth.parts.map(({ perMille }) => perMille)]).toEqual(['0.000000', 0, 0, 0, 0])
})
