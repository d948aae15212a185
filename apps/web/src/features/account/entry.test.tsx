import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useToasts } from '@touchstone/frame'
import { refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession, session } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { RegisterScreen } from './RegisterScreen.tsx'
import { TransactionPasswordScreen } from './TransactionPasswordScreen.tsx'

const COUNTRIES = [
  { code: '852', iso: 'HK', country: 'Hong Kong' },
  { code: '44', iso: 'GB', country: 'United Kingdom' },
]
const SETTING = {
  languages: ['en'],
  defaultLang: 'en',
  theme: 'dark',
  features: { sandbox: true, simulatedPrices: true, walletLogin: false, demo: false, textMessages: true },
  feedLabel: 'Simulated',
}
const PARAM = { password: { min: 6, max: 12 }, inviteRequired: false }
const BASE = {
  getParam: PARAM,
  getTelCode: COUNTRIES,
  getSetting: SETTING,
  getLogo: { logo: '', logoDark: '', name: 'Touchstone' },
}

/** From 60 seconds on; a later look sees fewer. */
const COUNTING = /^Send again in (60|[1-5]?\d) s$/

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  clearSession()
  useToasts.setState({ toasts: [] })
})
afterEach(cleanup)

describe('where no text messages can be sent', () => {
  const answers = { ...BASE, getSetting: { ...SETTING, features: { ...SETTING.features, textMessages: false } } }

  it('nobody registers with a phone', async () => {
    answerCalls(answers)
    await renderScreen(RegisterScreen, '/register')
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Phone' })).toBeNull())
    expect(screen.getByLabelText('Email address')).toBeTruthy()
  })

  it('an account with a phone logs in with its password', async () => {
    answerCalls(answers)
    await renderScreen(LoginScreen, '/login')
    expect(screen.getByRole('tab', { name: 'Phone' })).toBeTruthy()
  })
})

