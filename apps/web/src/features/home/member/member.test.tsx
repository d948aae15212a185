import { cleanup, fireEvent, screen } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession, signIn } from '../../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { MemberHome } from './MemberHome.tsx'

const PATIENCE = { timeout: 20_000 }
const FROM = Date.UTC(2026, 10, 27, 13)
const EQUITY = {
  currency: 'USDT',
  sequence: 9,
  from: FROM,
  opening: '1000.000000',
  list: [
    {
      from: FROM,
      to: FROM + 3_600_000,
      equity: '1090.000000',
      moved: '100.000000',
      result: '-10.000000',
      products: [{ product: 'spot', amount: '-10.000000' }],
    },
  ],
}
const answers = (equity: unknown, watched: readonly unknown[] = []) => ({
  getEquity: equity,
  getmarketList: { list: watched, total: watched.length, page: 1 },
  getContractList: { list: [], total: 0, page: 1 },
  getSetting: {
    features: { sandbox: true, simulatedPrices: true, walletLogin: false, demo: true, textMessages: true },
  },
})

beforeEach(() => {
  localStorage.clear()
  clearSession()
  signIn('token')
})
afterEach(cleanup)

describe('the home of a member', () => {
  it('begins with the equity and what 24 hours made of it, without what came in', async () => {
    answerCalls(answers(EQUITY))
    await renderScreen(MemberHome, '/')
    expect(await screen.findByText('1,090.00', {}, PATIENCE)).toBeTruthy()
    expect(screen.getByText('-10.00 USDT')).toBeTruthy()
    expect(screen.getByText('-0.91%')).toBeTruthy()
    expect(screen.getByText(/since 13:00 UTC, less what came in or went out\. 100\.00 USDT came in\./)).toBeTruthy()
    expect(await screen.findByText('Play money', {}, PATIENCE)).toBeTruthy()
  })

  it('has the starred markets first, and says how to star one', async () => {
    answerCalls(answers(EQUITY))
    await renderScreen(MemberHome, '/')
    expect(screen.getByRole('button', { name: 'Favourites' }).getAttribute('aria-pressed')).toBe('true')
    expect(await screen.findByRole('link', { name: 'Choose markets' }, PATIENCE)).toBeTruthy()
  })

  it('covers amounts, and remembers it', async () => {
    answerCalls(answers(EQUITY))
    await renderScreen(MemberHome, '/')
    await screen.findByText('1,090.00', {}, PATIENCE)
    fireEvent.click(screen.getByRole('button', { name: 'Hide amounts' }))
    expect(screen.queryByText('1,090.00')).toBeNull()
    cleanup()
    await renderScreen(MemberHome, '/')
    expect(await screen.findByRole('button', { name: 'Show amounts' }, PATIENCE)).toBeTruthy()
  })

  it('says that a new account has no history, or that it could not be had', async () => {
    answerCalls(answers({ ...EQUITY, opening: '0.000000', list: [] }))
    await renderScreen(MemberHome, '/')
    expect(await screen.findByText(/^No history yet/, {}, PATIENCE)).toBeTruthy()
    cleanup()
    answerCalls(answers(refusal(5002, 'The exchange is restarting.')))
    await renderScreen(MemberHome, '/')
    expect(await screen.findByText('The result could not be loaded.', {}, PATIENCE)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
