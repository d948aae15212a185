import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { useAskedSymbol } from './useAskedSymbol.ts'

const Asked = () => <p>{`asked: ${useAskedSymbol()}`}</p>

afterEach(cleanup)

it.each(['btc/usdt', 'BTC-USDT', 'BTC_USDT', 'BTCUSDT'])('?symbol=%s is the market BTCUSDT', async (written) => {
  answerCalls({})
  await renderScreen(Asked, `/deal?symbol=${written}`)
  expect(screen.getByText('asked: BTCUSDT')).toBeTruthy()
})
