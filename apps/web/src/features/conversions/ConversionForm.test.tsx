import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { ConversionForm } from './ConversionForm.tsx'

const FUNDS = [
  { currency: 'USDT', available: '100', decimals: 6 },
  { currency: 'BTC', available: '0', decimals: 8 },
].map((row) => ({ ...row, name: row.currency, frozen: '0', converted: '' }))

afterEach(cleanup)

describe('an exchange', () => {
  it('of more than there is leads to a deposit', async () => {
    answerCalls({})
    await renderScreen(
      () => <ConversionForm from="USDT" to="BTC" funds={FUNDS} onPair={() => undefined} />,
      '/flashExchange',
    )
    fireEvent.change(screen.getByRole('textbox', { name: /^Amount/ }), { target: { value: '101' } })
    expect(screen.getByText('Insufficient balance (top up first)')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/recharge')
  })
})
