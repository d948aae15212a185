import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BARE_SECURITY, CENTRE_ANSWERS, FULL_SECURITY } from '../../security/acts/security.fixtures.ts'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { ChangeTransactionPasswordScreen } from './ChangeTransactionPasswordScreen.tsx'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'
import { PhoneScreen } from './PhoneScreen.tsx'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function show(Screen: () => React.ReactNode, address: string, answers: Answers) {
  const asked = answerCalls({ ...CENTRE_ANSWERS, ...answers })
  await renderScreen(Screen, address)
  return (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields)
}

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token', email: 'ann@example.org' })
})
afterEach(cleanup)

describe('/bindphone', () => {
  const SECURITY = { ...BARE_SECURITY, phone: '' }

  it('says what is wrong with a number in the words of binding, before a code is sent', async () => {
    const sent = await show(PhoneScreen, '/bindphone', { getSecurity: SECURITY })
    await screen.findByLabelText('Phone number')
    press('Send')
    await screen.findByText('Phone number cannot be empty')
    type('Phone number', '12')
    press('Send')
    await screen.findByText('incorrect mobile number')
    expect(sent('getCode')).toEqual([])
  })

  it('binds the first number at once', async () => {
    const sent = await show(PhoneScreen, '/bindphone', { getSecurity: SECURITY, bindPhone: { review: false } })
    await screen.findByLabelText('Phone number')
    type('Phone number', '5123 4567')
    await waitFor(() => expect(screen.getByLabelText('Area code')).toHaveProperty('value', 'HK +852'))
    press('Send')
    await waitFor(() => expect(sent('getCode')).toMatchObject([{ type: 'bindphone', account: '51234567' }]))
    type('Verification code', '123456')
    press('Bind this number')
    await screen.findByText('Saved')
    expect(sent('bindPhone')).toMatchObject([{ telCode: '852', phone: '51234567', code: '123456', ticket: '' }])
  })

  it('asks the security question for another number, which then waits for review', async () => {
    const sent = await show(PhoneScreen, '/bindphone', {
      getSecurity: FULL_SECURITY,
      checkQuestion: { ticket: 'ticket-1' },
      bindPhone: { review: true },
    })
    await screen.findByLabelText('New phone number')
    type('New phone number', '5123 4567')
    type('Verification code', '123456')
    press('Bind this number')
    await screen.findByText('Please enter the answer')
    expect(sent('bindPhone')).toEqual([])
    type('Answer to your security question', 'Turing')
    press('Bind this number')
    await screen.findByText('Submitted, waiting for manual review')
    expect(sent('bindPhone')).toMatchObject([{ ticket: 'ticket-1' }])
  })
})

describe('/editPasswordTrade', () => {
  const pins = (first: string, second: string) => {
    type('New transaction password', first)
    type('Repeat new transaction password', second)
  }

  it('says beforehand that a person looks at it and that withdrawals are held', async () => {
    await show(ChangeTransactionPasswordScreen, '/editPasswordTrade', { getSecurity: FULL_SECURITY })
    await screen.findByText('A person reviews this change before it takes effect.')
    expect(screen.getByText('When it takes effect, withdrawals are held for at least 24 hours.')).toBeTruthy()
  })

  it('checks digits, repetition, code and answer before it asks', async () => {
    const sent = await show(ChangeTransactionPasswordScreen, '/editPasswordTrade', { getSecurity: FULL_SECURITY })
    await screen.findByLabelText('New transaction password')
    pins('12345', '1234')
    press('Request the change')
    const said = (sentence: string) => screen.getAllByText(sentence).length
    expect(said('The transaction password must be 6 digits')).toBeGreaterThan(0)
    expect(said('The two passwords do not match')).toBeGreaterThan(0)
    expect(said('The verification code must be filled')).toBeGreaterThan(0)
    expect(said('Please enter the answer')).toBeGreaterThan(0)
    expect(sent('updateTpwd')).toEqual([])
  })

  it('spends one ticket on one change, and keeps it when only the code was wrong', async () => {
    let codeWrong = true
    const sent = await show(ChangeTransactionPasswordScreen, '/editPasswordTrade', {
      getSecurity: FULL_SECURITY,
      checkQuestion: { ticket: 'ticket-1' },
      updateTpwd: () => {
        const answer = codeWrong ? refusal(4205, 'Verification codes are not equal') : { review: true }
        codeWrong = false
        return answer
      },
    })
    await screen.findByLabelText('New transaction password')
    pins('839274', '839274')
    type('Verification code', '111111')
    type('Answer to your security question', 'Turing')
    press('Request the change')
    await screen.findByText('Verification codes are not equal')
    type('Verification code', '123456')
    press('Request the change')
    await screen.findByText('Submitted, waiting for manual review')
    expect(sent('checkQuestion')).toHaveLength(1)
    expect(sent('updateTpwd').at(-1)).toMatchObject({ ticket: 'ticket-1', code: '123456', tpwd: '839274' })
  })

  it('leads to the first setting where none is set', async () => {
    await show(ChangeTransactionPasswordScreen, '/editPasswordTrade', { getSecurity: BARE_SECURITY })
    expect((await screen.findByRole('link', { name: 'Set it now' })).getAttribute('href')).toBe(
      '/bindmpwd?redirect=%2Fsetting%3Ftab%3Dsecurity',
    )
  })
})

describe('/forgetpwd', () => {
  it('ends in the review of the new password', async () => {
    clearSession()
    const sent = await show(ForgotPasswordScreen, '/forgetpwd', {
      reg_checkcode: { ok: true },
      updatePassword: { review: true },
    })
    type('Email address', 'ann@example.org')
    press('Continue')
    await screen.findByLabelText('Verification code')
    type('Verification code', '123456')
    press('Continue')
    await screen.findByLabelText('New password')
    type('New password', 'Otter-527y')
    type('Repeat password', 'Otter-527y')
    press('Set new password')
    await screen.findByText('Submitted, waiting for manual review')
    expect(sent('updatePassword')).toMatchObject([{ mode: 'forget', account: 'ann@example.org', code: '123456' }])
  })

  it('sends a code at once to the right address after a wrong one, and no second one to the same', async () => {
    clearSession()
    const sent = await show(ForgotPasswordScreen, '/forgetpwd', { getCode: { ttl: 300, resendAfter: 60 } })
    const send = async (address: string) => {
      type('Email address', address)
      press('Continue')
      await screen.findByRole('button', { name: /^Send again in/ })
      press('Back')
    }
    await send('anna@example.org')
    await send('ann@example.org')
    await send('ann@example.org')
    expect(sent('getCode').map(({ account }) => account)).toEqual(['anna@example.org', 'ann@example.org'])
  })

  it('asks for the old password when one is logged in and wants another', async () => {
    const sent = await show(ForgotPasswordScreen, '/forgetpwd?type=changepwd', {
      updatePassword: refusal(4206, 'x'),
    })
    await screen.findByLabelText('Old password')
    press('Change password')
    expect(screen.getAllByText('Old password cannot be empty').length).toBeGreaterThan(0)
    expect(sent('updatePassword')).toEqual([])
  })
})
