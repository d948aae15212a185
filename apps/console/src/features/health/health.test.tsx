import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
// Loaded here, so that no test waits for a screen to be fetched.
import './HealthScreen.tsx'
import type { Health } from './health.ts'

afterEach(cleanup)

const WORLD: Health['worlds'][number] = {
  world: 'real',
  sequence: 12,
  time: Date.UTC(2026, 10, 20, 9),
  signed: { sequence: 0, stateHash: '' },
  clockStopped: false,
  clock: { waits: false, confirmable: false, wallTime: Date.UTC(2036, 10, 20, 9) },
  storage: 'ok',
  historyBehind: 0,
  leases: [],
}
const HEALTH: Health = {
  ready: true,
  checks: [],
  worlds: [WORLD],
  feeds: [],
  database: { engine: 'PGlite', reachable: true },
  sockets: 0,
  uptimeMs: 0,
  memoryBytes: 0,
  queues: [],
  audit: { rows: 0, anchoredRows: 0 },
}

function show(clock: Partial<Health['worlds'][number]['clock']>) {
  const worlds = [{ ...WORLD, clock: { ...WORLD.clock, ...clock } }]
  const asked = answerCalls({
    getMe: ADA,
    getDashboard: QUIET_DASHBOARD,
    getHealth: { ...HEALTH, worlds },
    confirmClock: { audit: 7 },
  })
  renderConsole('/health')
  return () => asked.filter(({ name }) => name === 'confirmClock').map(({ input }) => input)
}

describe('a clock in doubt', () => {
  it('is told with both times, and confirmed by one operator with a reason', async () => {
    const confirmed = show({ waits: true, confirmable: true })
    const alert = await screen.findByText(/The clock of the Real world is stopped/)
    expect(alert.textContent).toContain('2026')
    expect(alert.textContent).toContain('2036')
    fireEvent.click(screen.getByRole('button', { name: 'Confirm this server’s clock' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'compared with two others' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'The clock is right: start it' }))
    await waitFor(() => expect(confirmed()).toEqual([{ world: 'real', reason: 'compared with two others' }]))
  })

  it('sends operators to the shell where it takes two', async () => {
    show({ waits: true })
    expect(await screen.findByText(/npx touchstone resume-clock/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull()
  })

  it('is not spoken of while the clock runs', async () => {
    show({})
    expect(await screen.findByText('Running')).toBeTruthy()
    expect(screen.queryByText(/waits/)).toBeNull()
  })
})
