import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import type { AlertRow } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AlertDialog } from '../../shared/alerts/AlertDialog.tsx'
import { clearSession, signIn } from '../../shared/session/sessionStore.ts'
import { answerCalls, inLanguage, renderScreen } from '../../testing/renderScreen.tsx'
import { AlertsPanel } from './AlertsPanel.tsx'

const TIME = Date.UTC(2026, 10, 28, 8)
const alert = (change: Partial<AlertRow>): AlertRow => ({
  id: '1',
  symbol: 'BTCUSDT',
  by: 'last',
  side: 'above',
  price: '70000.0',
  time: TIME,
  ...change,
})

const MARKET = { symbol: 'BTCPERP', name: 'Bitcoin Perpetual', marked: true }
function Shown() {
  return <AlertDialog market={MARKET} onClose={() => undefined} />
}

beforeEach(() => {
  signIn('t')
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  clearSession()
})

describe('the tab of price alerts', () => {
  it('lists what waits and takes one away', async () => {
    let list = [alert({}), alert({ id: '2', symbol: 'BTCPERP', by: 'mark', side: 'below', price: '60000' })]
    const asked = answerCalls({
      getAlertList: () => ({ list, max: 50 }),
      delAlert: ({ id }: Readonly<Record<string, string>>) => {
        list = list.filter((one) => one.id !== id)
        return {}
      },
    })
    await renderScreen(AlertsPanel, '/notice')
    expect(await screen.findByText('Last price at 70,000.0 or higher')).toBeTruthy()
    expect(screen.getByText('Mark price at 60,000 or lower')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('2 of 50 waiting')
    fireEvent.click(screen.getByRole('button', { name: 'Remove the alert on BTCPERP at 60,000' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 50 waiting'))
    expect(asked.find(({ name }) => name === 'delAlert')?.fields).toMatchObject({ id: '2' })
  })

  it('says how to set one, and why they could not be loaded', async () => {
    let away = true
    answerCalls({ getAlertList: () => (away ? refusal(5008, 'The database is away') : { list: [], max: 50 }) })
    await renderScreen(AlertsPanel, '/notice')
    const again = await screen.findByRole('button', { name: 'Try again' })
    away = false
    fireEvent.click(again)
    expect(await screen.findByRole('link', { name: 'Markets' })).toBeTruthy()
  })
})

describe('the dialog of a price alert', () => {
  it('says what is promised before the press, of the price that was chosen, and shows a refusal', async () => {
    let full = false
    const asked = answerCalls({
      getAlertList: { list: [], max: 50 },
      addAlert: () => (full ? refusal(4153, 'At most 50 price alerts can wait at once: remove one first') : alert({})),
    })
    await renderScreen(Shown, '/market')
    const button = await screen.findByRole('button', { name: /Set the alert/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const field = screen.getByLabelText(/Tell me at/)
    fireEvent.change(field, { target: { value: '70,000.5' } })
    expect(screen.getByText('You are told once, when the last price is 70,000.5 or higher.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Mark price' }))
    expect(screen.getByText('You are told once, when the mark price is 70,000.5 or higher.')).toBeTruthy()
    fireEvent.click(button)
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'addAlert')?.fields).toMatchObject({
        symbol: 'BTCPERP',
        by: 'mark',
        side: 'above',
        price: '70000.5',
      }),
    )
    full = true
    fireEvent.change(field, { target: { value: '1' } })
    fireEvent.click(button)
    expect(await screen.findByText('At most 50 price alerts can wait at once: remove one first')).toBeTruthy()
  })

  it('reads a price by the marks of the reader', async () => {
    answerCalls({ getAlertList: { list: [], max: 50 } })
    await renderScreen(inLanguage('de', Shown), '/market')
    const field = await screen.findByRole('textbox')
    for (const entered of ['64000,5', '64.000,5', '64,000.5']) {
      fireEvent.change(field, { target: { value: entered } })
      expect(screen.getByText(/64\.000,5/), entered).toBeTruthy()
      fireEvent.change(field, { target: { value: '' } })
    }
    fireEvent.change(field, { target: { value: '1e3' } })
    expect(screen.queryByText(/1\.000/)).toBeNull()
  })
})
