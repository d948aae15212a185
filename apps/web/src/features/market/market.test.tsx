import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MarketRow } from '../../shared/markets/useMarketRows.ts'
import { clearSession, signIn } from '../../shared/session/sessionStore.ts'
import { closeSignInPrompt, useSignInPrompt } from '../../shared/session/signInPrompt.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { MarketScreen } from './MarketScreen.tsx'
import { matchMarkets } from './matchMarkets.ts'

const row = (base: string, last: string, turnover: string, fav = false): MarketRow => ({
  symbol: `${base}USDT`,
  name: `${base}/USDT`,
  kind: 'spot',
  type: 'coin',
  open: true,
  changesAt: 0,
  maxLeverage: 0,
  last,
  change: '0.01',
  high: last,
  low: last,
  volume: '1',
  turnover,
  fav,
  halted: false,
  spark: ['1', '2'],
})
const ROWS = [row('BTC', '64000.10', '5'), row('DOGE', '0.12345', '9'), row('ETH', '3000.00', '7')]
const LIST = { list: ROWS, total: 3, page: 1 }

const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('button', { name: /^Trade / })[0]
        ?.getAttribute('aria-label'),
    )

beforeEach(() => {
  clearSession()
  closeSignInPrompt()
})
afterEach(cleanup)

describe('market list', () => {
  it('sorts by price as numbers, not as text', async () => {
    answerCalls({ getmarketList: LIST })
    await renderScreen(MarketScreen, '/market')
    await screen.findAllByText('64,000.10')
    fireEvent.click(screen.getByRole('button', { name: 'Last price' }))
    expect(shown()).toEqual(['Trade BTC/USDT', 'Trade ETH/USDT', 'Trade DOGE/USDT'])
  })

  it('tells no change of a market that never traded', async () => {
    answerCalls({ getmarketList: { ...LIST, list: [{ ...row('HRBR', '', '0'), change: '0' }] } })
    await renderScreen(MarketScreen, '/market')
    const [, line] = await screen.findAllByRole('row')
    expect(line?.textContent).not.toContain('0.00%')
  })

  it('searches with and without the slash, and clears a search that finds nothing', async () => {
    expect(matchMarkets(ROWS, 'eth/us').map(({ symbol }) => symbol)).toEqual(['ETHUSDT'])
    expect(matchMarkets(ROWS, 'dogeusdt').map(({ symbol }) => symbol)).toEqual(['DOGEUSDT'])
    answerCalls({ getmarketList: LIST })
    await renderScreen(MarketScreen, '/market')
    await screen.findAllByText('64,000.10')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'XYZ' } })
    expect(screen.getByText('Nothing found for “XYZ”.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(shown()).toHaveLength(3)
  })

  it('asks a visitor who stars or trades to sign in, and asks the server nothing', async () => {
    const asked = answerCalls({ getmarketList: LIST })
    await renderScreen(MarketScreen, '/market')
    await screen.findAllByText('64,000.10')
    fireEvent.click(screen.getByRole('button', { name: 'Favourite ETH/USDT' }))
    expect(useSignInPrompt.getState()).toMatchObject({ open: true, redirect: undefined })
    fireEvent.click(screen.getAllByRole('button', { name: 'Trade ETH/USDT' })[0] as HTMLElement)
    expect(useSignInPrompt.getState()).toMatchObject({ open: true, redirect: '/deal?symbol=ETHUSDT' })
    expect(asked.map(({ name }) => name)).not.toContain('addCollectCurrenct')
  })

  it('takes a star back when the server refuses it', async () => {
    signIn('t')
    const asked = answerCalls({ getmarketList: LIST, addCollectCurrenct: refusal(3101, 'There is no such market') })
    await renderScreen(MarketScreen, '/market')
    await screen.findAllByText('64,000.10')
    const star = screen.getByRole('button', { name: 'Favourite ETH/USDT' })
    fireEvent.click(star)
    await waitFor(() => expect(asked.some(({ name }) => name === 'addCollectCurrenct')).toBe(true))
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'))
  })

  it('says a failure with a way to retry', async () => {
    answerCalls({ getmarketList: refusal(5000, 'Something went wrong on our side') })
    await renderScreen(MarketScreen, '/market')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('asks for the type the address names, and leads each contract to the screen of its class', async () => {
    const gold: MarketRow = {
      ...row('XAU', '2400.50', '3'),
      symbol: 'XAUPERP',
      name: 'Gold Perpetual',
      kind: 'perpetual',
      type: 'metal',
      open: false,
      changesAt: Date.UTC(2026, 10, 22, 23),
      maxLeverage: 25,
    }
    const asked = answerCalls({ getmarketList: { list: [gold], total: 1, page: 1 } })
    await renderScreen(MarketScreen, '/market?type=metal')
    await screen.findAllByText('2,400.50')
    expect(asked.find(({ name }) => name === 'getmarketList')?.fields.type).toBe('metal')
    expect(screen.getByText('Closed')).toBeTruthy()
    expect(screen.getByText('25×')).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: 'Trade Gold Perpetual' })[0] as HTMLElement)
    expect(useSignInPrompt.getState().redirect).toBe('/preciousMetal?symbol=XAUPERP')
  })
})
