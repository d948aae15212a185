import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ACCOUNT, BTC_CONTRACT, LONG_POSITION } from '../../../products/contracts/contract.fixtures.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { keepManner } from '../../../terminal/ticket/keptManner.ts'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { useContractTicket } from '../hooks/useContractTicket.ts'
import type { MarketState } from '../marketState.ts'
import { OPENING_PREVIEW } from '../preview.fixtures.ts'
import { ContractForm } from './ContractForm.tsx'

const PRICE = { last: '50000.0', change: '0', bid: '49999.9', ask: '50000.0', high: '51000', low: '49000' }
const PLACED = {
  orderNo: '42',
  state: 'current',
  filledLots: '0',
  leftLots: '20',
  avgPrice: '',
  fee: '',
  feeCurrency: '',
  sequence: 4671,
}
const OPEN: MarketState = { kind: 'open', closes: 0 }

interface FormCase {
  readonly state?: MarketState
  readonly position?: typeof LONG_POSITION
}

function Form({ state = OPEN, position }: FormCase) {
  const market = BTC_CONTRACT
  const ticket = useContractTicket({ market, state, price: PRICE, mark: '', available: '900', position, orders: [] })
  const inputs = { price: useRef<HTMLInputElement>(null), amount: useRef<HTMLInputElement>(null) }
  return (
    <ContractForm
      market={market}
      ticket={ticket}
      account={ACCOUNT}
      price={PRICE}
      stale={false}
      inputs={inputs}
      form={useRef(null)}
      address="/deal_c"
    />
  )
}

/** Shows the form; the returned list holds the requests of `addContract`. */
async function show(form: FormCase = {}, answers: Answers = {}) {
  const asked = answerCalls({ tryContract: OPENING_PREVIEW, addContract: PLACED, ...answers })
  await renderScreen(() => <Form {...form} />, '/deal_c')
  return () => asked.filter(({ name }) => name === 'addContract')
}

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const submit = () => {
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!button) throw new Error('the form has no submit button')
  return button
}

/** The figures of a list by their labels. */
function figures(list: HTMLElement): Readonly<Record<string, string>> {
  const texts = (name: string) => [...list.querySelectorAll(name)].map(({ textContent }) => textContent ?? '')
  const values = texts('dd')
  return Object.fromEntries(texts('dt').map((label, place) => [label, values[place] ?? '']))
}

async function fill(lots = '20') {
  fireEvent.change(field(/^Price/), { target: { value: '50000' } })
  fireEvent.change(field(/^Size/), { target: { value: lots } })
  await waitFor(() => expect(submit().textContent).toContain('Open long BTCPERP'))
  await screen.findByText(/you lose up to 100.00 USDT/)
}

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ token: 'token', transaction_password: 1 })
  keepManner('contracts', { side: 'buy', type: 'limit' })
})
afterEach(cleanup)

