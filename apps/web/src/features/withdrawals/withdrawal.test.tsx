import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Answers } from '@touchstone/frame/testing'
import type { CallData } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { WithdrawScreen } from './WithdrawScreen.tsx'
import { ADDRESS, INFO } from './withdrawal.fixtures.ts'

const QUOTE = { amount: '200', fee: '10', receive: '190', rejection: '', problem: '' }
const MADE = { id: '1', state: 'requested', amount: '200', fee: '10', receive: '190' }

/** That withdrawal, which was decided at once. */
const ROW: CallData<'getWithdrawList'>['list'][number] = {
  ...MADE,
  kind: 'chain',
  currency: 'USDT',
  chain: 'ethereum',
  destination: ADDRESS.address,
  tag: '',
  state: 'refused',
  status: 'failed',
  time: INFO.time,
  transaction: '',
  reference: '',
  reason: '',
  cancelable: false,
  steps: [],
}

async function show(answers: Answers = {}) {
  const asked = answerCalls({
    hasTpassword: { has: true },
    getWithdrawInfo: INFO,
    getInfo: { kyc: { junior: 'not_sent', senior: 'not_sent', address: 'not_sent' } },
    getAddressList: [{ ...ADDRESS, usableFrom: 0 }],
    getWithdrawList: { list: [], total: 0, page: 1 },
    tryWithdraw: QUOTE,
    addWithdraw: MADE,
    ...answers,
  })
  await renderScreen(WithdrawScreen, '/money')
  return (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token' })
})
afterEach(cleanup)

describe('withdrawing to an address', () => {
  it('shows fee and what arrives, asks once more with the whole address, and sends what was shown', async () => {
    const sent = await show()
    await screen.findByLabelText('Amount')
    type('Amount', '200')
    type('Tag or memo', 'invoice 7')
    expect(await screen.findByText('190 USDT')).toBeTruthy()
    type('Transaction password', '839274')
    press('Withdraw')
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw 200 USDT?' })
    expect(dialog.textContent).toContain('A payment cannot be reversed.')
    expect(dialog.textContent).toContain(ADDRESS.address)
    expect(dialog.textContent).toContain('Tag or memo: invoice 7')
    fireEvent.click(
      Array.from(dialog.querySelectorAll('button')).find(({ textContent }) => textContent === 'Withdraw') as Element,
    )
    expect(await screen.findByText('Submitted, waiting for manual review')).toBeTruthy()
    expect(sent('addWithdraw')).toMatchObject([
      { addressId: '1', tag: 'invoice 7', amount: '200', fee: '10', tpwd: '839274', currency: 'USDT' },
    ])
  })

  it('takes back that it waits for review once its row says more', async () => {
    let list: readonly object[] = []
    await show({ getWithdrawList: () => ({ list, total: list.length, page: 1 }) })
    await screen.findByLabelText('Amount')
    type('Amount', '200')
    expect(await screen.findByText('190 USDT')).toBeTruthy()
    type('Transaction password', '839274')
    press('Withdraw')
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw 200 USDT?' })
    list = [ROW]
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Rejected')).toBeTruthy()
    expect(screen.queryByText('Submitted, waiting for manual review')).toBeNull()
  })

  it('says under the amount what the exchange says against it, and sends nothing', async () => {
    const problem = 'Cannot be lower than 100'
    const sent = await show({ tryWithdraw: { ...QUOTE, rejection: 'withdrawal_below_minimum', problem } })
    await screen.findByLabelText('Amount')
    type('Amount', '5')
    type('Transaction password', '839274')
    await waitFor(() => expect(sent('tryWithdraw')).toHaveLength(1))
    await screen.findByText('190 USDT')
    press('Withdraw')
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent('addWithdraw')).toEqual([])
  })

  it('leads to the address book when it is empty, and says why nothing can be withdrawn now', async () => {
    await show({ getAddressList: [], getWithdrawInfo: { ...INFO, state: 'unverified' } })
    expect(await screen.findByText('No withdrawal address yet.')).toBeTruthy()
    expect(screen.getByText('Withdrawals need a verified identity.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Verify now' }).getAttribute('href')).toBe('/authentication')
  })

  it('does not ask to verify again while the identity is under review', async () => {
    await show({
      getWithdrawInfo: { ...INFO, state: 'unverified' },
      getInfo: { kyc: { junior: 'review', senior: 'not_sent', address: 'not_sent' } },
    })
    expect(await screen.findByText(/Yours is under review/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Verify now' })).toBeNull()
  })

  it('says until when the limit of the day is used up, by the rule that binds', async () => {
    const problem = 'At most 50000 USDT a day at your verification level'
    const bound = { rejection: 'daily_limit', problem, until: Date.now() + 3_600_000 }
    await show({ getWithdrawInfo: { ...INFO, state: 'daily_limit', withdrawable: '0', bound } })
    const notice = await screen.findByText(/Possible again in/)
    expect(notice.textContent).toContain('At most 50,000 USDT a day at your verification level.')
    await screen.findByLabelText('Amount')
    expect(screen.queryByRole('button', { name: 'Max' })).toBeNull()
  })

  it('tells the end of a hold in the zone of the reader', async () => {
    const until = Date.UTC(2026, 10, 24, 14, 30)
    const bound = { rejection: 'withdrawals_held', problem: 'Withdrawals are paused until 2026-11-24 14:30 UTC', until }
    await show({ getWithdrawInfo: { ...INFO, state: 'held', withdrawable: '0', heldUntil: until, bound } })
    expect((await screen.findByTestId('withdrawable')).textContent).toContain('Withdrawals are paused until')
    expect(document.body.textContent).not.toContain('UTC')
  })

  it('says the one figure that holds, the rule that binds and what helps, and fills it in', async () => {
    await show()
    const told = await screen.findByTestId('withdrawable')
    expect(told.textContent).toContain('600 USDT')
    expect(told.textContent).toContain('360 USDT of turnover is still needed')
    expect(within(told).getByRole('link', { name: 'Trade now' }).getAttribute('href')).toBe('/deal')
    await screen.findByLabelText('Amount')
    press('Max')
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('600')
  })

  it('takes no amount while nothing can be withdrawn, and the button says why', async () => {
    const problem = 'Withdrawals are open 12:00 to 24:00 Hong Kong time'
    const bound = { rejection: 'withdrawals_closed', problem, until: 0 }
    const sent = await show({ getWithdrawInfo: { ...INFO, state: 'closed', withdrawable: '0', bound } })
    expect((await screen.findByTestId('withdrawable')).textContent).toContain('0 USDT')
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).readOnly).toBe(true)
    const button = screen.getByRole('button', { name: /^Withdraw/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByText(problem, { exact: false }).length).toBeGreaterThan(0)
    fireEvent.click(button)
    expect(sent('addWithdraw')).toEqual([])
  })

  it('leads to the second factor that has to be set up first', async () => {
    await show({ getWithdrawInfo: { ...INFO, state: 'unprotected' } })
    expect(await screen.findByText(/^Withdrawals need a second factor/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Set one up' }).getAttribute('href')).toBe('/security')
  })
})
