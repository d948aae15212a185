import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { BARE_SECURITY, CENTRE_ANSWERS, FULL_SECURITY } from '../acts/security.fixtures.ts'
import type { Security } from '../acts/useSecurity.ts'
import { SecurityCentre } from './SecurityCentre.tsx'

const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function show(security: Security, answers: Answers = {}) {
  const asked = answerCalls({ ...CENTRE_ANSWERS, getSecurity: security, ...answers })
  await renderScreen(SecurityCentre, '/setting')
  await screen.findByText('Security level')
  return { asked, sent: (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields) }
}

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token', email: 'ann@example.org' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the security centre', () => {
  it('says what would protect the account better', async () => {
    await show({ ...BARE_SECURITY, tpwd: true, level: 1 })
    const item = (text: string) => screen.getByText(text, { exact: false }).closest('li')
    expect(item('A transaction password')?.textContent).toContain('Set')
    expect(item('An anti-phishing word')?.textContent).toContain('Not set')
    expect(screen.getByText('1 of 5')).toBeTruthy()
  })

  it('tells until when withdrawals are held', async () => {
    await show({ ...FULL_SECURITY, withdrawalsHeldUntil: Date.now() + 3_600_000 })
    expect(screen.getByText(/Withdrawals are held until/)).toBeTruthy()
  })

  it('says before any act that changes of a factor hold withdrawals', async () => {
    await show(BARE_SECURITY)
    const note = 'After every change of a factor, password or contact, withdrawals are held for at least 24 hours.'
    expect(screen.getByText(note)).toBeTruthy()
    vi.stubGlobal('PublicKeyCredential', class {})
    vi.stubGlobal('isSecureContext', true)
    press('Add: Passkeys')
    expect(
      within(screen.getByRole('dialog')).getByText('Withdrawals are then held for at least 24 hours.'),
    ).toBeTruthy()
  })

  it('shows an answer that did not come with a way to ask again', async () => {
    const asked = answerCalls({ ...CENTRE_ANSWERS, getSecurity: refusal(4002, 'Something went wrong') })
    await renderScreen(SecurityCentre, '/setting')
    await screen.findByText('Something went wrong')
    press('Try again')
    await waitFor(() => expect(asked.filter(({ name }) => name === 'getSecurity')).toHaveLength(2))
  })
})

