import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { Hero } from './Hero.tsx'

afterEach(cleanup)

it('the first thing that visitors are offered is the demo account', async () => {
  answerCalls({
    getSetting: { feedLabel: '', features: { sandbox: true, simulatedPrices: true, walletLogin: false, demo: true } },
    getmarketList: { list: [] },
    getCurrencyAll: [],
  })
  await renderScreen(Hero, '/')
  const demo = await screen.findByRole('button', { name: 'Trade now with play money' })
  const register = screen.getByRole('link', { name: 'Open an account' })
  expect(demo.compareDocumentPosition(register) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})
