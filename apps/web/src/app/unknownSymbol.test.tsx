import { cleanup, screen } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import { REJECTIONS, type Rejection } from '@touchstone/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { ContractScreen } from '../features/contracts/ContractScreen.tsx'
import { CRYPTO_OFFER } from '../features/contracts/instrumentClass.ts'
import { DealScreen } from '../features/spot/DealScreen.tsx'
import { TimedOptionScreen } from '../features/timedOptions/TimedOptionScreen.tsx'
import { answerCalls, renderScreen } from '../testing/renderScreen.tsx'

const SCREENS = [
  ['spot', DealScreen, '/deal?symbol=XXUSDT', /no market called XXUSDT/],
  ['contracts', () => <ContractScreen offer={CRYPTO_OFFER} />, '/deal_c?symbol=XXPERP', /no contract called XXPERP/],
  ['timed orders', TimedOptionScreen, '/deal_jg?symbol=XXUSDT', /no timed orders on XXUSDT/],
] as const

function refuseAll(contract: Rejection, market: Rejection, index: Rejection): void {
  const answer = (word: Rejection) => refusal(REJECTIONS[word].code, REJECTIONS[word].message)
  answerCalls({
    getContractInfo: answer(contract),
    getCurrencyMessage: answer(market),
    getIndexInfo: answer(index),
    getDeliveryCycle: answer(index),
    getContractSymbols: [],
    getCurrencyAll: [],
  })
}

afterEach(cleanup)

describe.each(SCREENS)('the screen of %s', (_, Screen, address, unknown) => {
  it('says that there is none of that name only when the exchange says so', async () => {
    refuseAll('unknown_contract', 'unknown_market', 'unknown_index')
    await renderScreen(Screen, address)
    expect(await screen.findByText(unknown)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says what else is the matter, and offers to ask again', async () => {
    refuseAll('shutting_down', 'shutting_down', 'shutting_down')
    await renderScreen(Screen, address)
    expect((await screen.findByRole('alert')).textContent).toContain('The exchange is restarting')
    expect(screen.getByRole('button', { name: /again|retry/i })).toBeTruthy()
    expect(screen.queryByText(unknown)).toBeNull()
  })
})
