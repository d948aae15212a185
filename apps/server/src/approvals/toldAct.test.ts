import type { CoreQueries, MoneyTerms, OperatorAction } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { withOffice } from '../trading/testing/withOffice.ts'
import { toldAct } from './toldAct.ts'

const SAME = { minLots: 0, maxLots: 0, bandPpm: 0, defaultSlippagePpm: 0, maxSlippagePpm: 0, maxOpenOrders: 0 }

/** Only what would change. */
function changes(action: OperatorAction, core: CoreQueries) {
  const { terms } = toldAct({ action, name: '' }, core)
  return terms.filter(({ before, after }) => before !== after)
}

describe('what the person who approves reads', () => {
  const office = withOffice()
  const core = () => office().real.world.core

  it('has a term that becomes 0, before and after in units', () => {
    const now = core().moneyTerms.current().terms
    const terms: MoneyTerms = { ...now, opensAt: 0, addressHoldMs: 0, returnFee: '1234.5' }
    const told = changes({ type: 'SetMoneyTerms', terms }, core())
    expect(told).toEqual([
      { term: 'Opens (Hong Kong)', before: '12:00', after: '00:00' },
      { term: 'A new address waits', before: '24 hours', after: '0 hours' },
      { term: 'Returning a deposit costs', before: expect.stringMatching(/^\d+(\.\d+)? USDT$/), after: '1,234.5 USDT' },
    ])
    const { sentence } = toldAct({ action: { type: 'SetMoneyTerms', terms }, name: '' }, core())
    expect(sentence).toContain('Opens (Hong Kong) 12:00 → 00:00')
    expect(sentence).toContain('A new address waits 24 hours → 0 hours')
  })

  it('names every term of the action, those that stay too', () => {
    const { terms } = core().moneyTerms.current()
    const told = toldAct({ action: { type: 'SetMoneyTerms', terms }, name: '' }, core())
    expect(told.terms).toHaveLength(Object.keys(terms).length)
    expect(told.sentence).toBe('Set the terms of deposits and withdrawals: nothing')
  })

  it('of a market leaves out what a change does not touch, and says the rest in units', () => {
    const [market] = core().spot.markets()
    const change = {
      type: 'ChangeMarket' as const,
      market: market?.id ?? 0,
      ...SAME,
      minNotional: '',
      maxNotional: '25000',
    }
    expect(changes({ ...change, bandPpm: 40_000 }, core())).toEqual([
      { term: 'largest value', before: expect.stringMatching(/ USDT$/), after: '25,000 USDT' },
      { term: 'limit prices at most from the index', before: expect.stringMatching(/%$/), after: '4%' },
    ])
  })

  it('of a contract says lots with their quantity', () => {
    const contract = core()
      .contracts.all()
      .find(({ symbol }) => symbol === 'BTCPERP')
    const action = { type: 'ChangeContract' as const, contract: contract?.id ?? 0, ...SAME, minLots: 7, maxLeverage: 3 }
    expect(changes(action, core())).toEqual([
      { term: 'least order', before: '1 lot (0.0001 BTC)', after: '7 lots (0.0007 BTC)' },
      { term: 'highest leverage', before: `${contract?.maxLeverage}×`, after: '3×' },
    ])
  })

  it('of fee tiers shows each tier, new ones against nothing', () => {
    const tiers = [...core().customers.feeTiers(), { makerPpm: 0, takerPpm: 100 }]
    expect(changes({ type: 'SetFeeTiers', tiers }, core())).toEqual([
      { term: `Tier ${tiers.length - 1}, maker and taker`, before: '', after: '0% and 0.01%' },
    ])
  })
})
