import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { readSearch, useToasts, writeSearch } from '@touchstone/frame'
import type { ChannelMessage, ContractRow, DealRow, MarkData } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueries } from '../../../shared/api/queries.ts'
import { LiveProvider } from '../../../shared/live/LiveProvider.tsx'
import { createLiveHub } from '../../../shared/live/liveHub.ts'
import { answerCalls } from '../../../testing/renderScreen.tsx'
import { ACCOUNT, LONG_POSITION } from '../contract.fixtures.ts'
import { ExpiryNotices } from './ExpiryNotices.tsx'
import { endingsOf, phaseAt } from './endings.ts'
import { useClosingToasts } from './useClosingToasts.ts'

const HOUR_MS = 3_600_000
const EXPIRY = Date.parse('2026-11-27T08:00Z')
/** The exchange's clock is ten minutes ahead of this browser's. */
const AHEAD_MS = 600_000

const listed = (symbol: string, expiry: number, rollOver = '') => ({
  symbol,
  name: symbol,
  class: 'crypto',
  index: 'BTCUSDT',
  maxLeverage: 100,
  open: true,
  changesAt: 0,
  kind: expiry === 0 ? ('perpetual' as const) : ('dated' as const),
  expiry,
  rollOver,
})
const SYMBOLS = [
  listed('BTCPERP', 0),
  listed('BTC27NOV26', EXPIRY, 'BTC04DEC26'),
  listed('BTC04DEC26', EXPIRY + 168 * HOUR_MS),
]
const HELD: ContractRow = { ...LONG_POSITION, symbol: 'BTC27NOV26', kind: 'dated' }

function Screen() {
  useClosingToasts()
  return <ExpiryNotices trade="/deal_c" />
}

describe('contracts that end', () => {
  it('are told of from a day before, while measured, and until they are settled', () => {
    const phase = (before: number) => phaseAt(EXPIRY, EXPIRY - before)
    expect([25 * HOUR_MS, 24 * HOUR_MS, 1_800_001, 1_800_000, 1, 0, -HOUR_MS - 1].map(phase)).toEqual([
      'far',
      'day',
      'day',
      'window',
      'window',
      'ended',
      'far',
    ])
    expect(phaseAt(0, EXPIRY)).toBe('far')
  })

  it('are those with a position or orders', () => {
    const phases = ['far', 'day', 'day'] as const
    const order: ContractRow = { ...HELD, id: '', orderNo: '5', symbol: 'BTC04DEC26' }
    expect(endingsOf(SYMBOLS, phases, [LONG_POSITION], [])).toEqual([])
    expect(endingsOf(SYMBOLS, phases, [HELD], [order, order])).toMatchObject([
      { contract: { symbol: 'BTC27NOV26' }, position: { id: '7' }, orders: 0 },
      { contract: { symbol: 'BTC04DEC26' }, position: undefined, orders: 2 },
    ])
  })
})

describe('their holder', () => {
  const handlers = new Map<string, (message: ChannelMessage) => void>()
  const source = {
    state: { connection: 'open', stale: false, signedIn: true, latencyMs: 1 } as const,
    onState: () => () => undefined,
    subscribe<Data>(channel: string, onMessage: (message: ChannelMessage<Data>) => void) {
      handlers.set(channel, onMessage as (message: ChannelMessage) => void)
      return () => void handlers.delete(channel)
    },
  }
  const tell = (ch: string, type: 'snap' | 'diff', data: unknown) =>
    act(async () => {
      handlers.get(ch)?.({ ch, type, seq: 1, time: 0, data })
      await vi.advanceTimersByTimeAsync(300)
    })
  const heartbeat = () =>
    tell('status', 'snap', { serverTime: Date.now() + AHEAD_MS, sequence: 1, late: [], storage: 'ok', clock: 'runs' })

  /** A page that is opened so long before the end. */
  async function open(before: number): Promise<void> {
    vi.setSystemTime(EXPIRY - before - AHEAD_MS)
    const router = createRouter({
      routeTree: createRootRoute({ component: Screen }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
      parseSearch: readSearch,
      stringifySearch: writeSearch,
    })
    await act(async () => {
      render(
        <QueryClientProvider client={createQueries()}>
          <LiveProvider hub={createLiveHub(source)}>
            <RouterProvider router={router} />
          </LiveProvider>
        </QueryClientProvider>,
      )
      await vi.advanceTimersByTimeAsync(500)
    })
    await heartbeat()
    await tell('contractOrder', 'snap', [])
    await tell('fill', 'snap', [])
    await tell('position', 'snap', { account: ACCOUNT, list: [HELD] })
  }

  beforeEach(() => {
    vi.useFakeTimers()
    handlers.clear()
    answerCalls({ getContractSymbols: SYMBOLS })
    useToasts.setState({ toasts: [] })
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('is told from a day before what will happen and where to move to, by the exchange’s clock', async () => {
    await open(24 * HOUR_MS + 3_000)
    expect(screen.queryByRole('list')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await heartbeat()
    const list = screen.getByRole('list', { name: 'Contracts about to end' })
    expect(list.textContent).toMatch(/BTC27NOV26 ends .*\. Time left: 23:59:5\d\./)
    expect(list.textContent).toContain('Your Long position of 20 lots then closes, without a fee, at the mean')
    expect(screen.getByRole('link', { name: 'BTC04DEC26' }).getAttribute('href')).toBe('/deal_c?symbol=BTC04DEC26')
    expect(screen.getByRole('status').textContent).toBe('BTC27NOV26 ends within a day.')
  })

  it('sees the settlement price come about in the last half hour, and that it is awaited', async () => {
    await open(1_700_000)
    const list = screen.getByRole('list')
    expect(list.textContent).toContain('its settlement price is being measured. No price has been counted yet.')
    const mark: Partial<MarkData> = { symbol: 'BTC27NOV26', settlement: '64250.5', settlementSamples: 99 }
    await tell('mark.BTC27NOV26', 'snap', mark)
    expect(list.textContent).toContain('Mean so far: 64,250.5, of 99 seconds.')
    await act(() => vi.advanceTimersByTimeAsync(1_700_000))
    expect(list.textContent).toContain('BTC27NOV26 has ended and waits for its settlement price.')
  })

  it('is told once of what closed without a trade, with price and result', async () => {
    await open(10_000)
    const fill: DealRow = {
      tradeNo: '900-4',
      orderNo: '',
      time: EXPIRY,
      symbol: 'BTC27NOV26',
      side: 'sell',
      price: '64251.0',
      amount: '0.020',
      turnover: '1285.02',
      fee: '0.000000',
      feeCurrency: 'USDT',
      role: 'none',
      house: false,
      profit: '285.020000',
      lots: '20',
      closedBy: 'settlement',
    }
    await tell('fill', 'diff', [fill])
    await tell('fill', 'diff', [{ ...fill, tradeNo: '77', role: 'taker', closedBy: '' }])
    await tell('fill', 'diff', [{ ...fill, tradeNo: '901-1', lots: '1', profit: '-0.305000', closedBy: 'liquidation' }])
    expect(useToasts.getState().toasts.map(({ tone, text }) => [tone, text])).toEqual([
      ['info', 'BTC27NOV26 has ended: 20 lots were settled at 64,251.0. Result: +285.02 USDT.'],
      ['danger', 'BTC27NOV26: 1 lot was taken over at 64,251.0, the bankruptcy price. Result: -0.305 USDT.'],
    ])
    await tell('position', 'diff', { account: ACCOUNT, list: [{ ...HELD, state: 'closed', closedBy: 'settlement' }] })
    expect(screen.queryByRole('list')).toBeNull()
  })
})
