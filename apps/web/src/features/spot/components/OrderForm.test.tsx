import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSiteConfig } from '../../../shared/config/siteConfig.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { keepManner } from '../../../terminal/ticket/keptManner.ts'
import { InRouter } from '../../../testing/InRouter.tsx'
import { useTicket } from '../hooks/useTicket.ts'
import { BTC_MARKET, BUY_PREVIEW } from '../ticket.fixtures.ts'
import { OrderForm } from './OrderForm.tsx'

const ROWS = [
  { currency: 'USDT', name: 'Tether', decimals: 6, available: '10000.000000', frozen: '0', converted: '10000' },
  { currency: 'BTC', name: 'Bitcoin', decimals: 8, available: '0.50000000', frozen: '0', converted: '25000' },
]
const PRICE = { last: '50000.0', change: '0', bid: '49999.9', ask: '50000.1' }

interface FormCase {
  readonly market?: typeof BTC_MARKET
  readonly total?: string
  readonly balances?: 'here' | 'loading'
}

function Form({ market = BTC_MARKET, total = '', balances = 'here' }: FormCase) {
  const ticket = useTicket(market, PRICE, balances === 'here' ? ROWS : undefined)
  const inputs = { price: useRef<HTMLInputElement>(null), amount: useRef<HTMLInputElement>(null) }
  const form = useRef(null)
  return (
    <InRouter>
      <OrderForm market={market} ticket={ticket} stale={false} accountTotal={total} inputs={inputs} form={form} />
    </InRouter>
  )
}

type Answer = { readonly code: number; readonly message: string; readonly data: unknown }
const answer = (body: Answer) => new Response(JSON.stringify(body), { status: 200 })
const PLACED: Answer = {
  code: 7,
  message: '',
  data: {
    orderNo: '42',
    state: 'current',
    filled: '0.004',
    left: '0.006',
    turnover: '200',
    avgPrice: '50000.0',
    fee: '0.00000400',
    feeCurrency: 'BTC',
    sequence: 4671,
  },
}

/** The exchange as the form sees it: previews at once, orders as the test says. */
function exchange(place: () => Promise<Response>, preview = BUY_PREVIEW) {
  const placed: URLSearchParams[] = []
  const fetch = vi.fn(async (address: string, init?: RequestInit) => {
    if (address.endsWith('/tryOrder')) return answer({ code: 7, message: '', data: preview })
    if (!address.endsWith('/addOrder')) throw new TypeError(address)
    placed.push(init?.body as URLSearchParams)
    return place()
  })
  vi.stubGlobal('fetch', fetch)
  return placed
}

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const buy = () => screen.getByRole('button', { name: /Buy BTC|Sending|Send again|preview/ })

async function fill(price: string, amount: string) {
  fireEvent.change(field(/^Price/), { target: { value: price } })
  fireEvent.change(field(/^Amount/), { target: { value: amount } })
  await waitFor(() => expect(buy().textContent).toBe('Buy BTC'))
  await waitFor(() => expect(screen.getByText('500 USDT')).toBeTruthy())
}

