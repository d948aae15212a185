import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepRecentMarket } from '../../../shared/markets/recentMarkets.ts'
import type { MarketRow } from '../../../shared/markets/useMarketRows.ts'
import { closePalette } from '../../../shared/palette/paletteStore.ts'
import { clearSession, signIn } from '../../../shared/session/sessionStore.ts'
import { closeSignInPrompt, useSignInPrompt } from '../../../shared/session/signInPrompt.ts'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { PaletteDoor } from './PaletteDoor.tsx'

const row = (symbol: string, name: string, more: Partial<MarketRow> = {}): MarketRow => ({
  symbol,
  name,
  kind: 'spot',
  type: 'coin',
  open: true,
  changesAt: 0,
  maxLeverage: 0,
  last: '10',
  change: '0.01',
  high: '11',
  low: '9',
  volume: '1',
  turnover: '5',
  fav: false,
  halted: false,
  spark: [],
  ...more,
})
const SPOT = [
  row('BTCUSDT', 'BTC/USDT', { last: '64000', change: '-0.02', turnover: '7' }),
  row('WBTCUSDT', 'WBTC/USDT', { last: '', change: '0', turnover: '0' }),
  row('ETHUSDT', 'ETH/USDT', { last: '3000', change: '0.03', turnover: '70', fav: true }),
]
const PERPETUAL = row('BTCPERP', 'Bitcoin Perpetual', { kind: 'perpetual', type: 'contract', maxLeverage: 100 })
const GOLD = row('XAUPERP', 'Gold Perpetual', { kind: 'perpetual', type: 'metal', maxLeverage: 25 })
const TIMED = { symbols: [{ symbol: 'BTCUSDT', name: 'Bitcoin', class: 'crypto', open: true }] }

function AnyPage() {
  return (
    <>
      <h1>A page</h1>
      <PaletteDoor />
    </>
  )
}

const page = (list: readonly MarketRow[]) => ({ list, total: list.length, page: 1 })
const LISTS: Readonly<Record<string, readonly MarketRow[]>> = { coin: SPOT, contract: [PERPETUAL], metal: [GOLD] }

async function openOver(address: string, answers: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    getmarketList: ({ type }: Readonly<Record<string, string>>) => page(LISTS[type ?? ''] ?? []),
    getDeliveryCycle: TIMED,
    addCollectCurrenct: {},
    ...answers,
  })
  const where = await renderScreen(AnyPage, address)
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Search' })
  return { asked, where, field }
}

/** The symbols or names of the rows in their order, and the one that Enter takes with a star. */
const shown = () =>
  screen.getAllByRole('row').map((line) => {
    const name = within(line).getAllByRole('gridcell')[1]?.textContent ?? ''
    return line.hasAttribute('data-active') ? `*${name}` : name
  })

