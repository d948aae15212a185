import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { DeliveryRow } from '@touchstone/protocol'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WON_ORDER } from '../../products/timedOptions/timedOption.fixtures.ts'
import { createQueries } from '../../shared/api/queries.ts'
import { setSiteConfig } from '../../shared/config/siteConfig.ts'
import { LiveProvider } from '../../shared/live/LiveProvider.tsx'
import { createLiveHub } from '../../shared/live/liveHub.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { arrange } from '../../terminal/layout/terminalLayout.ts'
import { InRouter } from '../../testing/InRouter.tsx'
import { TimedOptionForm } from './components/TimedOptionForm.tsx'
import { BTC_TERMS } from './timedOption.fixtures.ts'
import type { TimedOptionTerms } from './timedOptionTicket.ts'
import { type TimedOptionFormHandle, useTimedOptionKeys } from './useTimedOptionKeys.ts'
import { useTimedOptionTicket } from './useTimedOptionTicket.ts'

const renew = vi.fn()

const help = vi.fn()

function Form({ terms, settled }: { readonly terms: TimedOptionTerms; readonly settled?: readonly DeliveryRow[] }) {
  const ticket = useTimedOptionTicket({ terms, scale: 6, settled, renew })
  const form = useRef<TimedOptionFormHandle>(null)
  useTimedOptionKeys({ form, share: ticket.share, onHelp: help })
  return <TimedOptionForm ticket={ticket} handle={form} />
}

const source = {
  state: { connection: 'open', stale: false, signedIn: true, latencyMs: 1 } as const,
  onState: () => () => undefined,
  subscribe: () => () => undefined,
}

