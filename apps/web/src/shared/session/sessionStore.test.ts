import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  chooseLanguage,
  clearSession,
  displayedName,
  followOtherTabs,
  isGuest,
  isIdentified,
  mergeInfo,
  session,
  signIn,
  suggestLanguage,
  useSession,
} from './sessionStore.ts'

const INFO = {
  uid: '9',
  name: 'Ann',
  invitation_code: 'A1',
  email: 'ann@example.org',
  phone: '',
  transaction_password: 0,
  payee: 'Ann Example',
  bank_name: 'Bank',
  bank_number: '1',
  alipay_account: 'a',
  weixin_nickname: 'w',
  weixin_account: 'x',
  usdt: '1.00',
  language: 'ar' as const,
  country: 'HK',
  demo: false,
  kyc: { junior: '', senior: '', address: '' },
  credit: 0,
  feeTier: { tier: 1, name: 'Tier 1', makerRate: '0.001', takerRate: '0.0015' },
  unread: 0,
}

beforeEach(() => {
  clearSession()
  localStorage.clear()
})

describe('session', () => {
  it('holds the fields the product names and nothing else', () => {
    mergeInfo(INFO)
    expect(Object.keys(session()).toSorted()).toEqual(
      `
  language token demo name invitation_code email phone transaction_password bank_name bank_number
  alipay_account weixin_nickname weixin_account usdt
`
        .trim()
        .split(/\s+/)
        .toSorted(),
    )
  })

  it('takes the account’s language where none was chosen in this browser, and no other', () => {
    mergeInfo(INFO)
    expect(session().language).toBe('ar')
    chooseLanguage('fr')
    mergeInfo(INFO)
    expect(session().language).toBe('fr')
    expect(localStorage.getItem('language')).toBe('fr')
  })

  it('keeps token and language in browser storage, the person only in memory', () => {
    signIn('secret')
    chooseLanguage('de')
    mergeInfo(INFO)
    expect({ ...localStorage }).toEqual({ token: 'secret', language: 'de' })
  })

  it('forgets everything personal on sign-out and keeps the language', () => {
    signIn('secret')
    chooseLanguage('fr')
    mergeInfo(INFO)
    clearSession()
    expect(session()).toMatchObject({ language: 'fr', token: '', name: '', email: '', usdt: '', bank_number: '' })
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('forgets the person before when somebody else logs in', () => {
    signIn('one')
    mergeInfo(INFO)
    signIn('two')
    expect([session().token, isIdentified(session())]).toEqual(['two', false])
  })

  it('takes the site’s language only until one is chosen', () => {
    suggestLanguage('es')
    expect(session().language).toBe('es')
    chooseLanguage('kr')
    suggestLanguage('es')
    expect(session().language).toBe('kr')
  })

  it.each([
    ['+85212345678', 'ann@example.org', '+85212345678'],
    ['', 'annabel.longname@example.org', 'annabel.long'],
    ['', 'a@b.c', 'a@b.c'],
    ['+4412345678901234', '', '+44123456789'],
  ])('shows phone "%s" and email "%s" as %s', (phone, email, shown) => {
    expect(displayedName({ phone, email, name: '', demo: false })).toBe(shown)
  })
})

describe('the demo account', () => {
  it('is remembered beside its token, and gone with it', () => {
    signIn('play', true)
    expect([session().demo, { ...localStorage }]).toEqual([true, { token: 'play', demo: '1' }])
    signIn('real')
    expect([session().demo, { ...localStorage }]).toEqual([false, { token: 'real' }])
    signIn('play', true)
    clearSession()
    expect([session().demo, { ...localStorage }]).toEqual([false, {}])
  })

  it('is what the exchange says it is', () => {
    signIn('t')
    mergeInfo({ ...INFO, demo: true })
    expect([session().demo, localStorage.getItem('demo')]).toEqual([true, '1'])
    mergeInfo(INFO)
    expect([session().demo, localStorage.getItem('demo')]).toEqual([false, null])
  })

  it('knows a guest by the name alone', () => {
    signIn('play', true)
    expect([isIdentified(session()), isGuest(session())]).toEqual([false, false])
    mergeInfo({ ...INFO, demo: true, email: '', name: 'Guest 1007' })
    expect([isIdentified(session()), isGuest(session()), displayedName(session())]).toEqual([true, true, 'Guest 1007'])
    mergeInfo({ ...INFO, demo: true })
    expect([isIdentified(session()), isGuest(session())]).toEqual([true, false])
  })
})

describe('two tabs', () => {
  it('share the change of account', () => {
    signIn('real')
    const stop = followOtherTabs()
    localStorage.setItem('demo', '1')
    localStorage.setItem('token', 'play')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    stop()
    expect(session()).toMatchObject({ token: 'play', demo: true, email: '' })
  })

  it('share sign-out and sign-in', () => {
    signIn('one')
    mergeInfo(INFO)
    const seen = vi.fn()
    const unsubscribe = useSession.subscribe(seen)
    const stop = followOtherTabs()
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(session()).toMatchObject({ token: '', email: '' })
    localStorage.setItem('token', 'two')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(session().token).toBe('two')
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
    stop()
    unsubscribe()
    expect(seen).toHaveBeenCalledTimes(2)
  })
})
