import { describe, expect, it } from 'vitest'
import { dueListings, expiriesAt, rollOverOf } from './datedContracts.ts'

const at = (text: string) => Date.parse(text)
const DAY_MS = 86_400_000
const days = (times: readonly number[]) => times.map((time) => new Date(time).toISOString().slice(0, 16))

describe('dated contracts', () => {
  it('expire on the next two Fridays and the last Fridays of two quarters', () => {
    expect(days(expiriesAt(at('2026-11-21T12:00Z')))).toEqual([
      '2026-11-27T08:00',
      '2026-12-04T08:00',
      '2026-12-25T08:00',
      '2027-03-26T08:00',
    ])
    expect(days(expiriesAt(at('2026-12-20T00:00Z')))).toEqual([
      '2026-12-25T08:00',
      '2027-01-01T08:00',
      '2027-03-26T08:00',
    ])
    expect(days(expiriesAt(at('2026-12-25T08:00Z')))).toEqual([
      '2027-01-01T08:00',
      '2027-01-08T08:00',
      '2027-03-26T08:00',
      '2027-06-25T08:00',
    ])
  })

  it('are named by their day and list nothing twice', () => {
    const now = at('2026-11-21T12:00Z')
    const due = dueListings(now, [])
    expect(due).toHaveLength(12)
    expect(due.map(({ symbol }) => symbol)).toContain('BTC27NOV26')
    expect(due.find(({ symbol }) => symbol === 'ETH26MAR27')).toMatchObject({
      kind: 'dated',
      index: 2,
      expiry: at('2027-03-26T08:00Z'),
      fundingIntervalMs: 0,
    })
    expect(dueListings(now, due)).toEqual([])
    expect(dueListings(now, due.slice(1))).toEqual(due.slice(0, 1))
  })

  it('name the contract to move to: of the same index and rhythm', () => {
    const listed = dueListings(at('2026-12-20T00:00Z'), [])
    const rollOver = (symbol: string) =>
      rollOverOf(listed.find((one) => one.symbol === symbol) ?? expect.fail(symbol), listed)?.symbol
    expect(listed.filter(({ index }) => index === 1).map(({ symbol }) => symbol)).toEqual([
      'BTC25DEC26',
      'BTC01JAN27',
      'BTC26MAR27',
    ])
    expect(rollOver('BTC25DEC26')).toBe('BTC26MAR27')
    expect(rollOver('BTC01JAN27')).toBe('BTC26MAR27')
    expect(rollOver('ETH25DEC26')).toBe('ETH26MAR27')
    expect(rollOver('BTC26MAR27')).toBeUndefined()
    const weekly = dueListings(at('2026-11-21T00:00Z'), [])
    expect(rollOverOf(weekly[0] ?? expect.fail(), weekly)?.symbol).toBe('BTC04DEC26')
    expect(rollOverOf({ index: 1, kind: 'perpetual', expiry: 0 }, weekly)).toBeUndefined()
  })

  it('roll over: for five years there are always two weeks ahead, new ones seven days before the old expire', () => {
    const listedAt = new Map<number, number>()
    const contracts = new Map<number, { readonly symbol: string; readonly expiry: number }>()
    const start = at('2026-11-21T00:00Z')
    for (let now = start; now < start + 5 * 365 * DAY_MS; now += DAY_MS / 4) {
      for (const contract of dueListings(
        now,
        [...contracts.keys()].map((id) => ({ id })),
      )) {
        expect(contracts.has(contract.id)).toBe(false)
        contracts.set(contract.id, contract)
        listedAt.set(contract.id, now)
      }
      const running = [...contracts.values()].filter(({ symbol, expiry }) => symbol.startsWith('BTC') && expiry > now)
      expect(running.length).toBeGreaterThanOrEqual(3)
      expect(running.length).toBeLessThanOrEqual(4)
    }
    const symbols = [...contracts.values()].map(({ symbol }) => symbol)
    expect(new Set(symbols).size).toBe(symbols.length)
    expect(Math.max(...contracts.keys())).toBeLessThan(65_536)
    for (const [id, { expiry }] of contracts) {
      const before = [...contracts.values()].filter((other) => other.expiry < expiry).map((other) => other.expiry)
      const listed = listedAt.get(id) ?? 0
      if (listed > start) expect(Math.max(...before) - listed).toBeGreaterThanOrEqual(7 * DAY_MS - DAY_MS / 4)
    }
  })
})
