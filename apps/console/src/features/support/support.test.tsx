import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
import { wrongDays } from './hoursDraft.ts'
// Loaded here, so that no test waits for a screen to be fetched.
import './QueueScreen.tsx'
import './SettingsScreen.tsx'
import './TicketScreen.tsx'

afterEach(cleanup)

const LINE: AdminCallData<'getTickets'>['list'][number] = {
  id: 't1',
  type: 'money_in',
  title: 'Where is my deposit?',
  state: 'open',
  uid: '1001',
  account: 'a•••@example.com',
  opened: 1_000,
  updated: 2_000,
  waitingSince: 2_000,
  assignee: '',
  rating: 0,
}
const QUEUE: AdminCallData<'getTickets'> = {
  list: [LINE],
  total: 1,
  page: 1,
  waiting: 1,
  oldest: 2_000,
  untaken: 1,
  there: [],
  mineThere: false,
  version: 7,
}
const TICKET: AdminCallData<'getTicket'> = {
  ...LINE,
  posts: [
    {
      number: 1,
      time: 1_000,
      by: 'customer',
      operator: '',
      text: '<b>bold</b>',
      images: [{ id: 'f1', kind: 'picture' }],
    },
  ],
  steps: [{ time: 1_500, what: 'note', by: 'grace', to: '', note: 'called the bank' }],
  consent: { state: 'none', until: 0 },
  comment: '',
  unread: 0,
  mine: false,
  colleagues: ['grace'],
  others: [],
}
const MINE = { ...TICKET, mine: true, assignee: 'ada' }
const SEEN: AdminCallData<'seeAccount'> = {
  sequence: 12,
  balances: [{ wallet: 'funds', currency: 'USDT', available: '100', held: '0' }],
  orders: [],
  positions: [],
  level: 1,
  kyc: { junior: 'approved', senior: 'not_sent', address: 'not_sent' },
  ledger: [],
  until: 1,
  time: 3_000,
}

function serve(answers: Answers = {}) {
  return answerCalls({
    getMe: ADA,
    getDashboard: {
      ...QUIET_DASHBOARD,
      queues: [{ kind: 'support', open: 3, oldest: 1_000, targetMs: 1, amounts: [] }],
    },
    awaitTickets: { version: 7 },
    getTickets: QUEUE,
    getTicket: TICKET,
    getCannedAnswers: [{ id: 'a1', title: 'Greeting', text: 'Good day.', changed: 1_000, by: 'grace' }],
    getSupportHours: { hours: null, changed: 0, by: '' },
    ...answers,
  })
}
type Asked = ReturnType<typeof serve>
const inputs = (asked: Asked, call: string) => asked.filter(({ name }) => name === call).map(({ input }) => input)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('the queue', () => {
  it('shows who waits and how long, counts them in the menu, and lets an operator be there', async () => {
    const asked = serve({ setThere: { audit: 3 } })
    renderConsole('/support')
    expect(await screen.findByRole('link', { name: 'Where is my deposit?' })).toBeTruthy()
    expect(screen.getByText('#1001')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Support ?3$/ })).toBeTruthy()
    expect(screen.getByText('Nobody is shown as answering now.')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'I answer now' }))
    await waitFor(() => expect(inputs(asked, 'setThere')).toEqual([{ there: true }]))
  })

  it('says so when it is empty or cannot be read', async () => {
    serve({ getTickets: { ...QUEUE, list: [], total: 0 } })
    renderConsole('/support')
    expect(await screen.findByText('No conversation here.')).toBeTruthy()
    cleanup()
    serve({ getTickets: refusal(5000, 'Something went wrong on our side') })
    renderConsole('/support')
    expect(await screen.findByText(/Something went wrong/)).toBeTruthy()
  })
})

