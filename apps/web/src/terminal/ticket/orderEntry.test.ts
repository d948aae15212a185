import { describe, expect, it } from 'vitest'
import { changeEntry, EMPTY_ENTRY, type OrderEntry, sentTime, timesFor } from './orderEntry.ts'

const entry = (change: Partial<OrderEntry>): OrderEntry => ({ ...EMPTY_ENTRY, ...change })
const TILL = '2026-11-24T18:00'

describe('how long an order waits', () => {
  it('sends the moment of an order that is good till a date, which rests as others do till then', () => {
    const limit = entry({ timeInForce: 'GTD', goodTill: TILL })
    expect(sentTime(limit)).toEqual({ tif: 'GTC', goodTill: String(new Date(2026, 10, 24, 18).getTime()) })
    expect(sentTime({ ...limit, type: 'stop_market' })).toEqual({ goodTill: sentTime(limit).goodTill })
    expect(sentTime({ ...limit, goodTill: '' })).toEqual({ tif: 'GTC' })
  })

  it('sends no moment with another choice, even if one was entered before', () => {
    expect(sentTime(entry({ timeInForce: 'IOC', goodTill: TILL }))).toEqual({ tif: 'IOC' })
    expect(sentTime(entry({ type: 'market' }))).toEqual({})
  })

  it('keeps a choice as long as the type of the order has it', () => {
    const dated = entry({ timeInForce: 'GTD', goodTill: TILL })
    expect(changeEntry(dated, { do: 'type', type: 'stop_market' }).timeInForce).toBe('GTD')
    expect(changeEntry(dated, { do: 'type', type: 'market' }).timeInForce).toBe('GTC')
    expect(changeEntry(entry({ timeInForce: 'POST' }), { do: 'type', type: 'stop_market' }).timeInForce).toBe('GTC')
    expect(timesFor('market')).toEqual([])
  })
})
