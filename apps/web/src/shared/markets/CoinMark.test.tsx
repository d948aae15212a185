import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { assetOf } from './assetOf.ts'
import { CoinMark } from './CoinMark.tsx'

const BTC = { currency: 'BTC', name: 'Bitcoin', decimals: 8, icon: '/coins/btc.svg', chains: [] }
const box = () => document.querySelector('span[aria-hidden]')
const mark = () => document.querySelector('img')

async function show(code: string) {
  answerCalls({ getCurrencyAll: [BTC] })
  await renderScreen(() => <CoinMark code={code} />, '/here')
}

afterEach(cleanup)

describe('the mark of a coin', () => {
  it('is the one the exchange serves, decorative and of a fixed size', async () => {
    await show('BTC')
    await waitFor(() => expect(mark()?.getAttribute('src')).toMatch(/\/coins\/btc\.svg$/))
    expect([mark()?.alt, mark()?.width, mark()?.getAttribute('loading')]).toEqual(['', 20, 'lazy'])
    expect(box()?.className).toContain('size-5')
  })

  it('that cannot be loaded, or that there is not, leaves its letters in the same place', async () => {
    await show('BTC')
    await waitFor(() => expect(mark()).not.toBeNull())
    fireEvent.error(mark() as HTMLElement)
    expect([mark(), box()?.getAttribute('data-letters'), box()?.textContent]).toEqual([null, 'BT', ''])
    cleanup()
    await show('XAU')
    expect([mark(), box()?.getAttribute('data-letters')]).toEqual([null, 'XA'])
  })

  it.each([
    ['BTCUSDT', 'BTC'],
    ['BTCPERP', 'BTC'],
    ['BTC04DEC26', 'BTC'],
    ['XAUUSD', 'XAU'],
    ['EURUSDPERP', 'EUR'],
    ['AAPLPERP', 'AAPL'],
    ['USDJPY', 'USDJPY'],
  ])('of %s is that of %s', (symbol, asset) => {
    expect(assetOf(symbol)).toBe(asset)
  })
})
