import { describe, expect, it } from 'vitest'
import { changeEntry, EMPTY_ENTRY, type OrderEntry, timesFor } from '../orderEntry.ts'
import { trailProblems, visibleProblems } from './conditionProblems.ts'
import { estimatedTrigger, sentConditions, sentType } from './sentConditions.ts'

const MARKET = { priceScale: 1, tick: 5n, quote: 'USDT' }
const SCALES = { priceScale: 1, sizeScale: 5 }
const entry = (change: Partial<OrderEntry>): OrderEntry => ({ ...EMPTY_ENTRY, ...change })
const trailing = (change: Partial<OrderEntry>) => entry({ type: 'trailing_stop', trail: '1.25', ...change })
const iceberg = (change: Partial<OrderEntry>) => entry({ iceberg: true, visible: '0.25', ...change })

describe('a trailing stop', () => {
  it('is sent as a stop at the market with one distance, and its activation if it has one', () => {
    expect(sentType('trailing_stop')).toBe('stop_market')
    expect(sentConditions(trailing({}), SCALES)).toEqual({ trailRate: '0.0125' })
    expect(sentConditions(trailing({ trailBy: 'price', trail: '500' }), SCALES)).toEqual({ trailDistance: '500' })
    expect(sentConditions(trailing({ activation: '51000.5' }), SCALES)).toMatchObject({ activation: '51000.5' })
    expect(timesFor('trailing_stop')).toEqual(['GTC', 'GTD'])
  })

  it('is no order while an entry is missing or unfinished', () => {
    for (const change of [{ trail: '' }, { trail: '0' }, { trail: '1.' }, { activation: '5.' }])
      expect(sentConditions(trailing(change), SCALES)).toBeUndefined()
  })

  it('trails by a hundredth of a percent to a fifth, or by whole steps of the price', () => {
    const problems = (change: Partial<OrderEntry>) => trailProblems(trailing(change), MARKET)
    expect(problems({})).toEqual([])
    expect(problems({ trail: '' })).toEqual([{ kind: 'empty', field: 'trail' }])
    expect(problems({ trail: '0.0099' })).toMatchObject([{ kind: 'below_minimum', limit: '0.01', unit: '%' }])
    expect(problems({ trail: '20.0001' })).toMatchObject([{ kind: 'above_maximum', limit: '20', unit: '%' }])
    expect(problems({ trailBy: 'price', trail: '500.2' })).toMatchObject([{ kind: 'off_step', step: '0.5' }])
    expect(problems({ activation: '1.' })).toEqual([{ kind: 'unreadable', field: 'activation' }])
    expect(trailProblems(entry({ trail: '' }), MARKET)).toEqual([])
  })

  it('is sized at the trigger that it would begin with, above the price for a buy', () => {
    const trigger = (rises: boolean, change: Partial<OrderEntry> = {}) =>
      estimatedTrigger(trailing(change), rises, 500_000n, 1)
    expect([trigger(true), trigger(false)]).toEqual([506_250n, 493_750n])
    expect(trigger(false, { activation: '60000' })).toBe(592_500n)
    expect(trigger(false, { trailBy: 'price', trail: '60000' })).toBeUndefined()
    expect(estimatedTrigger(trailing({}), true, undefined, 1)).toBeUndefined()
  })

  it('forgets a distance that was entered in the other unit', () => {
    expect(changeEntry(trailing({}), { do: 'trailBy', unit: 'price' })).toMatchObject({ trailBy: 'price', trail: '' })
  })
})

describe('an iceberg', () => {
  it('is sent with what it shows, and only by an order that rests', () => {
    expect(sentConditions(iceberg({}), SCALES)).toEqual({ visible: '0.25' })
    expect(sentConditions(iceberg({ timeInForce: 'GTD' }), SCALES)).toEqual({ visible: '0.25' })
    for (const change of [
      { timeInForce: 'IOC' },
      { timeInForce: 'FOK' },
      { type: 'stop_limit' },
      { type: 'market' },
    ] as const)
      expect(sentConditions(iceberg(change), SCALES)).toEqual({})
    expect(sentConditions(iceberg({ visible: '' }), SCALES)).toBeUndefined()
  })

  it('shows whole steps and less than all of itself', () => {
    const problems = (visible: string, whole: bigint | undefined = 100_000n) =>
      visibleProblems(iceberg({ visible }), { scale: 5, step: 10n, whole }).map(({ kind }) => kind)
    expect([problems('0.25'), problems(''), problems('0.'), problems('0.00001'), problems('0')]).toEqual([
      [],
      ['empty'],
      ['unreadable'],
      ['off_step'],
      ['off_step'],
    ])
    expect([problems('1'), problems('0.9999'), problems('5', 0n)]).toEqual([['all_visible'], [], ['all_visible']])
    expect(visibleProblems(entry({}), { scale: 5, step: 10n, whole: undefined })).toEqual([])
  })
})
