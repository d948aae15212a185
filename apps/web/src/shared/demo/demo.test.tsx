import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findRoute, isClosedInDemo } from '../../app/routes/routes.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { clearSession, mergeInfo, session, signIn } from '../session/sessionStore.ts'
import { DemoClosed } from './DemoClosed.tsx'
import { DemoExitDialog } from './DemoExitDialog.tsx'
import { DemoSwitch } from './DemoSwitch.tsx'
import { askToExitDemo, closeDemoExit } from './demoAccount.ts'

const SETTING = {
  languages: ['en'],
  defaultLang: 'en',
  theme: 'dark',
  features: { sandbox: false, simulatedPrices: false, walletLogin: false, demo: true, textMessages: true },
  feedLabel: 'Live prices',
}
const PERSON = {
  uid: '1001',
  name: '',
  invitation_code: '',
  email: 'ann@example.org',
  phone: '',
  transaction_password: 1,
  payee: '',
  bank_name: '',
  bank_number: '',
  alipay_account: '',
  weixin_nickname: '',
  weixin_account: '',
  usdt: '0',
  language: 'en' as const,
  country: 'DE',
  demo: true,
  kyc: { junior: '', senior: '', address: '' },
  credit: 0,
  feeTier: { tier: 1, name: 'Tier 1', makerRate: '0.001', takerRate: '0.0015' },
  unread: 0,
}
const GUEST = { ...PERSON, name: 'Guest 1001', email: '' }
const ORDERS = { list: [], total: 2 }

function Screen() {
  return (
    <>
      <DemoSwitch />
      <DemoExitDialog />
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  closeDemoExit()
  clearSession()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('the switch between the accounts', () => {
  it('enters at once, and logs the session before out when every tab has left it', async () => {
    signIn('real')
    const asked = answerCalls({ getSetting: SETTING, demoLogin: { token: 'play' }, logout: {} })
    await renderScreen(Screen, '/deal')
    fireEvent.click(await screen.findByRole('button', { name: 'Demo' }))
    await waitFor(() => expect(session()).toMatchObject({ token: 'play', demo: true }))
    expect(asked.map(({ name }) => name)).not.toContain('logout')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(asked.find(({ name }) => name === 'logout')?.fields).toMatchObject({ token: 'real' })
    expect(session().token).toBe('play')
  })

  it('asks before it leaves, and says what stays', async () => {
    signIn('play', true)
    mergeInfo(PERSON)
    const answers = { getSetting: SETTING, getOrderList: ORDERS, exitDemo: { token: 'back' }, logout: {} }
    answerCalls(answers)
    await renderScreen(Screen, '/deal')
    press('Real')
    await screen.findByText(/stays there as it is: 2 open orders/)
    press('Exit demo')
    await waitFor(() => expect(session()).toMatchObject({ token: 'back', demo: false }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('tells a guest that there is no way back, and ends on the home page, signed out', async () => {
    signIn('play', true)
    mergeInfo(GUEST)
    answerCalls({ getSetting: SETTING, exitDemo: { token: '' }, logout: {} })
    const where = await renderScreen(Screen, '/deal')
    askToExitDemo()
    await screen.findByText(/cannot be reopened/)
    expect(document.activeElement?.textContent).toBe('Stay')
    press('Exit demo')
    await waitFor(() => expect(session()).toMatchObject({ token: '', demo: false }))
    expect(where()).toBe('/')
  })

  it('stays where it is when leaving is refused', async () => {
    signIn('play', true)
    mergeInfo(PERSON)
    answerCalls({ getSetting: SETTING, getOrderList: ORDERS, exitDemo: refusal(5002, 'The exchange is restarting') })
    await renderScreen(Screen, '/deal')
    askToExitDemo()
    await screen.findByRole('dialog')
    press('Exit demo')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Exit demo' }).getAttribute('aria-busy')).toBeNull())
    expect(session()).toMatchObject({ token: 'play', demo: true })
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('is absent where there is no demo account', async () => {
    signIn('real')
    answerCalls({ getSetting: { ...SETTING, features: { ...SETTING.features, demo: false } } })
    await renderScreen(() => <p>page{DemoSwitch()}</p>, '/deal')
    expect(screen.queryByRole('button', { name: 'Demo' })).toBeNull()
  })
})

describe('what is closed in the demo account', () => {
  it.each([
    '/recharge',
    '/rechargeRecord',
    '/money',
    '/moneyRecord',
    '/address',
    '/buycoin',
    '/buycoinRecord',
    '/authentication',
    '/bindphone',
    '/bindmpwd',
    '/editPassword',
    '/editPasswordTrade',
  ])('%s', (path) => {
    expect(findRoute(path)).toBeTruthy()
    expect(isClosedInDemo(path, false)).toBe(true)
  })

  it('is nothing that is traded; a guest has no settings', () => {
    const open = ['/deal', '/deal_c', '/deal_jg', '/table1', '/transfer', '/accountRecord', '/setting']
    expect(open.filter((path) => isClosedInDemo(path, false))).toEqual([])
    expect(isClosedInDemo('/setting', true)).toBe(true)
  })

  it('says so, and leads on', async () => {
    answerCalls({ getSetting: SETTING })
    await renderScreen(() => <DemoClosed page="Deposit" />, '/recharge')
    expect(screen.getByRole('heading', { name: 'Not available in the demo account' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Trade in the demo account' }).getAttribute('href')).toBe('/deal')
    cleanup()
    await renderScreen(() => <DemoClosed page="Loans" />, '/currency')
    expect(screen.getByText(/^This page needs a real account or real money: Loans\./)).toBeTruthy()
  })
})
