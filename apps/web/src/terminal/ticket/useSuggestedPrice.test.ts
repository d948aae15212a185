import { expect, it } from 'vitest'
import { ownSidePrice } from './useSuggestedPrice.ts'

it('the price that a limit order starts with waits on its own side of the book', () => {
  const price = { bid: '100', ask: '101', last: '99' }
  expect([ownSidePrice(true, price), ownSidePrice(false, price)]).toEqual(['100', '101'])
  expect(ownSidePrice(true, { ...price, bid: '' })).toBe('99')
})
