import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../testing/renderScreen.tsx'
import { BTC_MARKET } from '../ticket.fixtures.ts'
import { SpotPairDialog } from './SpotPairDialog.tsx'

const SIDE = { fee: '0.055', feeCurrency: 'USDT', receiveCurrency: 'USDT' }
const PREVIEW = {
  problem: '',
  message: '',
  cost: '0.001',
  costCurrency: 'BTC',
  available: '1',
  limit: { ...SIDE, receive: '54.945' },
  stop: { ...SIDE, receive: '44.955' },
}

function open(preview: typeof PREVIEW) {
  const asked = answerCalls({ tryOco: preview, addOco: { orderNo: '7', stopOrderNo: '8' } })
  const onClose = vi.fn()
  render(
    <SpotPairDialog market={BTC_MARKET} start={{ side: 'sell', price: '55000', amount: '0.001' }} onClose={onClose} />,
  )
  fireEvent.change(screen.getByRole('textbox', { name: /^Stop price/ }), { target: { value: '45000' } })
  return { asked, onClose }
}

describe('the entry of two orders of which one cancels the other', () => {
  afterEach(cleanup)

  it('shows what both hold and would bring, and places what it has shown', async () => {
    const { asked, onClose } = open(PREVIEW)
    await waitFor(() => expect(screen.getByText('54.945 USDT')).toBeTruthy())
    expect(screen.getByText('0.001 BTC')).toBeTruthy()
    expect(screen.getByText('44.955 USDT')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Place both orders' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const [tried] = asked
    const { cid, rtoken, ...placed } = asked.find(({ name }) => name === 'addOco')?.fields ?? {}
    expect(tried?.fields).toMatchObject(placed)
    expect(placed).toMatchObject({ side: 'sell', price: '55000', stopPrice: '45000', amount: '0.001' })
    expect(cid).toMatch(/./)
    expect(rtoken).toMatch(/./)
  })

  it('says why the exchange would refuse them, and sends nothing', async () => {
    const { asked } = open({ ...PREVIEW, problem: 'insufficient_balance', message: 'Not enough balance' })
    await waitFor(() => expect(screen.getAllByText('Not enough balance')).not.toEqual([]))
    fireEvent.click(screen.getByRole('button', { name: /^Place both orders/ }))
    expect(asked.every(({ name }) => name === 'tryOco')).toBe(true)
  })
})
