import { act, cleanup, render, screen } from '@testing-library/react'
import type { ChannelMessage, StatusData } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveProvider } from '../../../shared/live/LiveProvider.tsx'
import { createLiveHub } from '../../../shared/live/liveHub.ts'
import { ClockNotice } from './ClockNotice.tsx'

const handlers = new Map<string, (message: ChannelMessage) => void>()
const source = {
  state: { connection: 'open', stale: false, signedIn: true, latencyMs: 1 } as const,
  onState: () => () => undefined,
  subscribe<Data>(channel: string, onMessage: (message: ChannelMessage<Data>) => void) {
    handlers.set(channel, onMessage as (message: ChannelMessage) => void)
    return () => void handlers.delete(channel)
  },
}

async function heartbeat(clock: StatusData['clock']) {
  await act(async () => {
    const data: StatusData = { serverTime: 0, sequence: 1, late: [], storage: 'ok', clock }
    handlers.get('status')?.({ ch: 'status', type: 'snap', seq: 1, time: 0, data })
    await vi.advanceTimersByTimeAsync(300)
  })
}

describe('the notice of a clock that waits', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('stands while the exchange waits for its operators, and goes when the clock runs', async () => {
    render(
      <LiveProvider hub={createLiveHub(source)}>
        <ClockNotice />
      </LiveProvider>,
    )
    expect(screen.getByRole('status').textContent).toBe('')
    await heartbeat('waits')
    expect(screen.getByRole('status').textContent).toContain('until its operators have confirmed its clock')
    await heartbeat('runs')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
