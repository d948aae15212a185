import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ChannelMessage, DeliveryRow } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueries } from '../../shared/api/queries.ts'
import { LiveProvider } from '../../shared/live/LiveProvider.tsx'
import { createLiveHub } from '../../shared/live/liveHub.ts'
import { answerCalls } from '../../testing/renderScreen.tsx'
import { moneynessOf, outcomeOf } from './moneyness.ts'
import { OpenTimedOptions } from './OpenTimedOptions.tsx'
import { ResultAnnouncer } from './ResultAnnouncer.tsx'
import { EXPIRY, OPEN_ORDER, WON_ORDER } from './timedOption.fixtures.ts'
import { useTimedOptionRows } from './useTimedOptionRows.ts'

/** The exchange's clock is ten minutes ahead of this browser's. */
const AHEAD_MS = 600_000
const BROWSER_START = EXPIRY - 12_000 - AHEAD_MS

const handlers = new Map<string, (message: ChannelMessage) => void>()
const source = {
  state: { connection: 'open', stale: false, signedIn: true, latencyMs: 1 } as const,
  onState: () => () => undefined,
  subscribe<Data>(channel: string, onMessage: (message: ChannelMessage<Data>) => void) {
    handlers.set(channel, onMessage as (message: ChannelMessage) => void)
    return () => void handlers.delete(channel)
  },
}

async function tell(ch: string, type: 'snap' | 'diff', data: unknown) {
  await act(async () => {
    handlers.get(ch)?.({ ch, type, seq: 1, time: 0, data })
    await vi.advanceTimersByTimeAsync(300)
  })
}

const heartbeat = () =>
  tell('status', 'snap', { serverTime: Date.now() + AHEAD_MS, sequence: 1, late: [], storage: 'ok', clock: 'runs' })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function Lists() {
  const rows = useTimedOptionRows()
  return (
    <>
      <OpenTimedOptions rows={rows} />
      <ResultAnnouncer settled={rows?.settled} />
    </>
  )
}

const row = () => screen.getByRole('row', { name: /Bitcoin #7/ })

const NO_TOTALS = { count: 0, amount: '0', profit: '0', won: 0, currency: 'USDT' }
const listed = (list: readonly DeliveryRow[]) => ({
  getDeliveryList: { list, total: list.length, page: 1, totals: NO_TOTALS },
})

async function showOrder(order: DeliveryRow) {
  answerCalls(listed([]))
  render(
    <QueryClientProvider client={createQueries()}>
      <LiveProvider hub={createLiveHub(source)}>
        <Lists />
      </LiveProvider>
    </QueryClientProvider>,
  )
  await heartbeat()
  await tell('delivery', 'snap', [order])
}

beforeEach(() => {
  vi.useFakeTimers({ now: BROWSER_START })
  handlers.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('open timed orders', () => {
  it('count down by the exchange’s clock, then settle, then tell the result once', async () => {
    await showOrder(OPEN_ORDER)
    await pass(700)
    expect(row().textContent).toContain('00:00:11')
    await pass(12_000)
    expect(row().textContent).toContain('Settling')
    expect(screen.getByRole('alert').textContent).toBe('')
    await tell('delivery', 'diff', [WON_ORDER])
    expect(row().textContent).toContain('Won')
    expect(row().textContent).toContain('+85 USDT')
    expect(row().textContent).toContain('settled 50,020.2')
    expect(row().className).toContain('flash-up')
    expect(screen.getByRole('button', { name: 'Receipt of order 7' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe(
      'Order 7 on Bitcoin won. Profit +85 USDT. Settled at 50,020.2, strike 50,010.0.',
    )
  })

  it('show and tell a result that came while the connection was lost', async () => {
    await showOrder(OPEN_ORDER)
    await pass(20_000)
    answerCalls(listed([WON_ORDER]))
    await tell('delivery', 'snap', [])
    await pass(50)
    expect(row().textContent).toContain('Won')
    expect(screen.getByRole('alert').textContent).toContain('Order 7 on Bitcoin won.')
  })

  it('say in words and by sign how they stand against the strike', async () => {
    await showOrder(OPEN_ORDER)
    const index = (price: string) => tell('mark.BTCUSDT', 'diff', { symbol: 'BTCUSDT', index: price })
    await index('50012.5')
    expect(row().textContent).toContain('+2.5ahead')
    await index('50009.9')
    expect(row().textContent).toContain('-0.1behind')
    await index('50010.0')
    expect(row().textContent).toContain('level')
  })

  it('tell the time left before the amounts, which may take all the room of a panel', async () => {
    await showOrder(OPEN_ORDER)
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headings.slice(2, 5)).toEqual(['Direction', 'Time left', 'Amount'])
  })

  it('wait for a strike that nobody can know yet', async () => {
    await showOrder({ ...OPEN_ORDER, openPrice: '' })
    await tell('mark.BTCUSDT', 'diff', { symbol: 'BTCUSDT', index: '50012.5' })
    expect(row().textContent).toContain('next price')
    expect(row().textContent).not.toContain('ahead')
  })
})

describe('moneyness of an order', () => {
  it('turns round for a bearish order', () => {
    const down = { direction: 'down', openPrice: '100.0' } as const
    expect(moneynessOf(down, '99.5')).toEqual({ side: 'ahead', by: '0.5' })
    expect(moneynessOf(down, '100.25')).toEqual({ side: 'behind', by: '-0.25' })
    expect(moneynessOf(down, '')).toBeUndefined()
  })

  it('is open until its end, and its result from then on', () => {
    expect(outcomeOf(OPEN_ORDER, EXPIRY)).toBe('open')
    expect(outcomeOf(OPEN_ORDER, EXPIRY + 1)).toBe('settling')
    expect(outcomeOf(WON_ORDER, EXPIRY - 1)).toBe('won')
  })
})