describe('log-in', () => {
  it('says under both fields what is missing, and asks the server nothing', async () => {
    const asked = answerCalls(BASE)
    await renderScreen(LoginScreen, '/login')
    press('Log in')
    expect(screen.getAllByText('Account or password cannot be empty').length).toBeGreaterThan(1)
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'))
    expect(asked.map(({ name }) => name)).not.toContain('userLogin')
  })

  it.each([
    ['ann', 'secret1', 'Email format error'],
    ['ann@example.org', '12345', 'Password must be 6 to 12 characters'],
    ['ann@example.org', '1234567890123', 'Password must be 6 to 12 characters'],
  ])('refuses %s / %s: %s', async (account, password, sentence) => {
    answerCalls(BASE)
    await renderScreen(LoginScreen, '/login')
    type('Email address', account)
    type('Password', password)
    press('Log in')
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('fails with one fixed sentence in the form, no toast, the password cleared and focused', async () => {
    answerCalls({ ...BASE, userLogin: refusal(4101, 'The account or the password is not right') })
    await renderScreen(LoginScreen, '/login')
    type('Email address', 'ann@example.org')
    type('Password', 'wrong-one')
    press('Log in')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('The account or the password is not right')
    const password = screen.getByLabelText('Password')
    expect([password, document.activeElement]).toEqual([expect.objectContaining({ value: '' }), password])
    expect(useToasts.getState().toasts).toEqual([])
  })

  it('keeps the password when there is no connection: nobody said that it is wrong', async () => {
    const userLogin = () => {
      throw new TypeError('Failed to fetch')
    }
    answerCalls({ ...BASE, userLogin })
    await renderScreen(LoginScreen, '/login')
    type('Email address', 'ann@example.org')
    type('Password', 'right-one')
    press('Log in')
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'right-one')
  })

  it.each([
    ['/deal?symbol=ETHUSDT', '/deal?symbol=ETHUSDT'],
    ['https://evil.example', '/'],
  ])('goes to %s as %s', async (wanted, arrived) => {
    const asked = answerCalls({ ...BASE, userLogin: { token: 'fresh' } })
    const where = await renderScreen(LoginScreen, `/login?redirect=${encodeURIComponent(wanted)}`)
    type('Email address', ' ann@example.org ')
    type('Password', 'correct')
    press('Log in')
    await waitFor(() => expect(where()).toBe(arrived))
    expect(session().token).toBe('fresh')
    expect(asked.find(({ name }) => name === 'userLogin')?.fields).toMatchObject({
      account: 'ann@example.org',
      password: 'correct',
    })
  })

  it('shows no wallet and no demo while nothing stands behind them', async () => {
    answerCalls(BASE)
    await renderScreen(LoginScreen, '/login')
    expect(screen.queryByRole('button', { name: /wallet|demo/i })).toBeNull()
  })

  it('offers them where the exchange does', async () => {
    const features = { ...SETTING.features, walletLogin: true, demo: true }
    answerCalls({ ...BASE, getSetting: { ...SETTING, features }, demoLogin: { token: 'play' } })
    const where = await renderScreen(LoginScreen, '/login')
    fireEvent.click(await screen.findByRole('button', { name: 'Log in with a wallet' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Log in with a wallet' })).toBeTruthy()
    press('Back')
    fireEvent.click(await screen.findByRole('button', { name: 'Trade now with play money' }))
    await waitFor(() => expect(where()).toBe('/deal'))
    expect(session()).toMatchObject({ token: 'play', demo: true })
  })
})

describe('the second factor at log-in', () => {
  const NEEDED = refusal(4111, 'Your second factor is needed')
  const WRONG = refusal(4112, 'This code is not right or was used already')
  const logIn = async (answers: object) => {
    const asked = answerCalls({ ...BASE, ...answers })
    const where = await renderScreen(LoginScreen, '/login?redirect=%2Ftable1')
    type('Email address', 'ann@example.org')
    type('Password', 'correct')
    press('Log in')
    await screen.findByLabelText('Code of your authenticator app')
    return { asked, where }
  }

  it('is asked for after the password and sent together with it', async () => {
    const { asked, where } = await logIn({
      userLogin: ({ factor }: Readonly<Record<string, string>>) =>
        factor === '123456' ? { token: 'fresh' } : factor ? WRONG : NEEDED,
    })
    expect(screen.getByText('If you log in on a new device, withdrawals are held for at least 24 hours.')).toBeTruthy()
    press('Log in')
    expect(screen.getByText('The verification code must be filled')).toBeTruthy()
    type('Code of your authenticator app', '000000')
    press('Log in')
    await screen.findByText('This code is not right or was used already')
    type('Code of your authenticator app', ' 123456 ')
    press('Log in')
    await waitFor(() => expect(where()).toBe('/table1'))
    expect(asked.findLast(({ name }) => name === 'userLogin')?.fields).toMatchObject({
      account: 'ann@example.org',
      password: 'correct',
      factor: '123456',
    })
    expect(useToasts.getState().toasts).toEqual([])
  })

  it('may be a recovery code', async () => {
    const { where } = await logIn({
      userLogin: ({ factor }: Readonly<Record<string, string>>) =>
        factor === 'abcd-efgh' ? { token: 'fresh' } : NEEDED,
    })
    press('Use a recovery code')
    type('Recovery code', 'abcd-efgh')
    press('Log in')
    await waitFor(() => expect(where()).toBe('/table1'))
  })

  it('leads back to an empty password when the log-in itself is refused meanwhile', async () => {
    let first = true
    await logIn({
      userLogin: () => {
        const answer = first ? NEEDED : refusal(4101, 'The account or the password is not right')
        first = false
        return answer
      },
    })
    type('Code of your authenticator app', '123456')
    press('Log in')
    expect((await screen.findByRole('alert')).textContent).toBe('The account or the password is not right')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })

  it('is reported as lost with a code and the answer, which a person looks at', async () => {
    const { asked } = await logIn({
      userLogin: NEEDED,
      getCode: { ttl: 300, resendAfter: 60 },
      resetFactor: { review: true },
    })
    press('Lost your second factor?')
    press('Send')
    await screen.findByRole('button', { name: COUNTING })
    expect(asked.find(({ name }) => name === 'getCode')?.fields).toMatchObject({
      type: 'factor',
      account: 'ann@example.org',
    })
    type('Verification code', '123456')
    type('Answer to your security question', 'Mei')
    press('Ask for removal')
    await screen.findByText('Submitted, waiting for manual review')
    expect(asked.find(({ name }) => name === 'resetFactor')?.fields).toMatchObject({
      account: 'ann@example.org',
      password: 'correct',
      code: '123456',
      answer: 'Mei',
    })
  })
})

function fillRegistration(): void {
  type('Email address', 'ann@example.org')
  type('Verification code', '123456')
  type('Password', 'Kfh!woz71')
  type('Repeat password', 'Kfh!woz71')
}

async function chooseCountry(): Promise<void> {
  const input = screen.getByRole('combobox', { name: 'Country or region' })
  fireEvent.click(input)
  fireEvent.click(await screen.findByRole('option', { name: /Hong Kong/ }))
}

describe('registration', () => {
  it('names everything that is missing, in the order of the page, and never guesses the country', async () => {
    answerCalls(BASE)
    await renderScreen(RegisterScreen, '/register')
    press('Open account')
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('button')
        .map((item) => item.textContent),
    ).toEqual([
      'Account number cannot be empty',
      'The verification code must be filled',
      'Password cannot be empty',
      'Choose a country from the list',
      'Please select agreement',
    ])
  })

  it('asks the invitation code only where it is required', async () => {
    answerCalls({ ...BASE, getParam: { ...PARAM, inviteRequired: true } })
    await renderScreen(RegisterScreen, '/register')
    await screen.findByLabelText('Invitation code')
    press('Open account')
    expect((await screen.findAllByText('Invitation code is required')).length).toBeGreaterThan(0)
  })

  it('counts down after a code was sent', async () => {
    const asked = answerCalls({ ...BASE, getCode: { ttl: 300, resendAfter: 60 } })
    await renderScreen(RegisterScreen, '/register')
    type('Email address', 'ann@example.org')
    press('Send')
    expect(await screen.findByRole('button', { name: COUNTING })).toBeTruthy()
    expect(asked.find(({ name }) => name === 'getCode')?.fields).toMatchObject({
      type: 'register',
      account: 'ann@example.org',
    })
  })

  it('sends a code at once to another address than the one that waits', async () => {
    const asked = answerCalls({ ...BASE, getCode: { ttl: 300, resendAfter: 60 } })
    await renderScreen(RegisterScreen, '/register')
    type('Email address', 'anna@example.org')
    press('Send')
    await screen.findByRole('button', { name: COUNTING })
    type('Email address', 'ann@example.org')
    press('Send')
    await screen.findByRole('button', { name: COUNTING })
    expect(asked.filter(({ name }) => name === 'getCode').map(({ fields }) => fields.account)).toEqual([
      'anna@example.org',
      'ann@example.org',
    ])
    type('Email address', 'anna@example.org')
    expect(screen.getByRole('button', { name: COUNTING })).toBeTruthy()
  })

  it('shows what is agreed to beside the form, which stays as it is', async () => {
    answerCalls(BASE)
    await renderScreen(RegisterScreen, '/register')
    const shown = ['user agreement', 'privacy terms'].map((name) => {
      const link = screen.getByRole('link', { name })
      return [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]
    })
    expect(shown).toEqual([
      ['/agrt?id=3', '_blank', 'noopener'],
      ['/agrt?id=5', '_blank', 'noopener'],
    ])
  })

  it('puts the server’s refusal under its field', async () => {
    answerCalls({ ...BASE, userRegister: refusal(4205, 'Verification codes are not equal') })
    await renderScreen(RegisterScreen, '/register')
    fillRegistration()
    await chooseCountry()
    fireEvent.click(screen.getByRole('checkbox'))
    press('Open account')
    expect(await screen.findByText('Verification codes are not equal')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Verification code'))
    expect(useToasts.getState().toasts).toEqual([])
  })

  it('stores token_h5 as the token and leads to the transaction password', async () => {
    const asked = answerCalls({ ...BASE, userRegister: { token_h5: 'newcomer' } })
    const where = await renderScreen(RegisterScreen, '/register?code=FRIEND')
    fillRegistration()
    await chooseCountry()
    fireEvent.click(screen.getByRole('checkbox'))
    press('Open account')
    await waitFor(() => expect(where()).toBe('/bindmpwd?redirect=%2Fauthentication%3Ffirst%3D1'))
    expect(localStorage.getItem('token')).toBe('newcomer')
    expect(asked.find(({ name }) => name === 'userRegister')?.fields).toMatchObject({
      mode: 'email',
      account: 'ann@example.org',
      country: 'HK',
      invitation_code: 'FRIEND',
      agree: '1',
    })
  })
})

describe('transaction password', () => {
  it('is six digits, twice, and leads back', async () => {
    answerCalls({ ...BASE, hasTpassword: { has: false }, saveTpwd: {} })
    const where = await renderScreen(TransactionPasswordScreen, '/bindmpwd?redirect=%2Fdeal%3Fsymbol%3DBTCUSDT')
    type('Transaction password', '12345')
    press('Set transaction password')
    expect(screen.getAllByText('The transaction password must be 6 digits').length).toBeGreaterThan(0)
    type('Transaction password', '135790')
    type('Repeat transaction password', '135791')
    press('Set transaction password')
    expect(screen.getByText('The two passwords do not match')).toBeTruthy()
    type('Repeat transaction password', '135790')
    press('Set transaction password')
    await waitFor(() => expect(where()).toBe('/deal?symbol=BTCUSDT'))
    expect(session().transaction_password).toBe(1)
  })
})
