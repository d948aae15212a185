import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../testing/renderScreen.tsx'
import { createQueries } from '../api/queries.ts'
import { useSession } from '../session/sessionStore.ts'
import { SignsOfLife } from './SignsOfLife.tsx'
import { SilenceSwitch } from './SilenceSwitch.tsx'
import { chooseSilence, useSilenceSeconds } from './silenceChoice.ts'

const ANN = { token: 'ann', demo: false, invitation_code: 'ANN' }
const STANDING = { seconds: 120, deadline: 1_750_000_120_000 }

function Chosen() {
  return <p>chosen: {useSilenceSeconds()}</p>
}

function renderSwitch() {
  render(
    <QueryClientProvider client={createQueries()}>
      <SilenceSwitch />
      <Chosen />
    </QueryClientProvider>,
  )
}

describe('signs of life', () => {
  beforeEach(() => useSession.setState(ANN))
  afterEach(() => {
    useSession.setState(ANN)
    chooseSilence(0)
    cleanup()
    vi.useRealTimers()
  })

  it('are off until they are asked for, and on when the exchange has taken them', async () => {
    const asked = answerCalls({ cancelAllAfter: STANDING })
    renderSwitch()
    expect(screen.getByText('chosen: 0')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch'))
    await waitFor(() => expect(screen.getByText('chosen: 120')).toBeTruthy())
    expect(asked).toMatchObject([{ name: 'cancelAllAfter', fields: { seconds: '120', token: 'ann' } }])
  })

  it('belong to the account that asked for them', () => {
    chooseSilence(300)
    render(<Chosen />)
    expect(screen.getByText('chosen: 300')).toBeTruthy()
    for (const other of [{ invitation_code: 'BOB' }, { demo: true }, { token: '' }]) {
      act(() => useSession.setState({ ...ANN, ...other }))
      expect(screen.getByText('chosen: 0')).toBeTruthy()
    }
  })

  it('are given again and again while the page is open, and no more when it is left', async () => {
    vi.useFakeTimers()
    const asked = answerCalls({ cancelAllAfter: STANDING })
    const { unmount } = render(<SignsOfLife seconds={120} />)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked).toHaveLength(3)
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(asked).toHaveLength(3)
  })
})
