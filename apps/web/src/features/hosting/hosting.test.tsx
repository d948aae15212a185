import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { say } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, inLanguage, renderScreen } from '../../testing/renderScreen.tsx'
import { HostingBookScreen } from './HostingBookScreen.tsx'
import { HostingBuyScreen } from './HostingBuyScreen.tsx'
import { HostingOrdersScreen } from './HostingOrdersScreen.tsx'
import { HostingScreen } from './HostingScreen.tsx'
import { BOOK, ORDER, ORDER_INFO, PRODUCT, PRODUCT_INFO, QUOTE, WALLET } from './hosting.fixtures.ts'

const EMPTY_PAGE = { list: [], total: 0, page: 1 }
const TOTALS = { hosting: '1000', today: '0.3', total: '0.9', orders: 1 }
const BASE: Answers = {
  getProfitTotal: TOTALS,
  getProfitList: [PRODUCT],
  getProfitInfo: (fields: { readonly orderNo?: string }) => (fields.orderNo ? ORDER_INFO : PRODUCT_INFO),
  getMyprofit: ({ state }: { readonly state: string }) =>
    state === 'custody' ? { list: [ORDER], total: 1, page: 1 } : EMPTY_PAGE,
  tryProfit: QUOTE,
  getAsset2: WALLET,
  hasTpassword: { has: true },
  getHostingBook: BOOK,
  buyProfit: { orderNo: '12' },
  sellProfit: { receive: '950', loss: '50', redeemAt: ORDER.endTime, state: 'redemption' },
}

function answer(answers: Answers = {}) {
  const asked = answerCalls({ ...BASE, ...answers })
  return (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields)
}

const press = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token' })
})
afterEach(cleanup)