function show(terms: TimedOptionTerms = BTC_TERMS) {
  const [queries, hub] = [createQueries(), createLiveHub(source)]
  const framed = (shown: TimedOptionTerms, settled?: readonly DeliveryRow[]) => (
    <QueryClientProvider client={queries}>
      <LiveProvider hub={hub}>
        <InRouter>
          <Form terms={shown} {...(settled && { settled })} />
        </InRouter>
      </LiveProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(framed(terms))
  return (next: TimedOptionTerms, settled?: readonly DeliveryRow[]) => rerender(framed(next, settled))
}

type Answer = { readonly code: number; readonly message: string; readonly data: unknown }
const answer = (body: Answer) => new Response(JSON.stringify(body), { status: 200 })
const BOUGHT: Answer = { code: 7, message: '', data: { orderNo: '42', price: '', time: 1_000, expiry: 61_000 } }
const CHANGED: Answer = { code: 3032, message: 'The terms have changed: look at them again', data: null }

function exchange(place: () => Promise<Response>) {
  const placed: URLSearchParams[] = []
  const fetch = vi.fn(async (address: string, init?: RequestInit) => {
    if (!address.endsWith('/addDelivery')) throw new TypeError(address)
    placed.push(init?.body as URLSearchParams)
    return place()
  })
  vi.stubGlobal('fetch', fetch)
  return placed
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const button = (name: RegExp) => screen.getByRole('button', { name })
const bullish = () => button(/^Bullish/)
const enter = (text: string) => fireEvent.change(amount(), { target: { value: text } })

beforeEach(() => {
  setSiteConfig({
    apiHost: 'http://exchange.test',
    basePath: '/web',
    wsPath: '/ws',
    requestTimeoutMs: 20_000,
    reflow: 'auto',
  })
  useSession.setState({ token: 'token', transaction_password: 1 })
  renew.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('form of timed orders', () => {
  it('says in words what is at risk, and in figures what is to win, before anything is pressed', () => {
    exchange(async () => answer(BOUGHT))
    show()
    expect(screen.getByText('54.0541%')).toBeTruthy()
    enter('100')
    expect(screen.getByText('You can lose the whole 100 USDT.')).toBeTruthy()
    expect(screen.getByText('185 USDT (+85)')).toBeTruthy()
    expect(screen.getByText('-7.5 USDT')).toBeTruthy()
    expect(screen.getByText(/the median of the index prices of the last 5 s/)).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /4 h/ }))
    expect(screen.getByText('You can lose the whole 101 USDT: amount and fee.')).toBeTruthy()
    expect(screen.getByText(/the mean of the index prices of the last 300 s/)).toBeTruthy()
  })

  it('sends one order with the terms on screen however often the buttons are pressed', async () => {
    const answers: ((response: Response) => void)[] = []
    const placed = exchange(() => new Promise((resolve) => answers.push(resolve)))
    show()
    enter('100.')
    fireEvent.click(bullish())
    fireEvent.click(bullish())
    fireEvent.click(button(/^Bearish/))
    await waitFor(() => expect(placed).toHaveLength(1))
    expect(Object.fromEntries(placed[0] ?? [])).toMatchObject({
      symbol: 'BTCUSDT',
      cycleId: '1',
      direction: 'up',
      amount: '100',
      payout: '0.85',
      feeRate: '0',
    })
    expect(placed[0]?.get('cid')).toMatch(/-7[0-9a-f]{3}-/)
    await act(async () => answers[0]?.(answer(BOUGHT)))
    await screen.findByText(/Order 42 ends at/)
    fireEvent.click(bullish())
    expect(screen.getByText('The investment amount cannot be 0')).toBeTruthy()
    expect(placed).toHaveLength(1)
  })

  it('says of a placed order that it runs, until it has ended', async () => {
    exchange(async () => answer(BOUGHT))
    const change = show()
    enter('100')
    fireEvent.click(bullish())
    await screen.findByText(/Order 42 ends at/)
    change(BTC_TERMS, [WON_ORDER])
    expect(screen.getByText(/Order 42 ends at/)).toBeTruthy()
    change(BTC_TERMS, [{ ...WON_ORDER, orderNo: '42' }, WON_ORDER])
    await waitFor(() => expect(screen.queryByText(/Order 42 ends at/)).toBeNull())
  })

  it('tells which terms changed, asks for them again, and sends the new ones only when pressed again', async () => {
    const answers = [CHANGED, BOUGHT]
    const placed = exchange(async () => answer(answers.shift() ?? BOUGHT))
    const change = show()
    enter('100')
    fireEvent.click(bullish())
    await screen.findByText(/The terms changed before your order arrived, so nothing was bought/)
    expect(renew).toHaveBeenCalledTimes(1)
    const [first, ...others] = BTC_TERMS.cycles
    change({ ...BTC_TERMS, cycles: [{ ...(first as (typeof others)[number]), payout: '0.8' }, ...others] })
    expect(screen.getByText(/Payout 85% → 80%/)).toBeTruthy()
    expect(placed).toHaveLength(1)
    fireEvent.click(bullish())
    await screen.findByText(/Order 42 ends at/)
    expect(placed[1]?.get('payout')).toBe('0.8')
    expect(placed[1]?.get('cid')).not.toBe(placed[0]?.get('cid'))
  })

  it('sends the same order again, terms and client id alike, when no answer came', async () => {
    const placed = exchange(async () => {
      throw new TypeError('network')
    })
    const change = show()
    enter('100')
    fireEvent.click(bullish())
    await screen.findByText(/it cannot be placed twice/)
    const [first, ...others] = BTC_TERMS.cycles
    change({ ...BTC_TERMS, cycles: [{ ...(first as (typeof others)[number]), payout: '0.8' }, ...others] })
    fireEvent.click(bullish())
    await waitFor(() => expect(placed).toHaveLength(2))
    expect(placed[1]?.get('cid')).toBe(placed[0]?.get('cid'))
    expect(placed[1]?.get('payout')).toBe('0.85')
  })

  it('asks once more before more than a quarter of the account is staked', async () => {
    const placed = exchange(async () => answer(BOUGHT))
    show()
    enter('2000')
    fireEvent.click(bullish())
    expect(screen.getByText('This is more than a quarter of your delivery account.')).toBeTruthy()
    expect(placed).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Place order', hidden: true }))
    await waitFor(() => expect(placed).toHaveLength(1))
  })

  it('goes by keys where the mouse goes: duration, amount, share, direction, review', async () => {
    const placed = exchange(async () => answer(BOUGHT))
    arrange({ keysActive: true })
    show()
    const key = (name: string, more: KeyboardEventInit = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more })
    key('d')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /1 min/ }))
    key('a')
    expect(document.activeElement).toBe(amount())
    key('b')
    expect(document.activeElement).toBe(amount())
    key('Escape')
    key('1', { altKey: true, code: 'Digit1' })
    expect((amount() as HTMLInputElement).value).not.toBe('')
    enter('100')
    key('s')
    expect(document.activeElement).toBe(button(/^Bearish/))
    key('Enter', { ctrlKey: true })
    expect(placed).toHaveLength(0)
    const place = screen.getByRole('button', { name: 'Place order', hidden: true })
    expect(document.activeElement).toBe(place)
    fireEvent.click(place)
    await waitFor(() => expect(placed).toHaveLength(1))
    expect(placed[0]?.get('direction')).toBe('down')
    key('?')
    expect(help).toHaveBeenCalledTimes(1)
    act(() => arrange({ keysActive: false }))
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(document.activeElement).not.toBe(amount())
  })

  it.each([
    ['3', 'Cannot be lower than 5 USDT'],
    ['5001', 'Cannot be higher than 5,000 USDT'],
    ['0', 'The investment amount cannot be 0'],
    ['4200', /Cannot be higher than 4,000 USDT now/],
  ])('blocks an amount of %s and says why', (text, why) => {
    const placed = exchange(async () => answer(BOUGHT))
    show()
    enter(text)
    expect(screen.getAllByText(why).length).toBeGreaterThan(0)
    expect(bullish().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(bullish())
    expect(placed).toHaveLength(0)
  })

  it('leads to a transfer when the balance is short', () => {
    exchange(async () => answer(BOUGHT))
    show({ ...BTC_TERMS, available: '10' })
    enter('100')
    expect(screen.getAllByText('Insufficient balance (top up first)').length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Transfer' }).getAttribute('href')).toMatch(
      /^\/transfer\?from=funds&to=delivery/,
    )
    expect(screen.getByRole('link', { name: 'Transfer' }).getAttribute('href')).toBe(
      '/transfer?from=funds&to=delivery&currency=USDT',
    )
  })

  it('is off with the reason while the market is closed, and without a transaction password', () => {
    exchange(async () => answer(BOUGHT))
    const change = show({ ...BTC_TERMS, open: false, problem: 'market_closed', changesAt: 1_800_000_000_000 })
    expect(screen.getAllByText(/The market is closed. It opens/).length).toBeGreaterThan(0)
    expect(bullish().getAttribute('aria-disabled')).toBe('true')
    act(() => useSession.setState({ transaction_password: 0 }))
    change(BTC_TERMS)
    expect(screen.getAllByText(/Please go to the user center/).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Set it now' }).getAttribute('href')).toContain('/bindmpwd')
  })
})
