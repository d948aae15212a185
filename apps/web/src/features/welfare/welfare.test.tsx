import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import type { CallData } from '@touchstone/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { BenefitsDetailScreen } from './BenefitsDetailScreen.tsx'
import { WelfareDetailScreen } from './WelfareDetailScreen.tsx'
import { WelfareScreen } from './WelfareScreen.tsx'

const CAMPAIGN: CallData<'getFuli'>['list'][number] = {
  id: '3',
  title: 'First trades',
  img: '',
  period: { from: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 11, 1) },
  reward: '5',
  currency: 'USDT',
  state: 'available',
  claimed: 0,
}
const INFO: CallData<'getFuliInfo'> = {
  ...CAMPAIGN,
  terms: 12,
  html: '<p>Trade ten times.</p>',
  budget: '1000',
  left: '995',
  perPerson: 1,
  conditions: [{ kind: 'trades', share: '', text: 'Ten trades', need: '10', done: '11', met: true }],
  sequence: 4_711,
}

function answer(answers: Answers = {}) {
  const asked = answerCalls({
    getFuli: { list: [CAMPAIGN], total: 1, page: 1 },
    getFuliInfo: INFO,
    receiveFuli: { id: '3', amount: '5', currency: 'USDT' },
    ...answers,
  })
  return (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields)
}

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token' })
})
afterEach(cleanup)

it('lists campaigns with their reward, period and state', async () => {
  answer()
  await renderScreen(WelfareScreen, '/welfare')
  expect(await screen.findByText('First trades')).toBeTruthy()
  expect(screen.getByText('5 USDT')).toBeTruthy()
  expect(screen.getByText('Available')).toBeTruthy()
})

it('says that there is none', async () => {
  answer({ getFuli: { list: [], total: 0, page: 1 } })
  await renderScreen(WelfareScreen, '/welfare')
  expect(await screen.findByText('There is no campaign now.')).toBeTruthy()
})

it('claims once however often it is pressed', async () => {
  const sent = answer()
  await renderScreen(WelfareDetailScreen, '/welfareDetail?id=3')
  const claim = await screen.findByRole('button', { name: 'Claim' })
  fireEvent.click(claim)
  fireEvent.click(claim)
  await waitFor(() => expect(sent('receiveFuli')).toMatchObject([{ id: '3' }]))
  expect(screen.getByText('Met')).toBeTruthy()
})

it('does not claim while a condition is not met', async () => {
  const sent = answer({
    getFuliInfo: {
      ...INFO,
      conditions: [{ kind: 'trades', share: '', text: 'Ten trades', need: '10', done: '3', met: false }],
    },
  })
  await renderScreen(WelfareDetailScreen, '/welfareDetail?id=3')
  fireEvent.click(await screen.findByRole('button', { name: /^Claim/ }))
  expect(screen.getByText('3 of 10')).toBeTruthy()
  expect(screen.getAllByText('Not every condition is met yet.').length).toBeGreaterThan(0)
  expect(sent('receiveFuli')).toEqual([])
})

it('says that a campaign does not exist', async () => {
  answer({ getFuliInfo: refusal(3841, 'There is no such campaign') })
  await renderScreen(WelfareDetailScreen, '/welfareDetail?id=0')
  expect(await screen.findByText('There is no such campaign.')).toBeTruthy()
})

it('asks a visitor to log in, and does not pretend to know what was done', async () => {
  useSession.setState({ token: '' })
  answer()
  await renderScreen(BenefitsDetailScreen, '/benefitsDetail?id=3')
  expect(await screen.findByRole('button', { name: 'Log in to claim' })).toBeTruthy()
  expect(screen.queryByText('Met')).toBeNull()
  expect(screen.queryByText('Claimed by you')).toBeNull()
  expect(screen.getByText('At least 10')).toBeTruthy()
})

it('says to whoever has claimed it that it is claimed, and offers no further claim', async () => {
  answer({ getFuliInfo: { ...INFO, state: 'claimed', claimed: 1 } })
  await renderScreen(BenefitsDetailScreen, '/benefitsDetail?id=3')
  expect((await screen.findAllByText('Claimed')).length).toBe(2)
  expect(screen.queryByRole('link', { name: 'Claim' })).toBeNull()
})

it('stands under Welfare among the pages of rewards', async () => {
  answer()
  await renderScreen(WelfareDetailScreen, '/welfareDetail?id=3')
  expect(screen.getByRole('link', { name: 'Welfare' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('link', { name: 'Sign-in' }).getAttribute('aria-current')).toBeNull()
})
