import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { DepositsScreen } from './DepositsScreen.tsx'
import type { Uncredited } from './depositInfo.ts'

const TOKEN: Uncredited = {
  id: '1',
  time: 1_700_000_000_000,
  kind: 'token',
  currency: '',
  amount: '',
  units: '77',
  contract: `0x${'c'.repeat(40)}`,
  txid: `0x${'a'.repeat(64)}`,
  from: `0x${'b'.repeat(40)}`,
  state: 'open',
  settledAt: 0,
}
const COIN: Uncredited = {
  ...TOKEN,
  id: '2',
  kind: 'coin',
  currency: 'ETH',
  amount: '0.1',
  units: '100000000000000000',
  contract: '',
  state: 'settled',
  settledAt: 1_700_000_100_000,
}

const show = async (list: readonly Uncredited[]) => {
  const asked = answerCalls({
    getRechargeList: { list: [], total: 0, page: 1 },
    getUncreditedList: { list, total: list.length, page: 1 },
  })
  await renderScreen(DepositsScreen, '/rechargeRecord')
  await waitFor(() => expect(asked.some(({ name }) => name === 'getUncreditedList')).toBe(true))
}

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token' })
})
afterEach(cleanup)

describe('what arrived and cannot be credited', () => {
  it('is shown with what came, why it is in no balance, and what happens with it', async () => {
    await show([TOKEN, COIN])
    const table = await screen.findByRole('table', { name: 'Arrived, but cannot be credited' })
    const [, token, coin] = Array.from(table.querySelectorAll('tr'), ({ textContent }) => textContent ?? '')
    expect(token).toContain('77 smallest units')
    expect(token).toContain('Another token: only the contract that is shown with your address counts')
    expect(token).toContain('Under review')
    expect(coin).toContain('0.1 ETH')
    expect(coin).toContain('The chain’s own coin')
    expect(coin).toContain('Closed')
  })

  it('takes no room while there is nothing', async () => {
    await show([])
    expect(await screen.findByText('No deposits yet.')).toBeTruthy()
    expect(screen.queryByText('Arrived, but cannot be credited')).toBeNull()
  })
})