describe('an authenticator app', () => {
  const answers = {
    startTotp: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    getQrcode: { img: 'data:image/svg+xml,x' },
  }

  it('is set up with key, picture and a first code; the recovery codes must be kept', async () => {
    const { sent } = await show(BARE_SECURITY, { ...answers, addTotp: { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] } })
    press('Set up: Authenticator app')
    await screen.findByText('JBSW Y3DP EHPK 3PXP')
    expect(screen.getByText('Withdrawals are then held for at least 24 hours.')).toBeTruthy()
    expect(screen.getByAltText('QR code for the authenticator app')).toBeTruthy()
    type('Code the app shows now', '123456')
    press('Switch on')
    const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' })
    expect(sent('addTotp')).toMatchObject([{ code: '123456' }])
    press(/^Done/, codes)
    expect(screen.getByText('bbbb-2222')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have saved them' }))
    press('Done', codes)
    expect(screen.queryByText('bbbb-2222')).toBeNull()
  })

  it('says under the field when the first code is not right', async () => {
    await show(BARE_SECURITY, { ...answers, addTotp: refusal(4112, 'This code is not right or was used already') })
    press('Set up: Authenticator app')
    await screen.findByText('JBSW Y3DP EHPK 3PXP')
    type('Code the app shows now', '000000')
    press('Switch on')
    await screen.findByText('This code is not right or was used already')
    expect(document.activeElement).toBe(screen.getByLabelText('Code the app shows now'))
  })

  it('is removed with a code, after it was said what follows', async () => {
    const { sent } = await show(FULL_SECURITY, { delTotp: {} })
    press('Remove: Authenticator app')
    expect(screen.getByText('Withdrawals are then held for at least 24 hours.')).toBeTruthy()
    type('Code of the app, or a recovery code', '123456')
    press('Remove', screen.getByRole('dialog'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('delTotp')).toMatchObject([{ code: '123456' }])
  })
})

describe('sessions', () => {
  it('are ended one by one after a question, the own one never', async () => {
    const { sent } = await show(BARE_SECURITY, { delSession: {} })
    await screen.findByText('This session')
    expect(screen.queryByRole('button', { name: 'End the session on Chrome on Linux' })).toBeNull()
    press('End the session on Safari on iPhone')
    press('End', screen.getByRole('dialog'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('delSession')).toMatchObject([{ id: 's2' }])
  })

  it('are ended all but the own one', async () => {
    const { sent } = await show(BARE_SECURITY, { delSession: {} })
    await screen.findByText('This session')
    press('End all others')
    press('End all others', screen.getByRole('dialog'))
    await waitFor(() => expect(sent('delSession').map(({ id }) => id)).toEqual(['s2', 's3']))
  })

  it('stay in the dialog with the reason when ending was refused', async () => {
    await show(BARE_SECURITY, { delSession: refusal(4002, 'Something went wrong') })
    await screen.findByText('This session')
    press('End the session on Safari on iPhone')
    press('End', screen.getByRole('dialog'))
    expect(await within(screen.getByRole('dialog')).findByText('Something went wrong')).toBeTruthy()
  })
})

describe('in the demo account', () => {
  it('every act says that it is not available, and does nothing', async () => {
    useSession.setState({ demo: true })
    await show(FULL_SECURITY)
    await screen.findByText('This session')
    for (const name of [
      /^Remove: Authenticator app/,
      /^Change: Email/,
      /^Change: Security question/,
      /^Freeze account/,
    ]) {
      press(name)
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    }
    press(/^End the session on Safari/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('reviews', () => {
  const reviews: Security['reviews'] = [
    { id: 'r1', type: 'password', state: 'review', time: 5, reason: '' },
    { id: 'r2', type: 'phone', state: 'refused', time: 4, reason: 'The number is not yours' },
  ]

  it('say how they stand and why they did not pass, and are withdrawn after a question', async () => {
    const { sent } = await show({ ...BARE_SECURITY, reviews }, { cancelReview: {} })
    expect(screen.getByText('Under review')).toBeTruthy()
    expect(screen.getByText('Rejected')).toBeTruthy()
    expect(screen.getByText('The number is not yours')).toBeTruthy()
    press('Withdraw the change: Login password')
    press('Withdraw', screen.getByRole('dialog'))
    await waitFor(() => expect(sent('cancelReview')).toMatchObject([{ id: 'r1' }]))
  })
})

describe('the security question', () => {
  it('is set at once the first time, with a code', async () => {
    const { sent } = await show(BARE_SECURITY, { saveQuestion: { review: false } })
    press('Set: Security question')
    type('Verification code', '123456')
    press('Save')
    expect(screen.getByText('Please enter the answer')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Question'), { target: { value: '3' } })
    type('Answer', ' Lake Baikal ')
    press('Save')
    await screen.findByText('Saved')
    expect(sent('saveQuestion')).toMatchObject([{ id: '3', answer: 'Lake Baikal', code: '123456', ticket: '' }])
    expect(sent('checkQuestion')).toEqual([])
  })

  it('is changed with the old answer and a code, and waits for review', async () => {
    const { sent } = await show(FULL_SECURITY, {
      checkQuestion: ({ answer }: Readonly<Record<string, string>>) =>
        answer === 'Turing' ? { ticket: 'ticket-1' } : refusal(4119, 'The answer is not right'),
      saveQuestion: { review: true },
    })
    press('Change: Security question')
    type('Answer to your security question', 'Gauss')
    type('Verification code', '123456')
    type('New answer', 'Noether')
    press('Save')
    await screen.findByText('The answer is not right')
    expect(sent('saveQuestion')).toEqual([])
    type('Answer to your security question', 'Turing')
    press('Save')
    await screen.findByText('Submitted, waiting for manual review')
    expect(sent('checkQuestion').at(-1)).toMatchObject({ id: '2', answer: 'Turing' })
    expect(sent('saveQuestion')).toMatchObject([{ ticket: 'ticket-1', code: '123456', answer: 'Noether' }])
  })
})

describe('an e-mail address', () => {
  it('is bound with a code sent to it', async () => {
    const { sent } = await show({ ...BARE_SECURITY, email: '' }, { bindEmail: { review: false }, getInfo: {} })
    press('Bind: Email')
    type('Email address', 'not an address')
    press('Send')
    await screen.findByText('Please enter a valid email')
    type('Email address', 'ann@example.org')
    press('Send')
    await waitFor(() => expect(sent('getCode')).toMatchObject([{ type: 'bindemail', account: 'ann@example.org' }]))
    type('Verification code', '123456')
    press('Bind this address')
    await screen.findByText('Saved')
    expect(sent('bindEmail')).toMatchObject([{ email: 'ann@example.org', code: '123456', ticket: '' }])
  })

  it('says under the field that it cannot be bound', async () => {
    await show(BARE_SECURITY, { bindEmail: refusal(4123, 'This cannot be bound to your account') })
    press('Change: Email')
    expect(await screen.findByText('A person reviews this change before it takes effect.')).toBeTruthy()
    type('New email address', 'eve@example.org')
    type('Verification code', '123456')
    press('Bind this address')
    await screen.findByText('This cannot be bound to your account')
    expect(document.activeElement).toBe(screen.getByLabelText('New email address'))
  })
})

describe('freezing', () => {
  it('tells what it means and is done only with the box ticked', async () => {
    const { sent } = await show(BARE_SECURITY, { freezeAccount: {} })
    press('Freeze account')
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText('You cannot withdraw.')).toBeTruthy()
    press(/^Freeze account/, dialog)
    expect(sent('freezeAccount')).toEqual([])
    fireEvent.click(within(dialog).getByRole('checkbox'))
    press('Freeze account', dialog)
    await waitFor(() => expect(sent('freezeAccount')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
