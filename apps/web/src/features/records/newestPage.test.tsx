import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ChannelMessage } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LiveSource } from '../../shared/live/liveHub.ts'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { LedgerScreen } from './LedgerScreen.tsx'

/** A live channel on which balances change when the test says so. */
function balances() {
  const heard = new Map<string, (message: ChannelMessage) => void>()
  const live: LiveSource = {
    state: { connection: 'open', stale: false, signedIn: true, latencyMs: 1 },
    onState: () => () => undefined,
    subscribe: (channel, listener) => {
      heard.set(channel, listener as (message: ChannelMessage) => void)
      return () => void heard.delete(channel)
    },
  }
  let sequence = 0
  const tell = (available: string) => {
    sequence += 1
    const type = sequence === 1 ? 'snap' : 'diff'
    const data = { sequence, list: [{ account: 'funds', currency: 'USDT', available, frozen: '0' }] }
    heard.get('balance')?.({ ch: 'balance', type, seq: sequence, time: 0, data })
  }
  /** All of them at once. */
  const change = (...amounts: readonly string[]) => act(async () => amounts.forEach(tell))
  return { live, change }
}

const ENTRY = { account: 'funds', currency: 'USDT', type: 'deposit', change: '1', balance: '1', ref: '1', sequence: 7 }
const log = { list: [{ ...ENTRY, time: 0 }], total: 60 }

beforeEach(() => useSession.setState({ token: 'token' }))
afterEach(() => {
  cleanup()
  clearSession()
})

describe('the ledger', () => {
  it('is read again when money has moved, once for many movements, and only on its newest page', async () => {
    const { live, change } = balances()
    const asked = answerCalls({ getAccountLog: log, getAsset2: { total: '0', list: [] } })
    const pages = () => asked.filter(({ name }) => name === 'getAccountLog').map(({ fields }) => fields.page)
    await renderScreen(LedgerScreen, '/accountRecord', live)
    await waitFor(() => expect(pages()).toEqual(['1']))
    await change('1', '2', '3', '4')
    await waitFor(() => expect(pages()).toEqual(['1', '1']))
    fireEvent.click(screen.getByRole('button', { name: /next/i }))
    await waitFor(() => expect(pages()).toEqual(['1', '1', '2']))
    await change('5')
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    expect(pages()).toEqual(['1', '1', '2'])
  })
})
