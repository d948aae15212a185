import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BARE_SECURITY, CENTRE_ANSWERS } from '../../security/acts/security.fixtures.ts'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { dropDrafts, keepDrafts } from '../../shared/session/keptDrafts.ts'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { SettingScreen } from './SettingScreen.tsx'

const INFO = {
  uid: '1000',
  name: 'ann@example.',
  invitation_code: 'FRIEND23',
  email: 'ann@example.org',
  phone: '',
  transaction_password: 1,
  payee: 'Ann Example',
  bank_name: 'First Bank',
  bank_number: '12',
  alipay_account: '',
  weixin_nickname: '',
  weixin_account: '',
  usdt: '0',
  country: 'DE',
  demo: false,
  kyc: { junior: 'approved', senior: 'rejected', address: 'not_sent' },
  credit: 0,
  feeTier: { tier: 1, name: 'Tier 1', makerRate: '0.001', takerRate: '0.0015' },
  unread: 0,
}

async function show(tab: string, answers: Answers = {}) {
  const asked = answerCalls({
    ...CENTRE_ANSWERS,
    getInfo: INFO,
    getSecurity: BARE_SECURITY,
    getCurrencyMessage: { symbol: 'BTCUSDT', makerRate: '0.001', takerRate: '0.0015' },
    getmarketList: { list: [{ symbol: 'BTCPERP' }], total: 1, page: 1 },
    getContractInfo: { symbol: 'BTCPERP', makerRate: '0.0002', takerRate: '0.0005' },
    ...answers,
  })
  await renderScreen(SettingScreen, `/setting${tab === '' ? '' : `?tab=${tab}`}`)
  return (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields)
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token', email: 'ann@example.org' })
})
afterEach(cleanup)

describe('the profile', () => {
  it('names the whole account, the fixed country, how verification stands, and the own fees', async () => {
    await show('')
    await screen.findByText('ann@example.org')
    expect(screen.getByText('Fixed since registration')).toBeTruthy()
    expect(screen.getByText('Approved')).toBeTruthy()
    expect(screen.getByText('Authentication failed, please re-verify')).toBeTruthy()
    expect(await screen.findByText('0.15%')).toBeTruthy()
    expect(screen.getByText('Fee tier 1')).toBeTruthy()
    expect(await screen.findByText('0.02%')).toBeTruthy()
  })

  it('has one current entry in its menu, that of the tab', async () => {
    for (const tab of ['', 'preferences']) {
      await show(tab)
      const menu = screen.getByRole('navigation', { name: 'User Center' })
      const current = within(menu).getAllByRole('link', { current: 'page' })
      expect(current.map(({ textContent }) => textContent)).toEqual([tab === '' ? 'Profile' : 'Preferences'])
      cleanup()
    }
  })

  it('shows an unknown tab as the profile', async () => {
    await show('nowhere')
    expect(await screen.findByText('User ID')).toBeTruthy()
  })

  it('asks again when the answer did not come', async () => {
    const sent = await show('', { getInfo: refusal(4002, 'Something went wrong') })
    await screen.findByText('Something went wrong')
    press('Try again')
    await waitFor(() => expect(sent('getInfo').length).toBeGreaterThan(1))
  })
})

describe('payout settings', () => {
  it('bring back what was typed when the session ended, and no transaction password', async () => {
    const ann = { invitation_code: INFO.invitation_code }
    useSession.setState(ann)
    await show('payout')
    await screen.findByLabelText('Bank name')
    type('Bank name', 'Second Bank')
    type('Transaction password', '839274')
    keepDrafts(ann)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('839274')
    cleanup()
    await show('payout')
    expect(await screen.findByLabelText('Bank name')).toHaveProperty('value', 'Second Bank')
    expect(screen.getByLabelText('Name of the payee')).toHaveProperty('value', 'Ann Example')
    expect(screen.getByLabelText('Transaction password')).toHaveProperty('value', '')
    dropDrafts()
  })

  it('begin with what is saved, and are saved with six digits', async () => {
    let saved: object = {}
    const sent = await show('payout', {
      getInfo: () => ({ ...INFO, ...saved }),
      savePayout: () => {
        saved = { alipay_account: 'ann-alipay' }
        return {}
      },
    })
    expect(await screen.findByLabelText('Name of the payee')).toHaveProperty('value', 'Ann Example')
    type('Alipay account', 'ann-alipay')
    type('Transaction password', '12')
    press('Save')
    await screen.findByText('The transaction password must be 6 digits')
    type('Transaction password', '839274')
    press('Save')
    await waitFor(() => expect(screen.getByLabelText('Transaction password')).toHaveProperty('value', ''))
    expect(screen.getByLabelText('Alipay account')).toHaveProperty('value', 'ann-alipay')
    expect(sent('savePayout')).toMatchObject([
      { name: 'Ann Example', bank_name: 'First Bank', alipay_account: 'ann-alipay', tpwd: '839274' },
    ])
  })

  it('say under the digits that they are not right', async () => {
    await show('payout', { savePayout: refusal(4120, 'The transaction password is not right') })
    await screen.findByLabelText('Transaction password')
    type('Transaction password', '839275')
    press('Save')
    await screen.findByText('The transaction password is not right')
    expect(document.activeElement).toBe(screen.getByLabelText('Transaction password'))
  })

  it('lead to the transaction password where none is set', async () => {
    await show('payout', { getInfo: { ...INFO, transaction_password: 0 } })
    await screen.findByText('Please go to the user center to set the transaction password')
    expect(screen.getByRole('link', { name: 'Set it now' })).toBeTruthy()
  })
})

describe('preferences', () => {
  it('are kept in the browser', async () => {
    await show('preferences')
    fireEvent.click(await screen.findByRole('radio', { name: 'Compact' }))
    fireEvent.click(screen.getByRole('switch', { name: 'Confirm every order' }))
    expect(usePreferences.getState()).toMatchObject({ density: 'compact', confirmAll: true })
    expect(JSON.parse(localStorage.getItem('preferences') ?? '{}')).toMatchObject({
      density: 'compact',
      confirmAll: true,
    })
  })
})

describe('how the account is told', () => {
  const TOPICS = {
    ways: { email: true, sms: false },
    list: [
      { topic: 'security', fixed: true, email: true, sms: true },
      { topic: 'moneyIn', fixed: false, email: true, sms: true },
      { topic: 'ownMoves', fixed: false, email: false, sms: false },
    ],
  }

  it('has a switch for each way that there is, and none for what cannot be switched off', async () => {
    const saved = { topic: 'ownMoves', fixed: false, email: true, sms: false }
    const asked = await show('messages', { getMessageSettings: TOPICS, saveMessageSetting: saved })
    await screen.findByText('Between your accounts')
    const switches = screen.getAllByRole('switch')
    expect(switches.map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false'])
    fireEvent.click(switches[1] as HTMLElement)
    await waitFor(() => expect(screen.getAllByRole('switch')[1]?.getAttribute('aria-checked')).toBe('true'))
    expect(asked('saveMessageSetting')).toMatchObject([{ topic: 'ownMoves', way: 'email', on: '1' }])
  })

  it('is only shown in the demo account, as it is chosen', async () => {
    useSession.setState({ demo: true })
    await show('messages', { getMessageSettings: TOPICS })
    await screen.findByText('Between your accounts')
    expect(screen.queryAllByRole('switch')).toEqual([])
    expect(screen.getAllByText('Email')).toHaveLength(2)
    expect(screen.getByText('Inbox only')).toBeTruthy()
  })
})
