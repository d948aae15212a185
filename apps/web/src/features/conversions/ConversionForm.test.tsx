import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { ConversionForm } from './ConversionForm.tsx'

const FUNDS = [
  { currency: 'USDT', available: '100', decimals: 6 },
  { currency: 'BTC', available: '0', decimals: 8 },
].map((row) => ({ ...row, name: row.currency, frozen: '0', converted: '' }))

const QUOTE = {
  quoteId: '1',
  from: 'USDT',
  to: 'BTC',
  amount: '26',
  receive: '0.00040909',
  rate: '0.00001575',
  indexRate: '0.00001575',
  spread: '0',
  fee: '0',
  expires: Date.now() + 60_000,
}

const show = () =>
  renderScreen(() => <ConversionForm from="USDT" to="BTC" funds={FUNDS} onPair={() => undefined} />, '/exchange')
const enter = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Amount/ }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(cleanup)

describe('an exchange', () => {
  it('of more than there is leads to a deposit', async () => {
    answerCalls({})
    await show()
    enter('101')
    expect(screen.getByText('Insufficient balance (top up first)')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/recharge')
  })

  it('of more than a quarter of the balance is asked for once more; the rate is told the readable way', async () => {
    const asked = answerCalls({ getExchangeQuote: QUOTE, addExchange: {} })
    await show()
    enter('26')
    expect((await screen.findAllByText('1 BTC = 63,492.06 USDT')).length).toBeGreaterThan(0)
    press('Exchange')
    expect(await screen.findByText('This is more than a quarter of your USDT balance.')).toBeTruthy()
    const sent = () => asked.filter(({ name }) => name === 'addExchange').length
    expect(sent()).toBe(0)
    const dialog = within(screen.getByRole('dialog', { hidden: true }))
    fireEvent.click(dialog.getByRole('button', { name: 'Exchange', hidden: true }))
    await waitFor(() => expect(sent()).toBe(1))
  })
})
