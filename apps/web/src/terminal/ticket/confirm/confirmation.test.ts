import { describe, expect, it } from 'vitest'
import { type ConfirmedOrder, confirmationReasons } from './confirmation.ts'

const SMALL: ConfirmedOrder = { type: 'limit', slippage: '0.0001', uses: '500', account: '2000', everyOrder: false }

describe('confirmation', () => {
  it('is not asked for a small limit order', () => {
    expect(confirmationReasons(SMALL)).toEqual([])
  })
  it('is asked for every order at the market', () => {
    expect(confirmationReasons({ ...SMALL, type: 'market' })).toEqual(['market_order'])
    expect(confirmationReasons({ ...SMALL, type: 'stop_market' })).toEqual(['stop_market'])
  })
  it('is asked for every order where the customer prefers that, and then not twice', () => {
    expect(confirmationReasons({ ...SMALL, everyOrder: true })).toEqual(['every_order'])
    expect(confirmationReasons({ ...SMALL, type: 'market', everyOrder: true })).toEqual(['market_order'])
  })
  it('is asked above 0.5 % slippage, not at it', () => {
    expect(confirmationReasons({ ...SMALL, slippage: '0.005' })).toEqual([])
    expect(confirmationReasons({ ...SMALL, slippage: '0.00500001' })).toEqual(['slippage'])
  })
  it('is asked above a quarter of the account', () => {
    expect(confirmationReasons({ ...SMALL, uses: '500.00000001' })).toEqual(['share_of_account'])
    expect(confirmationReasons({ ...SMALL, uses: '' })).toEqual([])
  })
})
