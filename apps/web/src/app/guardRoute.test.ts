import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSiteConfig } from '../shared/config/siteConfig.ts'
import { clearSession, session, signIn } from '../shared/session/sessionStore.ts'
import { guardRoute } from './guardRoute.ts'

const INFO = {
  uid: '1',
  name: 'Ann',
  invitation_code: 'A1',
  email: 'ann@example.org',
  phone: '',
  transaction_password: 1,
  bank_name: '',
  bank_number: '',
  alipay_account: '',
  weixin_nickname: '',
  weixin_account: '',
  usdt: '12.5',
}

const asked: string[] = []
let answer: () => Promise<Response> = () => Promise.reject(new TypeError('offline'))
const says = (envelope: object) => () => Promise.resolve(Response.json(envelope))

setSiteConfig({
  apiHost: 'http://exchange.invalid',
  basePath: '/web',
  wsPath: '/ws',
  requestTimeoutMs: 20_000,
  reflow: 'auto',
})

async function whereTo(pathname: string, searchStr = ''): Promise<unknown> {
  try {
    await guardRoute({ pathname, searchStr })
    return 'stays'
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const { to, search, replace } = thrown.options as { to: string; search: object; replace: boolean }
    return { to, search, replace }
  }
}

beforeEach(() => {
  clearSession()
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address).pathname)
    return answer()
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('entering a route', () => {
  it('asks once who is logged in, then opens', async () => {
    answer = says({ code: 7, message: '', data: INFO })
    signIn('t')
    expect(await whereTo('/table1')).toBe('stays')
    expect(await whereTo('/deal')).toBe('stays')
    expect(asked).toEqual(['/web/getInfo'])
    expect(session()).toMatchObject({ token: 't', email: 'ann@example.org', transaction_password: 1, usdt: '12.5' })
  })

  it.each([
    ['refused', says({ code: 4103, message: 'Please log in first', data: null })],
    ['unanswered', () => Promise.reject(new TypeError('offline'))],
    ['answered without a person', says({ code: 7, message: '', data: { ...INFO, email: '' } })],
  ])('drops the token when the question is %s, and guards again', async (_how, reply) => {
    answer = reply
    signIn('t')
    expect(await whereTo('/table1', '?x=1')).toEqual({
      to: '/login',
      search: { redirect: '/table1?x=1' },
      replace: true,
    })
    expect([session().token, localStorage.getItem('token')]).toEqual(['', null])
  })

  it('still opens public pages after the token is dropped', async () => {
    answer = says({ code: 4103, message: '', data: null })
    signIn('t')
    expect(await whereTo('/market')).toBe('stays')
    expect(session().token).toBe('')
  })
})