beforeEach(() => {
  localStorage.clear()
  clearSession()
  closeSignInPrompt()
  closePalette()
  Element.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(cleanup)

describe('the palette of markets', () => {
  it('opens by key over any page, filters by class and words, best matches first, timed orders below', async () => {
    const { field } = await openOver('/help')
    await screen.findByText('Gold Perpetual')
    expect(document.activeElement).toBe(field)
    expect(shown()).toEqual([
      '*BTC/USDT',
      'WBTC/USDT',
      'ETH/USDT',
      'Bitcoin Perpetual100×BTCPERP',
      'Gold Perpetual25×XAUPERP',
    ])
    fireEvent.change(field, { target: { value: ' btc ' } })
    expect(shown()).toEqual([
      '*BTC/USDT',
      'Bitcoin Perpetual100×BTCPERP',
      'WBTC/USDT',
      'BitcoinBTCUSDTTimed orders on Bitcoin',
    ])
    fireEvent.click(screen.getByRole('tab', { name: 'Metals' }))
    expect(screen.getByText('No market matches “btc”.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Search all markets' }))
    expect(shown()).toHaveLength(4)
    fireEvent.change(field, { target: { value: '' } })
    fireEvent.click(screen.getByRole('tab', { name: 'Timed' }))
    await waitFor(() => expect(shown()).toEqual(['*BitcoinBTCUSDTTimed orders on Bitcoin']))
  })

  it('goes through the rows by arrows, opens one by Enter, and asks a visitor to sign in on the way', async () => {
    const { field, where } = await openOver('/help')
    await screen.findByText('Gold Perpetual')
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(shown()[1]).toBe('*WBTC/USDT')
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('row')[1]?.id)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(useSignInPrompt.getState()).toMatchObject({ open: true, redirect: '/deal?symbol=WBTCUSDT' })
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    signIn('t')
    closeSignInPrompt()
    fireEvent.keyDown(window, { key: 'k', metaKey: true })
    const again = await screen.findByRole('combobox', { name: 'Search' })
    fireEvent.change(again, { target: { value: 'gold' } })
    fireEvent.keyDown(again, { key: 'Enter' })
    await waitFor(() => expect(where()).toBe('/preciousMetal?symbol=XAUPERP'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('turns the star of the marked row by Alt and Enter, in the list of favourites too', async () => {
    signIn('t')
    const { field, asked } = await openOver('/help')
    await screen.findByText('Gold Perpetual')
    fireEvent.keyDown(field, { key: 'Enter', altKey: true })
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'addCollectCurrenct')?.fields).toMatchObject({
        symbol: 'BTCUSDT',
        on: '1',
      }),
    )
    fireEvent.click(screen.getByRole('tab', { name: 'Favourites' }))
    await waitFor(() => expect(shown().map((name) => name.replace('*', ''))).toEqual(['BTC/USDT', 'ETH/USDT']))
  })

  it('starts with the markets looked at last, and with nobody else’s', async () => {
    keepRecentMarket({ symbol: 'XAUPERP', timed: false })
    keepRecentMarket({ symbol: 'BTCUSDT', timed: true })
    keepRecentMarket({ symbol: 'GONEUSDT', timed: false })
    await openOver('/help')
    await screen.findByText('Recently viewed')
    expect(shown().slice(0, 2)).toEqual(['*BitcoinBTCUSDTTimed orders on Bitcoin', 'Gold Perpetual25×XAUPERP'])
    localStorage.setItem('recentMarkets', '{"who":"somebody else","markets":[{"symbol":"ETHUSDT","timed":false}]}')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    await screen.findAllByText('Gold Perpetual')
    expect(screen.queryByText('Recently viewed')).toBeNull()
  })

  it('says what failed and asks again', async () => {
    await openOver('/help', { getmarketList: refusal(5000, 'Something went wrong on our side') })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('what the palette finds besides markets', () => {
  const found = (list: readonly object[]) => ({ list, total: list.length, page: 1 })
  const group = async (name: string) => within(await screen.findByRole('grid', { name }))

  it('leads to pages by their names in the menus', async () => {
    const { field, where } = await openOver('/help')
    fireEvent.change(field, { target: { value: 'hosting' } })
    const pages = await group('Pages')
    fireEvent.click(pages.getByText('Hosting'))
    expect(useSignInPrompt.getState()).toMatchObject({ open: true })
    expect(where()).toBe('/help')
  })

  it('finds articles and other texts by what they say, each on its own page', async () => {
    const article = {
      id: 106,
      type: 'help',
      title: 'Fees',
      category: 'trading',
      excerpt: 'a maker pays',
      time: 1,
      reads: 0,
    }
    const text = { ...article, id: 3, type: 'legal', title: 'User agreement' }
    const { field, where, asked } = await openOver('/', { getTextsList: found([article, text]) })
    fireEvent.change(field, { target: { value: 'maker' } })
    const texts = await group('Help and texts')
    expect(texts.getAllByText('a maker pays')).toHaveLength(2)
    expect(asked.find(({ name }) => name === 'getTextsList')?.fields).toMatchObject({ type: 'all', keyword: 'maker' })
    fireEvent.click(texts.getByText('User agreement'))
    await waitFor(() => expect(where()).toBe('/text?id=3'))
  })

  it('finds one’s own orders and entries of the log by their number, and asks nothing for a visitor', async () => {
    const change = {
      time: 1,
      account: 'funds',
      currency: 'USDT',
      type: 'trade',
      change: '-5',
      balance: '95',
      ref: '1676',
      sequence: 332,
    }
    const getAccountLog = ({ ref }: Readonly<Record<string, string>>) =>
      ref === '1676' ? { list: [change], total: 3, page: 1 } : found([])
    const visitor = await openOver('/', { getAccountLog, getTextsList: found([]) })
    fireEvent.change(visitor.field, { target: { value: '1676' } })
    await waitFor(() => expect(visitor.asked.map(({ name }) => name)).toContain('getTextsList'))
    expect(visitor.asked.map(({ name }) => name)).not.toContain('getAccountLog')
    cleanup()
    closePalette()
    signIn('t')
    const { field, where } = await openOver('/', { getAccountLog, getTextsList: found([]) })
    fireEvent.change(field, { target: { value: 'No. 01676' } })
    const records = await group('Your records')
    expect(records.getAllByRole('row')).toHaveLength(1)
    expect(records.getByText(/3 changes of your balances/)).toBeTruthy()
    fireEvent.click(records.getByText('No. 1676'))
    await waitFor(() => expect(where()).toBe('/accountRecord?ref=1676'))
  })
})
