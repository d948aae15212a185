import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import type { CallData } from '@touchstone/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { SignInScreen } from './SignInScreen.tsx'

type Sign = CallData<'getSign'>
const STATES = ['received', 'signed', 'missed', 'today', 'coming', 'coming', 'coming'] as const

const SIGN: Sign = {
  cycle: 2,
  days: STATES.map((state, place) => ({
    day: place + 1,
    date: `2026-11-2${place}`,
    signed: state === 'received' || state === 'signed',
    received: state === 'received',
    reward: `0.${place + 1}`,
    currency: 'USDT',
    state,
  })),
  today: 4,
  nextDay: Date.UTC(2026, 10, 23, 16),
  left: '900',
  condition: '',
  conditions: [
    { kind: 'fees_paid', share: '', text: 'You have paid trading fees', need: '10', done: '12.5', met: true },
    { kind: 'turnover', share: '', text: 'You have traded', need: '3', done: '5', met: true },
  ],
}

const UNMET: Sign = {
  ...SIGN,
  conditions: SIGN.conditions.map((one) => (one.kind === 'turnover' ? { ...one, done: '1', met: false } : one)),
}

function answer(answers: Answers = {}) {
  const asked = answerCalls({
    getSign: SIGN,
    addSign: { cycle: 2, day: 4 },
    receiveSign: { day: 2, amount: '0.2', currency: 'USDT' },
    ...answers,
  })
  return (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields)
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token' })
})
afterEach(cleanup)

it('shows seven days with what was signed and received, and what is asked before a reward is paid', async () => {
  answer({ getSign: UNMET })
  await renderScreen(SignInScreen, '/sign')
  expect(await screen.findAllByRole('listitem')).toHaveLength(9)
  expect(screen.getByText('Trading fees that you paid, in USDT')).toBeTruthy()
  expect(screen.getByText('1 of 3')).toBeTruthy()
  expect(screen.queryByText('12.5 of 10')).toBeNull()
  expect(screen.getAllByText('Coming')).toHaveLength(3)
  expect(screen.getAllByText('Not signed')).toHaveLength(1)
})

it('signs in once however often it is pressed', async () => {
  const sent = answer()
  await renderScreen(SignInScreen, '/sign')
  await screen.findByText('Cycle 2')
  fireEvent.click(button('Sign in'))
  fireEvent.click(button('Sign in'))
  await waitFor(() => expect(sent('addSign')).toHaveLength(1))
  await waitFor(() => expect(sent('getSign').length).toBeGreaterThan(1))
  expect(sent('addSign')).toMatchObject([{ cid: expect.stringMatching(/^[\w-]{36}$/) }])
})

it('receives the reward of a day that was signed', async () => {
  const sent = answer()
  await renderScreen(SignInScreen, '/sign')
  await screen.findByText('Cycle 2')
  fireEvent.click(button('Receive the reward of day 2'))
  await waitFor(() => expect(sent('receiveSign')).toMatchObject([{ day: '2' }]))
})

it('does not pay while a condition is missing, and says which', async () => {
  const sent = answer({ getSign: UNMET })
  await renderScreen(SignInScreen, '/sign')
  expect(
    (await screen.findAllByText(/^Not payable yet\. Still missing: What you traded, in USDT\./)).length,
  ).toBeGreaterThan(0)
  fireEvent.click(button(/^Receive the reward of day 2/))
  expect(sent('receiveSign')).toEqual([])
})

it('cannot sign twice on a day', async () => {
  const days = SIGN.days.map((day) => (day.day === 4 ? { ...day, signed: true, state: 'signed' as const } : day))
  const sent = answer({ getSign: { ...SIGN, days } })
  await renderScreen(SignInScreen, '/sign')
  await screen.findByText('Cycle 2')
  fireEvent.click(button(/^Signed/))
  expect(sent('addSign')).toEqual([])
  expect(screen.getAllByText('Already signed in today').length).toBeGreaterThan(0)
})

it('says what the exchange refuses', async () => {
  answer({ addSign: refusal(3999, 'Already signed in today') })
  await renderScreen(SignInScreen, '/sign')
  await screen.findByText('Cycle 2')
  fireEvent.click(button('Sign in'))
  expect((await screen.findByRole('alert')).textContent).toContain('Already signed in today')
})

it('says that nothing is offered', async () => {
  answer({ getSign: { ...SIGN, cycle: 0, days: [] } })
  await renderScreen(SignInScreen, '/sign')
  expect(await screen.findByText('No sign-in rewards are offered now.')).toBeTruthy()
})
