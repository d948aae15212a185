import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Answers } from '@touchstone/frame/testing'
import type { CallData } from '@touchstone/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { InviteesScreen } from './InviteesScreen.tsx'
import { InviteIncomeScreen } from './InviteIncomeScreen.tsx'
import { InviteScreen } from './InviteScreen.tsx'
import type { Promotion } from './promotion.ts'

const LINK = 'https://touchstone.example/register?code=FRIEND'
const PROMOTION: Promotion = {
  code: 'FRIEND',
  link: LINK,
  currency: 'USDT',
  levels: [
    { level: 1, rate: '0.05', income: '12', waiting: '3.4', count: 4, qualified: 2 },
    { level: 2, rate: '0.03', income: '0', waiting: '0', count: 1, qualified: 0 },
    { level: 3, rate: '0.01', income: '0', waiting: '0', count: 0, qualified: 0 },
  ],
  total: '12',
  waitDays: 30,
  condition: '',
}
const INVITEE: CallData<'getPromotionList'>['list'][number] = {
  id: '10•••42',
  name: 'A•••',
  phone: '+852 •••• 12',
  time: Date.UTC(2026, 10, 2),
  level: 1,
  qualified: false,
}
const COMMISSION: CallData<'getPromotionIncome'>['list'][number] = {
  day: '2026-11-03',
  level: 1,
  amount: '3.4',
  currency: 'USDT',
  state: 'waiting',
  usableFrom: Date.UTC(2026, 11, 3),
}
const page = <Row,>(list: readonly Row[]) => ({ list, total: list.length, page: 1 })

function answer(answers: Answers = {}) {
  const asked = answerCalls({
    getMyPromotion: PROMOTION,
    getQrcode: { img: 'data:image/svg+xml,x' },
    getPromotionList: page([INVITEE]),
    getPromotionIncome: page([COMMISSION]),
    ...answers,
  })
  return (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields)
}

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token' })
})
afterEach(cleanup)

it('shows code, link, QR code, every level there is, and how it is paid', async () => {
  const sent = answer()
  await renderScreen(InviteScreen, '/invite')
  expect(await screen.findByText(LINK)).toBeTruthy()
  await waitFor(() => expect(sent('getQrcode')).toMatchObject([{ text: LINK }]))
  for (const shown of ['FRIEND', 'Level 3', '5%', '3.4 USDT']) expect(screen.getByText(shown)).toBeTruthy()
  expect(screen.queryByText('Level 4')).toBeNull()
  expect(screen.getByText(/is held for 30 days before you can use it/)).toBeTruthy()
})

it('says what is missing before commissions are paid', async () => {
  answer({ getMyPromotion: { ...PROMOTION, condition: 'Commissions wait for your verification' } })
  await renderScreen(InviteScreen, '/invite')
  expect(await screen.findByText('Your commissions are paid once your junior verification is approved.')).toBeTruthy()
})

it('lists who came, masked, of one level alone when asked', async () => {
  const sent = answer()
  await renderScreen(InviteesScreen, '/inviteList')
  expect(await screen.findByText('10•••42')).toBeTruthy()
  expect(screen.getByText('Do not count yet')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Level'), { target: { value: '2' } })
  await waitFor(() => expect(sent('getPromotionList').at(-1)).toMatchObject({ level: '2' }))
})

it('says that nobody has joined', async () => {
  answer({ getPromotionList: page([]) })
  await renderScreen(InviteesScreen, '/inviteList')
  expect(await screen.findByText('Nobody has joined with your code yet.')).toBeTruthy()
})

it('lists income by day and level with when it can be used', async () => {
  answer()
  await renderScreen(InviteIncomeScreen, '/inviteMy')
  expect(await screen.findByText('2026-11-03')).toBeTruthy()
  expect(screen.getByText('Waiting')).toBeTruthy()
})