beforeEach(() => {
  setSiteConfig({
    apiHost: 'http://exchange.test',
    basePath: '/web',
    wsPath: '/ws',
    requestTimeoutMs: 20_000,
    reflow: 'auto',
  })
  useSession.setState({ token: 'token', transaction_password: 1 })
  keepManner('spot', { side: 'buy', type: 'limit' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('order form', () => {
  it('sends one order however often the button is pressed, and nothing more after it is accepted', async () => {
    const answers: ((response: Response) => void)[] = []
    const placed = exchange(() => new Promise((resolve) => answers.push(resolve)))
    render(<Form />)
    await fill('50000', '0.01')
    fireEvent.click(buy())
    fireEvent.click(buy())
    fireEvent.click(buy())
    await waitFor(() => expect(placed).toHaveLength(1))
    expect(placed[0]?.get('amount')).toBe('0.01')
    expect(placed[0]?.get('cid')).toMatch(/-7[0-9a-f]{3}-/)
    await act(async () => answers[0]?.(answer(PLACED)))
    const done = await screen.findByText(/Bought 0.004 BTC at 50,000.0 · fee 0.000004 BTC. 0.006 BTC of order 42 wait/)
    const links = [...done.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Order 42', '/dealList'],
      ['log entry 4671', '/accountRecord?sequence=4671'],
    ])
    fireEvent.click(buy())
    expect(placed).toHaveLength(1)
    expect(screen.getByText('Amount cannot be empty')).toBeTruthy()
  })

  it('sends the exits of a purchase, tells what they bring and takes them away with another side', async () => {
    const brings = { fee: '0.5', feeCurrency: 'USDT', receive: '543.95', receiveCurrency: 'USDT' }
    const exits = { amount: '0.00999', tp: brings, sl: null }
    const placed = exchange(async () => answer(PLACED), { ...BUY_PREVIEW, exits })
    render(<Form />)
    fireEvent.click(screen.getByRole('switch', { name: 'Take-profit' }))
    await fill('50000', '0.01')
    fireEvent.click(buy())
    await waitFor(() => expect(field(/^Take-profit/).getAttribute('aria-invalid')).toBe('true'))
    expect(placed).toHaveLength(0)
    fireEvent.change(field(/^Take-profit/), { target: { value: '55000' } })
    expect(screen.getByText(/At 55,000, 10% away: profit about 50[.0]* USDT before fees/)).toBeTruthy()
    await waitFor(() => expect(screen.getByText('543.95 USDT')).toBeTruthy())
    fireEvent.click(buy())
    await waitFor(() => expect(placed).toHaveLength(1))
    expect([placed[0]?.get('tp'), placed[0]?.get('sl')]).toEqual(['55000', null])
    fireEvent.click(screen.getByRole('button', { name: 'Sell' }))
    expect(screen.queryByRole('switch', { name: 'Take-profit' })).toBeNull()
  })

  it('sends what an iceberg shows, tells what stays in reserve, and takes its exits away', async () => {
    const placed = exchange(async () => answer(PLACED), { ...BUY_PREVIEW, shown: '0.00100', reserve: '0.00900' })
    render(<Form />)
    await fill('50000', '0.01')
    fireEvent.click(screen.getByRole('switch', { name: 'Take-profit' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Iceberg' }))
    expect(screen.queryByRole('switch', { name: 'Take-profit' })).toBeNull()
    fireEvent.change(field(/^Shown at a time/), { target: { value: '0.01' } })
    expect(await screen.findByText('Show less than the whole order')).toBeTruthy()
    fireEvent.click(buy())
    expect(placed).toHaveLength(0)
    fireEvent.change(field(/^Shown at a time/), { target: { value: '0.001' } })
    expect(await screen.findByText('0.009 BTC')).toBeTruthy()
    await waitFor(() => expect(buy().textContent).toBe('Buy BTC'))
    fireEvent.click(buy())
    await waitFor(() => expect(placed).toHaveLength(1))
    expect(placed[0]?.get('visible')).toBe('0.001')
    expect(placed[0]?.get('tp')).toBeNull()
  })

  it('sends a trailing stop by percentage, after it has told the trigger and asked once more', async () => {
    const placed = exchange(async () => answer(PLACED), { ...BUY_PREVIEW, stopPrice: '50500.0' })
    render(<Form />)
    fireEvent.click(screen.getByRole('button', { name: 'Trailing stop' }))
    fireEvent.change(await screen.findByRole('textbox', { name: /^Trails by/ }), { target: { value: '1' } })
    fireEvent.change(field(/^Amount/), { target: { value: '0.01' } })
    expect(await screen.findByText('50,500.0 USDT')).toBeTruthy()
    await waitFor(() => expect(buy().textContent).toBe('Buy BTC'))
    fireEvent.click(buy())
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Trailing stop')
    expect(dialog.textContent).toContain('Trails by')
    fireEvent.click(within(dialog).getByRole('button', { name: /Place/ }))
    await waitFor(() => expect(placed).toHaveLength(1))
    const sent = placed[0]
    expect([sent?.get('type'), sent?.get('trailRate'), sent?.get('stopPrice')]).toEqual(['stop_market', '0.01', null])
  })

  it('keeps a refusal in the form until something is changed', async () => {
    exchange(async () => answer({ code: 3008, message: 'A post-only order would trade at once', data: null }))
    render(<Form />)
    await fill('50000', '0.01')
    fireEvent.click(buy())
    await screen.findByText('The order was rejected: A post-only order would trade at once')
    fireEvent.change(field(/^Amount/), { target: { value: '0.02' } })
    expect(screen.queryByText(/was rejected/)).toBeNull()
  })

  it('sends the same client id again when no answer came', async () => {
    const placed = exchange(async () => {
      throw new TypeError('network')
    })
    render(<Form />)
    await fill('50000', '0.01')
    fireEvent.click(buy())
    await screen.findByText(/cannot be placed twice/)
    fireEvent.click(buy())
    await waitFor(() => expect(placed).toHaveLength(2))
    expect(placed[0]?.get('cid')).toBe(placed[1]?.get('cid'))
  })

  it('asks once more before more than a quarter of the account is spent', async () => {
    const placed = exchange(async () => answer(PLACED))
    render(<Form total="1000" />)
    await fill('50000', '0.01')
    fireEvent.click(buy())
    expect(placed).toHaveLength(0)
    expect(screen.getByText('This is more than a quarter of your account.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Place order', hidden: true }))
    await waitFor(() => expect(placed).toHaveLength(1))
  })

  it('says what is missing and sends nothing', () => {
    const placed = exchange(async () => answer(PLACED))
    render(<Form />)
    fireEvent.click(buy())
    expect(screen.getByText('Price cannot be empty')).toBeTruthy()
    expect(screen.getByText('Amount cannot be empty')).toBeTruthy()
    fireEvent.change(field(/^Price/), { target: { value: '1000000' } })
    fireEvent.change(field(/^Amount/), { target: { value: '0.1' } })
    expect(screen.getByText('Insufficient balance (top up first)')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/recharge')
    expect(placed).toHaveLength(0)
  })

  it('waits for the balances instead of taking a press that would do nothing', async () => {
    const placed = exchange(async () => answer(PLACED))
    const { rerender } = render(<Form balances="loading" />)
    fireEvent.change(field(/^Price/), { target: { value: '50000' } })
    fireEvent.change(field(/^Amount/), { target: { value: '0.01' } })
    const waiting = screen.getByRole('button', { name: /^Balance is loading/ })
    expect(waiting.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(waiting)
    rerender(<Form />)
    await waitFor(() => expect(buy().textContent).toBe('Buy BTC'))
    expect(placed).toHaveLength(0)
  })

  it('leads to the transaction password when there is none', () => {
    useSession.setState({ transaction_password: 0 })
    const placed = exchange(async () => answer(PLACED))
    render(<Form />)
    expect(screen.getAllByText(/Please go to the user center to set the transaction password/).length).toBeGreaterThan(
      0,
    )
    expect(screen.getByRole('link', { name: 'Set it now' }).getAttribute('href')).toContain('/bindmpwd')
    fireEvent.click(buy())
    expect(placed).toHaveLength(0)
  })

  it('is off with the reason while the market is halted', () => {
    const placed = exchange(async () => answer(PLACED))
    render(<Form market={{ ...BTC_MARKET, state: 'halted', reason: 'index unavailable' }} />)
    expect(screen.getAllByText('The market is halted: index unavailable').length).toBeGreaterThan(0)
    expect(buy().getAttribute('aria-disabled')).toBe('true')
    expect(placed).toHaveLength(0)
  })
})