describe('a conversation', () => {
  it('is taken before it is answered, shows words as text, and opens files on demand only', async () => {
    const asked = serve({ takeTicket: { audit: 4 } })
    renderConsole('/support/t1')
    expect(await screen.findByText('<b>bold</b>')).toBeTruthy()
    expect(screen.getByText('Take the conversation to answer.')).toBeTruthy()
    expect(screen.getByText('called the bank')).toBeTruthy()
    expect(inputs(asked, 'openTicketFile')).toEqual([])
    await press('Take')
    await waitFor(() => expect(inputs(asked, 'takeTicket')).toEqual([{ id: 't1' }]))
  })

  it('is answered with a ready answer; the same words sent again are the same request', async () => {
    const asked = serve({ getTicket: MINE, replyTicket: refusal(5000, 'Something went wrong on our side') })
    renderConsole('/support/t1')
    fireEvent.change(await screen.findByLabelText('Ready answer'), { target: { value: 'a1' } })
    expect(screen.getByLabelText('Answer')).toHaveProperty('value', 'Good day.')
    await press('Send')
    await screen.findByText(/Something went wrong/)
    await press('Send')
    await waitFor(() => expect(inputs(asked, 'replyTicket')).toHaveLength(2))
    const [first, second] = inputs(asked, 'replyTicket') as { text: string; cid: string }[]
    expect(first).toMatchObject({ id: 't1', text: 'Good day.' })
    expect(second).toEqual(first)
  })

  it('is taken over and handed over with a note only', async () => {
    const asked = serve({ getTicket: { ...TICKET, assignee: 'grace' }, takeTicket: { audit: 5 } })
    renderConsole('/support/t1')
    await press('Take over')
    const dialog = await screen.findByRole('dialog', { name: 'Take this conversation over from grace?' })
    fireEvent.click(within(dialog).getByRole('button', { name: /Take over/ }))
    expect(inputs(asked, 'takeTicket')).toEqual([])
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'on leave' } })
    fireEvent.click(within(dialog).getByRole('button', { name: /Take over/ }))
    await waitFor(() => expect(inputs(asked, 'takeTicket')).toEqual([{ id: 't1', note: 'on leave' }]))
    cleanup()
    const mine = serve({ getTicket: MINE, handTicket: { audit: 6 } })
    renderConsole('/support/t1')
    await press('Hand over')
    const hand = await screen.findByRole('dialog', { name: 'Hand this conversation over' })
    fireEvent.change(within(hand).getByLabelText('To'), { target: { value: 'grace' } })
    fireEvent.change(within(hand).getByRole('textbox'), { target: { value: 'knows the bank' } })
    fireEvent.click(within(hand).getByRole('button', { name: /Hand over/ }))
    await waitFor(() => expect(inputs(mine, 'handTicket')).toEqual([{ id: 't1', to: 'grace', note: 'knows the bank' }]))
  })

  it('shows the account when asked to while the consent lasts, and forgets it with the consent', async () => {
    const given = { ...MINE, consent: { state: 'given', until: Date.now() + 600_000 } } as const
    let ticket: AdminCallData<'getTicket'> = MINE
    const asked = serve({ getTicket: () => ticket, askConsent: { audit: 7 }, seeAccount: SEEN })
    const { queries } = renderConsole('/support/t1')
    await press('Ask to see the account')
    await waitFor(() => expect(inputs(asked, 'askConsent')).toEqual([{ id: 't1' }]))
    expect(screen.queryByRole('button', { name: 'Look now' })).toBeNull()
    ticket = given
    await queries.invalidateQueries({ queryKey: ['getTicket'] })
    await press('Look now')
    expect(await screen.findByText('USDT')).toBeTruthy()
    expect(inputs(asked, 'seeAccount')).toEqual([{ id: 't1' }])
    ticket = MINE
    await queries.invalidateQueries({ queryKey: ['getTicket'] })
    await waitFor(() => expect(screen.queryByText('USDT')).toBeNull())
  })
})

describe('ready answers and hours', () => {
  it('are kept by operators', async () => {
    const asked = serve({ saveCannedAnswer: { id: 'a1', audit: 8 }, removeCannedAnswer: { audit: 9 } })
    renderConsole('/support/settings')
    expect(await screen.findByText('No hours are set.')).toBeTruthy()
    await press('Change')
    const dialog = await screen.findByRole('dialog', { name: 'Change' })
    fireEvent.change(within(dialog).getByLabelText('Text'), { target: { value: 'Good evening.' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(inputs(asked, 'saveCannedAnswer')).toEqual([{ id: 'a1', title: 'Greeting', text: 'Good evening.' }]),
    )
    await press('Remove')
    const remove = await screen.findByRole('dialog', { name: 'Remove “Greeting”?' })
    fireEvent.click(within(remove).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(inputs(asked, 'removeCannedAnswer')).toEqual([{ id: 'a1' }]))
  })

  it('are set with a reason, and wrong times are told before', async () => {
    const asked = serve({ setSupportHours: { audit: 10 } })
    renderConsole('/support/settings')
    await press('Set the hours')
    const dialog = await screen.findByRole('dialog', { name: 'Change the hours' })
    const type = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
    type('Time zone', 'Asia/Hong_Kong')
    type('Monday, from', '9')
    type('Monday, until', '18:00')
    type('Reason', 'as agreed')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Set the hours' }))
    expect(inputs(asked, 'setSupportHours')).toEqual([])
    type('Monday, from', '09:00')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Set the hours' }))
    const off = { open: '', close: '' }
    const days = [{ open: '09:00', close: '18:00' }, off, off, off, off, off, off]
    await waitFor(() =>
      expect(inputs(asked, 'setSupportHours')).toEqual([
        { hours: { zone: 'Asia/Hong_Kong', days }, reason: 'as agreed' },
      ]),
    )
    expect(
      wrongDays({
        zone: 'UTC',
        days: [
          { open: '18:00', close: '09:00' },
          { open: '09:00', close: '' },
        ],
      }),
    ).toEqual([0, 1])
  })
})
