import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { LedgerScreen } from './LedgerScreen.tsx'

beforeEach(() => useSession.setState({ token: 'token' }))
afterEach(() => {
  cleanup()
  clearSession()
})

async function show(address: string) {
  const asked = answerCalls({ getAccountLog: { list: [], total: 0 }, getCurrencyAll: [{ currency: 'USDT' }] })
  const where = await renderScreen(LedgerScreen, address)
  return { where, last: () => asked.findLast(({ name }) => name === 'getAccountLog')?.fields }
}

it('what the ledger is asked for stands in the address, so that it is there after a reload', async () => {
  const { where } = await show('/accountRecord?page=3')
  fireEvent.change(await screen.findByLabelText('Type'), { target: { value: 'withdrawal_fee' } })
  await waitFor(() => expect(where()).toBe('/accountRecord?type=withdrawal_fee'))
  fireEvent.change(within(screen.getByRole('region', { name: 'Filter' })).getByLabelText(/^From/), {
    target: { value: '2026-11-02' },
  })
  await waitFor(() => expect(where()).toMatch(/\?type=withdrawal_fee&from=2026-11-02&to=\d{4}-\d\d-\d\d$/))
  fireEvent.change(screen.getByLabelText('Log sequence'), { target: { value: '0123' } })
  expect(screen.getByLabelText('Log sequence')).toHaveProperty('value', '123')
  await waitFor(() => expect(where()).toContain('sequence=123'))
})

it('the address says what the ledger is asked for', async () => {
  const { last } = await show('/accountRecord?type=withdrawal_fee&account=funds&from=2026-11-02&to=2026-11-05&page=2')
  await waitFor(() => expect(last()).toMatchObject({ type: 'withdrawal_fee', account: 'funds', page: '2' }))
  expect(await screen.findByLabelText('Type')).toHaveProperty('value', 'withdrawal_fee')
  expect(within(screen.getByRole('region', { name: 'Filter' })).getByLabelText(/^From/)).toHaveProperty(
    'value',
    '2026-11-02',
  )
})

it('a type that there is not is asked for as little as it is shown', async () => {
  const { last } = await show('/accountRecord?type=nonsense')
  await waitFor(() => expect(last()).toBeDefined())
  expect(last()).not.toHaveProperty('type')
})