describe('the products', () => {
  it('show the rate of a day and of a year with what they do not promise, limits, loss, and what is set aside', async () => {
    answer()
    await renderScreen(HostingScreen, '/profit_index')
    expect(await screen.findByText('Seven days')).toBeTruthy()
    for (const shown of ['0.03%', '10.95%', 'Returns are not guaranteed.', '20,000 USDT', '5%'])
      expect(screen.getByText(shown)).toBeTruthy()
    expect(await screen.findByText('120%')).toBeTruthy()
    expect(screen.getByText(/no artificial intelligence decides anything/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/(?<!not )guaranteed/)
  })

  it('are called as readers of another language say it, and as operators typed it', async () => {
    const seven = { ...PRODUCT, name: say('sandbox_hosting_7') }
    answer({ getProfitList: [seven, { ...PRODUCT, id: '2', name: 'Hosting 45 days' }] })
    await renderScreen(inLanguage('de', HostingScreen), '/profit_index')
    expect(await screen.findByText('Anlage 7 Tage')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Anlage 7 Tage/ })).toBeTruthy()
    expect(screen.getByText('Hosting 45 days')).toBeTruthy()
  })

  it('have a calculator that asks the exchange', async () => {
    const sent = answer()
    await renderScreen(HostingScreen, '/profit_index')
    expect(await screen.findByText('2.1 USDT')).toBeTruthy()
    type('Amount', '250')
    await waitFor(() => expect(sent('tryProfit').at(-1)).toMatchObject({ id: '1', amount: '250' }))
  })

  it('that are sold out say so and cannot be bought', async () => {
    answer({ getProfitList: [{ ...PRODUCT, left: '0', state: 'sold_out' }] })
    await renderScreen(HostingScreen, '/profit_index')
    expect((await screen.findAllByText('Sold out')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'Host: Seven days' })).toBeNull()
  })

  it('that could not be loaded can be asked for again', async () => {
    answer({ getProfitList: refusal(5000, 'Something went wrong') })
    await renderScreen(HostingScreen, '/profit_index')
    expect(await screen.findByText(/The products could not be loaded\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('buying', () => {
  async function fill(amount: string) {
    await screen.findByLabelText('Amount')
    type('Amount', amount)
    fireEvent.click(screen.getByRole('checkbox'))
    type('Transaction password', '839274')
    await screen.findByText('950 USDT')
  }

  it('shows what is expected and the worst case, asks once more, and sends the version that was shown once', async () => {
    const sent = answer()
    const where = await renderScreen(HostingBuyScreen, '/profit_buy?id=1')
    await fill('1000')
    expect(screen.getByText(/lose 50 USDT and have earned nothing/)).toBeTruthy()
    press('Host')
    const dialog = await screen.findByRole('dialog', { name: 'Host 1,000 USDT for 7 days?' })
    press('Host', dialog)
    press('Host', dialog)
    await waitFor(() => expect(where()).toBe('/profit_wdtg'))
    expect(sent('buyProfit')).toMatchObject([
      { id: '1', amount: '1000', terms: '12', agree: '1', tpwd: '839274', cid: expect.stringMatching(/^[\w-]{36}$/) },
    ])
  })

  it('says what is wrong with the fields, and sends nothing', async () => {
    const sent = answer()
    await renderScreen(HostingBuyScreen, '/profit_buy?id=1')
    await screen.findByLabelText('Amount')
    press('Host')
    for (const missing of [
      'Please enter the quantity',
      'Please select agreement',
      'The transaction password must be 6 digits',
    ])
      expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/recharge')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent('buyProfit')).toEqual([])
  })

  it('says what the exchange says against it', async () => {
    answer({ tryProfit: { ...QUOTE, rejection: 'owner_frozen', problem: 'The account is frozen' } })
    await renderScreen(HostingBuyScreen, '/profit_buy?id=1')
    await fill('1000')
    expect((await screen.findAllByText('The account is frozen')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: /^Host/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows why it was refused, and asks what is offered now', async () => {
    const sent = answer({ buyProfit: refusal(3501, 'Sold out') })
    await renderScreen(HostingBuyScreen, '/profit_buy?id=1')
    await fill('1000')
    press('Host')
    const before = sent('getProfitInfo').length
    press('Host', await screen.findByRole('dialog'))
    expect(await screen.findByText('Sold out')).toBeTruthy()
    await waitFor(() => expect(sent('getProfitInfo').length).toBeGreaterThan(before))
  })

  it('that was not answered can be sent again, and is the same purchase', async () => {
    const state = { up: false }
    const sent = answer({ buyProfit: () => (state.up ? { orderNo: '12' } : refusal(5000, 'Something went wrong')) })
    const where = await renderScreen(HostingBuyScreen, '/profit_buy?id=1')
    await fill('1000')
    press('Host')
    press('Host', await screen.findByRole('dialog'))
    expect(await screen.findByText(/the same order cannot be bought twice/)).toBeTruthy()
    state.up = true
    press('Send again')
    press('Host', await screen.findByRole('dialog'))
    await waitFor(() => expect(where()).toBe('/profit_wdtg'))
    const [first, second] = sent('buyProfit')
    expect(second?.cid).toBe(first?.cid)
  })

  it('cannot be confirmed before it was calculated', async () => {
    answer({ tryProfit: () => new Promise(() => undefined) })
    await renderScreen(HostingBuyScreen, '/profit_buy?id=1')
    await screen.findByLabelText('Amount')
    type('Amount', '1000')
    const submit = screen.getByRole('button', { name: /^Host/ })
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    expect(submit.title).toBe('Calculating…')
  })

  it('without a transaction password leads to where it is set; the demo account asks for none', async () => {
    answer({ hasTpassword: { has: false } })
    await renderScreen(HostingBuyScreen, '/profit_buy?id=1')
    expect(await screen.findByText('Please go to the user center to set the transaction password')).toBeTruthy()
    cleanup()
    useSession.setState({ demo: true })
    await renderScreen(HostingBuyScreen, '/profit_buy?id=1')
    expect(await screen.findByLabelText('Amount')).toBeTruthy()
    expect(screen.queryByLabelText('Transaction password')).toBeNull()
  })

  it('of an unknown product leads to the others', async () => {
    answer({ getProfitInfo: refusal(3502, 'There is no such product') })
    await renderScreen(HostingBuyScreen, '/profit_buy?id=99')
    expect(await screen.findByText('There is no such product.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Other products' }).getAttribute('href')).toBe('/profit_index')
  })
})

describe('own orders', () => {
  it('are listed with what they returned, and what falls due for them', async () => {
    answer()
    await renderScreen(HostingOrdersScreen, '/profit_wdtg')
    expect(await screen.findByRole('link', { name: 'View order 12' })).toBeTruthy()
    expect(await screen.findByText('Return of day 4 of 7')).toBeTruthy()
    expect(screen.getByText('Last return, and 1,000 USDT are available again')).toBeTruthy()
  })

  it('none: how to get one', async () => {
    answer({ getMyprofit: EMPTY_PAGE })
    await renderScreen(HostingOrdersScreen, '/profit_wdtg')
    expect(await screen.findByText('You have nothing in custody.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See products' }).getAttribute('href')).toBe('/profit_index')
  })

  it('each has a page with its postings, the escrow behind it and the worst case', async () => {
    answer()
    await renderScreen(HostingOrdersScreen, '/profit_wdtg?order=12')
    expect(await screen.findByText('5,003')).toBeTruthy()
    expect(screen.getByText('1.2 USDT')).toBeTruthy()
    expect(screen.getByText(/lose 50 USDT and get 950 USDT back/)).toBeTruthy()
    expect(screen.getByText('Read at entry 6,000 of the log')).toBeTruthy()
  })

  it('are redeemed early after the loss was said to the unit', async () => {
    const sent = answer()
    await renderScreen(HostingOrdersScreen, '/profit_wdtg')
    fireEvent.click(await screen.findByRole('button', { name: 'Redeem order 12' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Early redemption loses 5%: 50 USDT. Continue?')).toBeTruthy()
    expect(within(dialog).getByText('1.2 USDT')).toBeTruthy()
    press('Redeem', dialog)
    expect(await within(dialog).findByText('The transaction password must be 6 digits')).toBeTruthy()
    type('Transaction password', '839274')
    press('Redeem', dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('sellProfit')).toMatchObject([{ orderNo: '12', tpwd: '839274', cid: expect.any(String) }])
  })

  it('show in the dialog why a redemption was refused', async () => {
    answer({ sellProfit: refusal(3204, 'This was already done') })
    await renderScreen(HostingOrdersScreen, '/profit_wdtg?order=12')
    fireEvent.click(await screen.findByRole('button', { name: 'Redeem' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/Early redemption loses/)
    type('Transaction password', '839274')
    press('Redeem', dialog)
    expect(await within(dialog).findByText('This was already done')).toBeTruthy()
  })
})

describe('the public page of a product', () => {
  it('shows what is set aside against what is owed, and the entry of the log it is read at', async () => {
    clearSession()
    answer()
    await renderScreen(HostingBookScreen, '/hosting?id=1')
    expect(await screen.findByText('Every return that is owed is set aside.')).toBeTruthy()
    expect(screen.getByText(/^Read at entry 6,000 of the log/)).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Set aside and owed at the end of each Hong Kong day' })).toBeTruthy()
    expect(screen.getByText('2026-11-20', { selector: 'text' })).toBeTruthy()
  })

  it('says of more than is owed that it goes back when redemptions end', async () => {
    answer({ getHostingBook: { ...BOOK, escrowed: '1.5', owed: '1.2', coverage: '1.25' } })
    await renderScreen(HostingBookScreen, '/hosting?id=1')
    expect(await screen.findByText('Of that, goes back to the treasury when redemptions end')).toBeTruthy()
    expect(screen.getByText('0.3 USDT')).toBeTruthy()
  })

  it('says so when less is set aside than is owed', async () => {
    answer({ getHostingBook: { ...BOOK, escrowed: '1.1', coverage: '0.916666' } })
    await renderScreen(HostingBookScreen, '/hosting?id=1')
    expect(await screen.findByText('Less is set aside than is owed.')).toBeTruthy()
  })
})
