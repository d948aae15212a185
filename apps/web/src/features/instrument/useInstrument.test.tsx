import { cleanup, screen } from '@testing-library/react'
import { useToasts } from '@touchstone/frame'
import { refusal } from '@touchstone/frame/testing'
import { REJECTION_CODES } from '@touchstone/protocol'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { useInstrument } from './useInstrument.ts'

function Known() {
  const { known, loading } = useInstrument('BTCUSDT')
  return <p>{loading ? 'waiting' : `known: ${known}`}</p>
}

afterEach(cleanup)

it('a spot market is known, and nothing is said of the contract that it is not', async () => {
  answerCalls({
    getContractInfo: refusal(REJECTION_CODES.unknown_contract, 'There is no such contract'),
    getIndexInfo: refusal(REJECTION_CODES.unknown_index, 'There is no such index'),
    getCurrencyMessage: { symbol: 'BTCUSDT', name: 'BTC/USDT' },
  })
  await renderScreen(Known, '/instrument')
  expect(await screen.findByText('known: true')).toBeTruthy()
  expect(useToasts.getState().toasts).toEqual([])
})
