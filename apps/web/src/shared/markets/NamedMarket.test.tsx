import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { NamedMarket } from './NamedMarket.tsx'

afterEach(cleanup)

it('a market is called in lists as in its header; a contract by its symbol', async () => {
  answerCalls({ getmarketList: { list: [{ symbol: 'BTCUSDT', name: 'BTC/USDT' }] } })
  await renderScreen(
    () => (
      <>
        <NamedMarket symbol="BTCUSDT" />
        <NamedMarket symbol="BTCPERP" />
      </>
    ),
    '/all',
  )
  expect(await screen.findByText('BTC/USDT')).toBeTruthy()
  expect(screen.getByText('BTCPERP')).toBeTruthy()
})
