import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { NewCoinBookScreen } from './NewCoinBookScreen.tsx'
import { BOOK, COIN, INFO, QUOTE, SUBSCRIPTION, WALLET } from './newCoins.fixtures.ts'
import { SubscribeScreen } from './SubscribeScreen.tsx'
import { SubscriptionScreen } from './SubscriptionScreen.tsx'

const pageOf = <Row,>(...list: readonly Row[]) => ({ list, total: list.length, page: 1 })
const BASE: Answers = {
  getNewcoinsList: pageOf(COIN),
  getNewcoinsInfo: INFO,
  tryNewcoins: QUOTE,
  getMyNewcoins: pageOf(SUBSCRIPTION),
  getNewcoinsBook: BOOK,
  getAsset2: WALLET,
  hasTpassword: { has: true },
  buyNewcoins: { orderNo: '12', amount: '25', state: 'under_review' },
  returnNewcoins: { orderNo: '12', coins: '60', amount: '15' },
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

describe('the coins', () => {
  it('show price, volume, what is left, dates, lock-up and what may become of the price', async () => {
    answer()
    await renderScreen(SubscriptionScreen, '/subscription')
    expect(await screen.findByText('1 TCH = 0.25 USDT')).toBeTruthy()
    for (const shown of ['7,500 of 10,000 TCH left', '10 to 2,000 TCH', '30 days', '10,000 TCH'])
      expect(screen.getByText(shown)).toBeTruthy()
    expect(screen.getByText('The coin may fall below the issue price or never be listed.')).toBeTruthy()
    expect(screen.getByRole('progressbar')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Subscribe to TCH' }).getAttribute('href')).toBe('/subscribe?id=1')
  })

  it('that are listed cannot fail to be, and do not say that they may', async () => {
    answer({ getNewcoinsList: pageOf({ ...COIN, state: 'ended', listedAt: COIN.listTime }) })
    await renderScreen(SubscriptionScreen, '/subscription?tab=ended')
    expect(await screen.findByText('The coin is listed. Its market may pay less than the issue price.')).toBeTruthy()
    expect(screen.queryByText('The coin may fall below the issue price or never be listed.')).toBeNull()
  })

  it('are asked for by the state of the tab, and none of it says so', async () => {
    const sent = answer({ getNewcoinsList: pageOf() })
    await renderScreen(SubscriptionScreen, '/subscription')
    expect(await screen.findByText('No subscription is open now.')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: 'Coming' }))
    expect(await screen.findByText('No coin is announced.')).toBeTruthy()
    expect(sent('getNewcoinsList').map((fields) => fields.state)).toEqual(['open', 'soon'])
  })

  it('have a calculator that asks the exchange', async () => {
    const sent = answer()
    await renderScreen(SubscriptionScreen, '/subscription')
    expect((await screen.findAllByText('25 USDT')).length).toBe(2)
    type('How many TCH', '250')
    await waitFor(() => expect(sent('tryNewcoins').at(-1)).toMatchObject({ id: '1', quantity: '250' }))
  })

  it('that are sold out say so and cannot be subscribed to', async () => {
    answer({ getNewcoinsList: pageOf({ ...COIN, left: '0', state: 'sold_out' }) })
    await renderScreen(SubscriptionScreen, '/subscription')
    expect(await screen.findByText('Sold out')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Subscribe to TCH' })).toBeNull()
  })

  it('that could not be loaded can be asked for again', async () => {
    answer({ getNewcoinsList: refusal(5000, 'Something went wrong') })
    await renderScreen(SubscriptionScreen, '/subscription')
    expect(await screen.findByText(/The coins could not be loaded\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('subscribing', () => {
  async function fill(quantity: string) {
    await screen.findByLabelText('Quantity of coins')
    type('Quantity of coins', quantity)
    fireEvent.click(screen.getByRole('checkbox'))
    type('Transaction password', '839274')
    await screen.findByText(/all 25 USDT are lost/)
  }

  it('shows what is said of the coin; only an address of the web becomes a link, opened apart', async () => {
    answer()
    await renderScreen(SubscribeScreen, '/subscribe?id=1')
    const site = await screen.findByRole('link', { name: 'https://touch.example' })
    expect([site.getAttribute('rel'), site.getAttribute('target')]).toEqual(['noopener noreferrer nofollow', '_blank'])
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull()
    for (const shown of ['Touch Foundation', 'TF-1', '2,500 USDT', 'A coin for tests.', 'One TCH costs 0.25 USDT.'])
      expect(screen.getByText(shown)).toBeTruthy()
    expect(screen.getByText(/This exchange has not checked them/)).toBeTruthy()
    expect(screen.getByText(/No market maker will quote this coin/)).toBeTruthy()
  })

  it('shows cost and worst case, asks once more, and sends the version that was shown once', async () => {
    const sent = answer()
    const where = await renderScreen(SubscribeScreen, '/subscribe?id=1')
    await fill('100')
    press('Subscribe')
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe to 100 TCH for 25 USDT?' })
    press('Subscribe', dialog)
    press('Subscribe', dialog)
    await waitFor(() => expect(where()).toBe('/subscription?order=12'))
    expect(sent('buyNewcoins')).toMatchObject([
      { id: '1', quantity: '100', terms: '12', agree: '1', tpwd: '839274', cid: expect.stringMatching(/^[\w-]{36}$/) },
    ])
  })

  it('says what is wrong with the fields, and sends nothing', async () => {
    const sent = answer()
    await renderScreen(SubscribeScreen, '/subscribe?id=1')
    await screen.findByLabelText('Quantity of coins')
    press('Subscribe')
    for (const missing of [
      'Please enter the quantity',
      'Please select agreement',
      'The transaction password must be 6 digits',
    ])
      expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent('buyNewcoins')).toEqual([])
  })

  it.each([
    ['9', 'Cannot be lower than 10'],
    ['2001', 'Cannot be higher than 2,000'],
    ['401', 'Insufficient USDT balance'],
  ])('of %s coins says "%s"', async (quantity, problem) => {
    answer()
    await renderScreen(SubscribeScreen, '/subscribe?id=1')
    await fill(quantity)
    press('Subscribe')
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/recharge')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what the exchange says against it', async () => {
    answer({ tryNewcoins: { ...QUOTE, rejection: 'withdrawals_only', problem: 'The account is frozen' } })
    await renderScreen(SubscribeScreen, '/subscribe?id=1')
    await fill('100')
    expect((await screen.findAllByText('The account is frozen')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: /^Subscribe/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows why it was refused, and asks how the coin stands now', async () => {
    const sent = answer({ buyNewcoins: refusal(3705, 'Sold out') })
    await renderScreen(SubscribeScreen, '/subscribe?id=1')
    await fill('100')
    press('Subscribe')
    const before = sent('getNewcoinsInfo').length
    press('Subscribe', await screen.findByRole('dialog'))
    expect(await screen.findByText('Sold out')).toBeTruthy()
    await waitFor(() => expect(sent('getNewcoinsInfo').length).toBeGreaterThan(before))
  })

  it('that was not answered can be sent again, and is the same request', async () => {
    const state = { up: false }
    const sent = answer({
      buyNewcoins: () => (state.up ? { orderNo: '12', amount: '25', state: 'under_review' } : refusal(5000, 'No')),
    })
    const where = await renderScreen(SubscribeScreen, '/subscribe?id=1')
    await fill('100')
    press('Subscribe')
    press('Subscribe', await screen.findByRole('dialog'))
    expect(await screen.findByText(/the same request is not made twice/)).toBeTruthy()
    state.up = true
    press('Send again')
    press('Subscribe', await screen.findByRole('dialog'))
    await waitFor(() => expect(where()).toBe('/subscription?order=12'))
    const [first, second] = sent('buyNewcoins')
    expect(second?.cid).toBe(first?.cid)
  })

  it('without a transaction password leads to where it is set; the demo account asks for none', async () => {
    answer({ hasTpassword: { has: false } })
    await renderScreen(SubscribeScreen, '/subscribe?id=1')
    expect(await screen.findByText('Please go to the user center to set the transaction password')).toBeTruthy()
    cleanup()
    useSession.setState({ demo: true })
    await renderScreen(SubscribeScreen, '/subscribe?id=1')
    expect(await screen.findByLabelText('Quantity of coins')).toBeTruthy()
    expect(screen.queryByLabelText('Transaction password')).toBeNull()
  })

  it('is not possible before it opens, when all is sold, or of an unknown coin', async () => {
    answer({ getNewcoinsInfo: { ...INFO, state: 'soon' } })
    await renderScreen(SubscribeScreen, '/subscribe?id=1')
    expect(await screen.findByText(/^Subscription opens on/)).toBeTruthy()
    expect(screen.queryByLabelText('Quantity of coins')).toBeNull()
    cleanup()
    answer({ getNewcoinsInfo: refusal(3701, 'There is no such coin') })
    await renderScreen(SubscribeScreen, '/subscribe?id=99')
    expect(await screen.findByText('There is no such coin.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Other new coins' }).getAttribute('href')).toBe('/subscription')
  })
})

describe('own subscriptions', () => {
  it('are listed with what was asked for, given and freed, and can be narrowed to a state', async () => {
    const sent = answer()
    await renderScreen(SubscriptionScreen, '/subscription?tab=mine')
    expect(await screen.findByRole('link', { name: 'View subscription 12' })).toBeTruthy()
    for (const shown of ['100 TCH', '60 TCH', '25 USDT', '10 USDT']) expect(screen.getByText(shown)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Not passed' }))
    await waitFor(() => expect(sent('getMyNewcoins').at(-1)).toMatchObject({ state: 'not_passed' }))
  })

  it('none: where to get one', async () => {
    answer({ getMyNewcoins: pageOf() })
    await renderScreen(SubscriptionScreen, '/subscription?tab=mine')
    expect(await screen.findByText('You have not subscribed to a coin.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See what is open' }).getAttribute('href')).toBe('/subscription')
  })

  it('each has a page with its steps in the log and the worst case', async () => {
    answer()
    await renderScreen(SubscriptionScreen, '/subscription?order=12')
    expect(await screen.findByText('5,003')).toBeTruthy()
    expect(screen.getByText('15 USDT paid')).toBeTruthy()
    expect(screen.getByText('60 TCH were given to you. 10 USDT of what was held are available again.')).toBeTruthy()
    expect(screen.getByText(/the 15 USDT you paid are lost/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Give coins back' })).toBeNull()
  })

  it('of a listed coin promise no money back, for the coin cannot fail to be listed any more', async () => {
    answer({ getMyNewcoins: pageOf({ ...SUBSCRIPTION, listTime: 1 }) })
    await renderScreen(SubscriptionScreen, '/subscription?order=12')
    expect(await screen.findByText(/the 15 USDT you paid are lost\.$/)).toBeTruthy()
    expect(screen.getByText('The coin is listed. Its market may pay less than the issue price.')).toBeTruthy()
  })

  it('under review says that the coins are still to be given out', async () => {
    const waiting = { ...SUBSCRIPTION, state: 'under_review', allocated: '0', releaseTime: 0 } as const
    answer({ getMyNewcoins: pageOf(waiting) })
    await renderScreen(SubscriptionScreen, '/subscription?order=12')
    expect(await screen.findByText('Once coins are given out')).toBeTruthy()
    expect(screen.queryByText('No coins were given')).toBeNull()
  })

  it('not passed: why, and what is free again', async () => {
    const refused = { ...SUBSCRIPTION, state: 'not_passed', allocated: '0', refund: '25', reason: 'Too many requests' }
    answer({ getMyNewcoins: pageOf({ ...refused, steps: [] }) })
    await renderScreen(SubscriptionScreen, '/subscription?order=12')
    expect(await screen.findByText('Too many requests')).toBeTruthy()
    expect(screen.getByText('No coins were given. 25 USDT are available again.')).toBeTruthy()
  })

  it('of somebody else are not there', async () => {
    const sent = answer({ getMyNewcoins: pageOf() })
    await renderScreen(SubscriptionScreen, '/subscription?order=13')
    expect(await screen.findByText('You have no such subscription.')).toBeTruthy()
    expect(sent('getMyNewcoins')).toMatchObject([{ orderNo: '13' }])
  })

  it('whose number is none are not asked for', async () => {
    const sent = answer()
    await renderScreen(SubscriptionScreen, '/subscription?order=x13')
    expect(await screen.findByText('You have no such subscription.')).toBeTruthy()
    expect(sent('getMyNewcoins')).toEqual([])
  })

  it('whose coin was not listed in time can be given back for what was paid', async () => {
    const sent = answer({ getMyNewcoins: pageOf({ ...SUBSCRIPTION, returnable: true }) })
    await renderScreen(SubscriptionScreen, '/subscription?order=12')
    fireEvent.click(await screen.findByRole('button', { name: 'Give coins back' }))
    const dialog = await screen.findByRole('dialog', { name: 'Give back 60 TCH?' })
    expect(within(dialog).getByText(/get 15 USDT, what you paid/)).toBeTruthy()
    press('Give coins back', dialog)
    expect(await within(dialog).findByText('The transaction password must be 6 digits')).toBeTruthy()
    type('Transaction password', '839274')
    press('Give coins back', dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('returnNewcoins')).toMatchObject([{ orderNo: '12', tpwd: '839274', cid: expect.any(String) }])
  })
})

describe('the public page of an account', () => {
  it('shows coins and money in it, and the entry of the log they are read at', async () => {
    clearSession()
    answer()
    await renderScreen(NewCoinBookScreen, '/newCoins?id=1')
    expect(await screen.findByText('Not yet: the issuer cannot be paid')).toBeTruthy()
    expect(screen.getByText(/^Read at entry 6,000 of the log/)).toBeTruthy()
    for (const shown of ['7,500 TCH', '625 USDT', '40 USDT'])
      expect(screen.getAllByText(shown).length).toBeGreaterThan(0)
    expect(screen.getByRole('img', { name: /^Coins in the account and given out/ })).toBeTruthy()
    expect(screen.getByRole('img', { name: /^Money held and paid/ })).toBeTruthy()
  })
})