describe('contract order form', () => {
  it('starts at the leverage of the contract, never at the maximum', async () => {
    await show()
    expect(field(/^Leverage/)).toHaveProperty('value', '5')
  })

  it('shows margin, liquidation price with its distance and the most that can be lost before anything is sent', async () => {
    const placed = await show()
    await fill()
    const box = await screen.findByRole('region', { name: 'Preview' })
    for (const text of ['100 USDT', '0.5 USDT', '20 lots · 0.02 BTC', 'Long 20', '45,226.1 · 9.54%', 'pays 0.1 USDT'])
      expect(box.textContent).toContain(text)
    expect(figures(box)).toMatchObject({ 'Bankruptcy price': '45,000.0', 'Risk rate': '5.00%' })
    expect(
      screen.getByText(
        /falls to 45,226.1, you lose up to 100.00 USDT. That is 9.9% of this account. The price is 9.54% away, 2.3 times/,
      ),
    ).toBeTruthy()
    expect(placed()).toEqual([])
  })

  it('shows risk rate, liquidation and bankruptcy price before and after for a position that is there', async () => {
    const before = { ...OPENING_PREVIEW.after, riskRate: '0.041', liqPrice: '40123.4', bankruptcyPrice: '40000.0' }
    await show({}, { tryContract: { ...OPENING_PREVIEW, before } })
    await fill()
    expect(figures(await screen.findByRole('region', { name: 'Preview' }))).toMatchObject({
      'Liquidation price': '40,123.4 → 45,226.1',
      'Bankruptcy price': '40,000.0 → 45,000.0',
      'Risk rate': '4.10% → 5.00%',
    })
  })

  it('sends one order however often the button is pressed', async () => {
    const placed = await show()
    await fill()
    for (let press = 0; press < 3; press += 1) fireEvent.click(submit())
    await screen.findByText(/Order 42: 20 lots wait in the book/)
    expect(placed()).toHaveLength(1)
    expect(placed()[0]?.fields).toMatchObject({ side: 'long', lots: '20', leverage: '5', marginMode: 'isolated' })
    expect(placed()[0]?.fields.cid).toMatch(/-7[0-9a-f]{3}-/)
  })

  it('sends what an iceberg shows, in lots, and how a stop trails, with the price that it follows', async () => {
    const sent = await show({}, { tryContract: { ...OPENING_PREVIEW, shown: '5', reserve: '15' } })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Iceberg' }))
    fireEvent.change(await screen.findByRole('textbox', { name: /^Shown at a time/ }), { target: { value: '5' } })
    await fill()
    expect(figures(await screen.findByRole('region', { name: 'Preview' }))).toMatchObject({
      'Shown at first': '5 lots',
      'In reserve, hidden': '15 lots',
    })
    fireEvent.click(submit())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.fields).toMatchObject({ type: 'limit', lots: '20', visible: '5' })
    fireEvent.click(screen.getByRole('button', { name: 'Trailing stop' }))
    fireEvent.change(await screen.findByRole('textbox', { name: /^Trails by/ }), { target: { value: '2.5' } })
    fireEvent.change(field(/^Begins at/), { target: { value: '49000' } })
    fireEvent.change(field(/^Size/), { target: { value: '20' } })
    await waitFor(() => expect(submit().textContent).toContain('Open long BTCPERP'))
    await act(async () => fireEvent.click(submit()))
    fireEvent.click(await screen.findByRole('button', { name: /Place/ }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    const terms = { type: 'stop_market', trailRate: '0.025', activation: '49000', trigger: 'mark' }
    expect(sent()[1]?.fields).toMatchObject(terms)
    expect(sent()[1]?.fields).not.toHaveProperty('visible')
  })

  it('sends the same client id again when no answer came', async () => {
    const placed = await show({}, { addContract: refusal(5003, 'The outcome is not known yet.') })
    await fill()
    fireEvent.click(submit())
    await screen.findByText(/cannot be placed twice/)
    fireEvent.click(submit())
    await waitFor(() => expect(placed()).toHaveLength(2))
    expect(placed()[0]?.fields.cid).toBe(placed()[1]?.fields.cid)
  })

  it('keeps a refusal in the form until something is changed', async () => {
    await show({}, { addContract: refusal(3001, 'Insufficient balance (top up first)') })
    await fill()
    fireEvent.click(submit())
    await screen.findByText('The order was rejected: Insufficient balance (top up first)')
    fireEvent.change(field(/^Size/), { target: { value: '21' } })
    expect(screen.queryByText(/was rejected/)).toBeNull()
  })

  it('says what is missing and sends nothing', async () => {
    const placed = await show()
    fireEvent.click(submit())
    expect(screen.getByText('Please enter the number of lots')).toBeTruthy()
    expect(screen.getByText('Price cannot be empty')).toBeTruthy()
    fireEvent.change(field(/^Size/), { target: { value: '10001' } })
    expect(screen.getByText('Cannot be higher than 10,000')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Stop-loss' }))
    fireEvent.click(submit())
    expect(await screen.findByText('Please enter the take-profit or stop-loss price')).toBeTruthy()
    expect(placed()).toEqual([])
  })

  it('tells which side a protection must be on, in the server’s words with the reader’s figures, under its field', async () => {
    const message = 'The stop-loss price must be below 50000'
    await show({}, { tryContract: { ...OPENING_PREVIEW, problem: 'stop_loss_side', message } })
    await fill()
    fireEvent.click(screen.getByRole('switch', { name: 'Stop-loss' }))
    fireEvent.change(await screen.findByRole('textbox', { name: /^Stop-loss/ }), { target: { value: '51000' } })
    await waitFor(() => expect(field(/^Stop-loss/).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('The stop-loss price must be below 50,000')).toBeTruthy()
  })

  it('asks for a tick above 25×, and once more before placing', async () => {
    const placed = await show()
    fireEvent.change(field(/^Leverage/), { target: { value: '50' } })
    expect(screen.getByText(/At 50× a move of less than 2% against you liquidates/)).toBeTruthy()
    await fill()
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('checkbox', { name: /more than 25×/ }))
    fireEvent.click(submit())
    expect(screen.getByText(/50× is above 25×/)).toBeTruthy()
    expect(placed()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Place order', hidden: true }))
    await waitFor(() => expect(placed()).toHaveLength(1))
  })

  it('says in cross mode that the rest of the account stands behind the margin, and claims no move that liquidates', async () => {
    await show({ position: { ...LONG_POSITION, leverage: 20, marginMode: 'cross', minMargin: '', maxMargin: '' } })
    expect(screen.getByText(/At 20× the margin covers a move of 5% against you. Beyond that, the rest/)).toBeTruthy()
    expect(screen.queryByText(/liquidates the position/)).toBeNull()
  })

  it('claims no move that liquidates a position with added margin', async () => {
    const twenty = { ...LONG_POSITION, leverage: 20, margin: '50.000000', minMargin: '50.000000' }
    await show({ position: twenty })
    expect(screen.getByText(/At 20× a move of less than 5% against you liquidates/)).toBeTruthy()
    cleanup()
    await show({ position: { ...twenty, margin: '150.000000' } })
    expect(screen.queryByText(/liquidates the position/)).toBeNull()
  })

  it('asks once more before a market order', async () => {
    const placed = await show()
    await fill()
    fireEvent.click(screen.getByRole('button', { name: 'Market' }))
    await waitFor(() => expect(submit().textContent).toContain('Open long BTCPERP'))
    await act(async () => fireEvent.click(submit()))
    expect(screen.getByText('A market order trades at once at the available prices.')).toBeTruthy()
    expect(placed()).toEqual([])
  })

  it('is off with the reason and the time while the market is closed', async () => {
    await show({ state: { kind: 'closed', opens: 1_795_388_400_000 } })
    expect(screen.getAllByText(/The market is closed and opens/).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Crypto contracts are open.' }).getAttribute('href')).toBe('/deal_c')
    expect(submit().getAttribute('aria-disabled')).toBe('true')
  })

  it('uses the leverage of the open position', async () => {
    await show({ position: LONG_POSITION })
    expect(screen.getByText('Used by your open position or orders.')).toBeTruthy()
    expect(screen.queryByRole('slider', { name: 'Leverage' })).toBeNull()
  })

  it('leads to the transaction password when there is none', async () => {
    useSession.setState({ transaction_password: 0 })
    await show()
    expect(screen.getByRole('link', { name: 'Set it now' }).getAttribute('href')).toContain('/bindmpwd')
    expect(submit().getAttribute('aria-disabled')).toBe('true')
  })
})
