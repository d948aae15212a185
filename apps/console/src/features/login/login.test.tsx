import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { REJECTIONS } from '@touchstone/protocol'
import { grouped } from '@touchstone/ui'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
import { isCode, passwordProblems, plainCode } from './enrolment.ts'

afterEach(cleanup)

const NOBODY = refusal(REJECTIONS.please_log_in.code, 'Please log in first')

/** A server whose session opens with the given call. */
function serverThatOpensWith(call: string, answers: Answers) {
  let open = false
  return answerCalls({
    getMe: () => (open ? ADA : NOBODY),
    getDashboard: () => (open ? QUIET_DASHBOARD : NOBODY),
    getHealth: () => NOBODY,
    getScheduled: () => (open ? [] : NOBODY),
    [call]: () => {
      open = true
      return {}
    },
    ...answers,
  })
}

async function giveName(password: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'ada' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

describe('the rules of an enrolment', () => {
  it('ask for fourteen characters, twice the same', () => {
    expect(passwordProblems('thirteen chars'.slice(0, 13), 'x')).toEqual({
      password: 'passwordShort',
      repeat: 'differ',
    })
    expect(passwordProblems('fourteen chars', 'fourteen chars')).toEqual({})
  })

  it('take a code with or without blanks', () => {
    expect([isCode('123 456'), isCode('12345'), isCode('12345a')]).toEqual([true, false, false])
    expect(plainCode('123 456')).toBe('123456')
    expect(grouped('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
  })
})

describe('logging in', () => {
  it('takes name and password, then the code, and shows the screen whose address was asked for', async () => {
    const asked = serverThatOpensWith('proveFactor', { login: { ticket: 'T1', next: 'totp', options: '' } })
    renderConsole('/scheduled')
    await giveName('correct horse battery')
    fireEvent.change(await screen.findByLabelText('Six-digit code'), { target: { value: '123 456' } })
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Scheduled decisions' })).toBeTruthy()
    expect(asked.find(({ name }) => name === 'proveFactor')?.input).toEqual({ ticket: 'T1', code: '123456' })
  })

  it('says what the server said, empties the password and keeps the name', async () => {
    const sentence = 'The name, the password or the code is not right'
    serverThatOpensWith('proveFactor', { login: refusal(REJECTIONS.operator_login_failed.code, sentence) })
    renderConsole('/')
    await giveName('wrong')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('')
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('ada')
  })

  it('asks nothing of the server while a field is empty', async () => {
    const asked = serverThatOpensWith('proveFactor', {})
    renderConsole('/')
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Enter your name')).toBeTruthy()
    expect(asked.some(({ name }) => name === 'login')).toBe(false)
  })

  it('leads a one-time password to an own password and an app', async () => {
    const offer = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr: 'data:image/png;base64,', options: '{}' }
    const asked = serverThatOpensWith('enrol', {
      login: { ticket: 'T2', next: 'enrol', options: '' },
      startEnrolment: offer,
    })
    renderConsole('/scheduled')
    await giveName('one-time')
    const fill = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    await fill('New password', 'short')
    await fill('Repeat the new password', 'short')
    fireEvent.click(screen.getByRole('button', { name: 'Set up and log in' }))
    expect(await screen.findByText('At least 14 characters')).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    await fill('New password', 'four random words')
    await fill('Repeat the new password', 'four random words')
    await fill('Code the app shows now', '654321')
    fireEvent.click(screen.getByRole('button', { name: 'Set up and log in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Scheduled decisions' })).toBeTruthy()
    expect(asked.find(({ name }) => name === 'enrol')?.input).toEqual({
      ticket: 'T2',
      password: 'four random words',
      code: '654321',
    })
  })
})

describe('where only passkeys are accepted', () => {
  const OFFER = { secret: '', uri: '', qr: '', options: '' }

  it('offers a passkey alone, and says so when this address can have none', async () => {
    const asked = serverThatOpensWith('enrol', {
      login: { ticket: 'T3', next: 'enrol', options: '' },
      startEnrolment: OFFER,
    })
    renderConsole('/')
    await giveName('one-time')
    expect(await screen.findByText(/Codes of apps are not accepted here/)).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByLabelText('Code the app shows now')).toBeNull()
    for (const label of ['New password', 'Repeat the new password'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'four random words' } })
    fireEvent.click(screen.getByRole('button', { name: 'Create the passkey and log in' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/passkey/i)
    expect(asked.some(({ name }) => name === 'enrol')).toBe(false)
  })

  it('says how somebody with an app gets in again', async () => {
    const { code, message } = REJECTIONS.passkey_required
    serverThatOpensWith('proveFactor', { login: refusal(code, message) })
    renderConsole('/')
    await giveName('correct horse battery')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(screen.queryByLabelText('Six-digit code')).toBeNull()
  })
})

describe('a session that ends', () => {
  it('leads back to the login, drops what was loaded, and keeps the place', async () => {
    let open = true
    answerCalls({
      getMe: () => (open ? ADA : NOBODY),
      getDashboard: QUIET_DASHBOARD,
      getScheduled: () => (open ? [] : NOBODY),
    })
    const { queries, router } = renderConsole('/scheduled')
    await screen.findByText('No decision is scheduled.')
    open = false
    await queries.refetchQueries({ queryKey: ['getScheduled'] })
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy())
    expect(queries.getQueryData(['getDashboard', {}])).toBeUndefined()
    expect(router.state.location.pathname).toBe('/scheduled')
  })
})
