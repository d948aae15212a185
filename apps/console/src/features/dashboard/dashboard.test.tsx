import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
// Loaded here, so that no test waits for a screen to be fetched.
import './DashboardScreen.tsx'

afterEach(cleanup)

const WITHDRAWALS = {
  kind: 'withdrawal',
  open: 2,
  oldest: 1_000,
  targetMs: 7_200_000,
  amounts: [
    { currency: 'USDT', amount: '12500' },
    { currency: 'BTC', amount: '0.5' },
  ],
}

describe('money that waits', () => {
  it('stands first on the dashboard with its amounts, leads to its queue, and is counted in the menu', async () => {
    const queues = [WITHDRAWALS, ...QUIET_DASHBOARD.queues]
    answerCalls({ getMe: ADA, getDashboard: { ...QUIET_DASHBOARD, queues } })
    renderConsole('/')
    await screen.findByText('12,500 USDT · 0.5 BTC')
    const [, first] = within(screen.getByRole('table')).getAllByRole('row')
    expect(first?.textContent).toContain('12,500 USDT · 0.5 BTC')
    const queue = within(first ?? document.body).getByRole('link', { name: 'Withdrawals' })
    expect(queue.getAttribute('href')).toMatch(/withdrawals$/)
    expect(screen.getByRole('link', { name: /^Withdrawals ?2$/ })).toBeTruthy()
    // The reviews are counted without withdrawals, which have a queue of their own.
    expect(screen.getByRole('link', { name: /^All reviews ?2$/ })).toBeTruthy()
  })
})
