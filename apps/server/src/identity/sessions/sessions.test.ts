import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { createMail } from '../../mail/createMail.ts'
import { identityPolicy } from '../limits/policy.ts'
import { type Caller, type Office, openOffice, PASSWORD } from '../testing/office.ts'

const ANN = 'ann@example.org'
const MINUTE = 60_000

describe.each(testEngines())('logging in on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  beforeEach(async () => {
    office = await openOffice(database, { policy: identityPolicy({ sandbox: false, securityReview: false }) })
  })
  afterEach(() => office.close())

  const logIn = async (caller: Caller = {}, password = PASSWORD, account = ANN) => {
    const { token } = await office.call('userLogin', { account, password }, caller)
    return token
  }
  const resolve = (token: string, cookie = '', fromBrowser = false) =>
    office.identity.resolveSession(token, { cookie, fromBrowser })
  const refusalOf = (promise: Promise<unknown>) =>
    promise.then(String, (error: { rejection: string }) => error.rejection)

  it('refuses a wrong password and an unknown account alike', async () => {
    await office.register(ANN)
    const empty = await office.refusal('userLogin', { account: '', password: PASSWORD })
    expect(empty).toEqual({ rejection: 'account_password_empty', message: 'Account or password cannot be empty' })
    expect(await office.refusal('userLogin', { account: ANN, password: '' })).toEqual(empty)
    const wrong = await office.refusal('userLogin', { account: ANN, password: 'not-it-77' })
    expect(wrong.rejection).toBe('login_failed')
    for (const account of ['bob@example.org', 'no account', '51234567', 'a'.repeat(120)])
      expect(await office.refusal('userLogin', { account, password: PASSWORD })).toEqual(wrong)
    expect(await office.refusal('userLogin', { account: ANN, password: 'x'.repeat(200) })).toEqual(wrong)
  })

  it('locks an account for one address after five wrong passwords, known or not, also when they come at once', async () => {
    await office.register(ANN)
    for (const account of [ANN, 'bob@example.org']) {
      const tries = Array.from({ length: 12 }, () => refusalOf(logIn({ ip: '10.0.0.9' }, 'not-it-77', account)))
      const outcomes = await Promise.all(tries)
      expect(outcomes.filter((rejection) => rejection === 'login_failed')).toHaveLength(5)
      expect(outcomes.filter((rejection) => rejection === 'locked_out')).toHaveLength(7)
      const right = await office.refusal('userLogin', { account, password: PASSWORD }, { ip: '10.0.0.9' })
      expect(right).toEqual({ rejection: 'locked_out', message: 'Too many attempts, try again in 15 min' })
    }
    expect(await logIn({ ip: '10.0.0.10' })).toBeTruthy()
    office.clock.time += 15 * MINUTE
    expect(await logIn({ ip: '10.0.0.9' })).toBeTruthy()
  })

  it('starts the count anew after a right password', async () => {
    await office.register(ANN)
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 4; wrong++) await refusalOf(logIn({}, 'not-it-77'))
      expect(await logIn()).toBeTruthy()
    }
  })

  it('locks an account everywhere after 50 wrong passwords in a row, until the password is set anew', async () => {
    await office.register(ANN)
    for (let wrong = 0; wrong < 50; wrong++) {
      const refused = await refusalOf(logIn({ ip: `10.0.1.${wrong}` }, 'not-it-77'))
      expect(refused).toBe('login_failed')
    }
    expect(await refusalOf(logIn({ ip: '10.0.2.1' }))).toBe('locked_out')
    office.clock.time += MINUTE
    const code = await office.code('forget', ANN)
    const fields = { mode: 'forget', account: ANN, code, password: 'fresh-Fen3', password2: 'fresh-Fen3' } as const
    expect(await office.call('updatePassword', fields)).toEqual({ review: false })
    expect(await logIn({ ip: '10.0.2.2' }, 'fresh-Fen3')).toBeTruthy()
  })

  it('limits how often one address may log in at all', async () => {
    for (let count = 0; count < 100; count++)
      await refusalOf(logIn({ ip: '10.0.0.7' }, PASSWORD, `u${count}@example.org`))
    expect(await refusalOf(logIn({ ip: '10.0.0.7' }, PASSWORD, 'last@example.org'))).toBe('rate_limited')
  })

  it('resolves a token to its session, and nothing else', async () => {
    const token = await office.register(ANN)
    const session = await resolve(token)
    expect(session).toMatchObject({ owner: 1000, world: 'real', cookieBound: false, transactionPasswordSet: false })
    expect(await resolve('')).toBeNull()
    expect(await resolve('short')).toBe('expired')
    expect(await resolve(token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'))).toBe('expired')
    const [row] = await database.kysely.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(token)
  })

  it('binds a session that a browser opened to its cookie', async () => {
    await office.register(ANN)
    const token = await logIn({ fromBrowser: true })
    const cookie = office.cookies.at(-1) ?? ''
    expect(cookie).toMatch(/^[\w-]{43}$/)
    expect(await resolve(token, cookie, true)).toMatchObject({ cookieBound: true })
    expect(await resolve(token, '', true)).toBe('expired')
    expect(await resolve(token, 'another', true)).toBe('expired')
    expect(await resolve(token)).toMatchObject({ cookieBound: false })
    expect(office.cookies).toHaveLength(1)
  })

  it('asks every bound session for its cookie where the hardened profile is on', async () => {
    const hardened = { ...identityPolicy({ sandbox: true, hardened: true }) }
    await office.close()
    office = await openOffice(database, { policy: hardened })
    const bound = await office.register(ANN, {}, { fromBrowser: true })
    expect(await resolve(bound)).toBe('expired')
    expect(await resolve(bound, office.cookies[0])).toMatchObject({ cookieBound: true })
    const program = await logIn()
    const tpwd = { tpwd: '482715', tpwd2: '482715' }
    expect((await office.refusal('saveTpwd', tpwd, { token: program })).rejection).toBe('session_expired')
    expect(await office.call('saveTpwd', tpwd, { token: program, cookie: office.cookies.at(-1) ?? '' })).toEqual({})
  })

  it('ends a session after 15 idle minutes; requests and an open connection count as use', async () => {
    const token = await office.register(ANN)
    const session = await resolve(token)
    for (let step = 0; step < 4; step++) {
      office.clock.time += 14 * MINUTE
      if (step % 2) office.identity.touch(session && typeof session === 'object' ? session.id : '')
      else expect(await resolve(token)).toMatchObject({ owner: 1000 })
      await office.identity.sweep()
    }
    office.clock.time += 15 * MINUTE
    expect(await resolve(token)).toBe('expired')
    expect(await database.kysely.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('writes down the use of 150,000 sessions at once, and removes what is over', async () => {
    const token = await office.register(ANN)
    const session = await resolve(token)
    office.clock.time += 14 * MINUTE
    for (let other = 0; other < 150_000; other++)
      office.identity.touch(`00000000-0000-4000-8000-${String(other).padStart(12, '0')}`)
    office.identity.touch(session && typeof session === 'object' ? session.id : '')
    await office.identity.sweep()
    const [row] = await database.kysely.selectFrom('sessions').selectAll().execute()
    expect(Number(row?.last_seen)).toBe(office.clock.time)
    office.clock.time += 16 * MINUTE
    await office.identity.sweep()
    expect(await database.kysely.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('ends every session after 12 hours, used or not', async () => {
    const token = await office.register(ANN)
    for (let passed = 0; passed < 72; passed++) {
      office.clock.time += 10 * MINUTE - 1
      expect(await resolve(token)).toMatchObject({ owner: 1000 })
    }
    office.clock.time += 72
    expect(await resolve(token)).toBe('expired')
  })

  it('forgets a token at logout', async () => {
    const token = await office.register(ANN)
    const ended: string[] = []
    office.identity.onSessionEnd((id) => ended.push(id))
    await office.call('logout', {}, { token })
    expect(await resolve(token)).toBe('expired')
    expect(ended).toHaveLength(1)
  })

  it('lists sessions and ends another one, whose holder is told once', async () => {
    const first = await office.register(ANN, {}, { ip: '10.0.0.1', userAgent: 'python-requests/2.31' })
    office.clock.time += 1_000
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
    const second = await logIn({ ip: '10.0.0.2', userAgent: agent })
    const list = await office.call('getSessions', {}, { token: second })
    expect(list).toMatchObject([
      { device: 'Chrome on Linux', address: '10.0.0.2', current: true },
      { device: 'python-requests', address: '10.0.0.1', current: false, opened: 1_700_000_000_000 },
    ])
    await resolve(first)
    await office.call('delSession', { id: list[1]?.id ?? '' }, { token: second })
    expect(await resolve(first)).toBe('ended_elsewhere')
    expect(await resolve(first)).toBe('expired')
    expect(await resolve(second)).toMatchObject({ owner: 1000 })
    expect(await office.call('getSessions', {}, { token: second })).toHaveLength(1)
  })

  it('lets a token without the cookie of its browser end no session, its own included', async () => {
    const other = await office.register(ANN, {}, { fromBrowser: true })
    const [otherCookie = ''] = office.cookies
    const token = await logIn({ fromBrowser: true })
    const cookie = office.cookies.at(-1) ?? ''
    const list = await office.call('getSessions', {}, { token })
    const id = list.find(({ current }) => !current)?.id ?? ''
    for (const stolen of [{ token }, { token, cookie: 'another' }]) {
      expect((await office.refusal('delSession', { id }, stolen)).rejection).toBe('not_allowed')
      expect((await office.refusal('logout', {}, stolen)).rejection).toBe('not_allowed')
    }
    expect(await resolve(other, otherCookie)).toMatchObject({ cookieBound: true })
    expect(await office.call('delSession', { id }, { token, cookie })).toEqual({})
    expect(await resolve(other, otherCookie)).toBe('ended_elsewhere')
    expect(await office.call('logout', {}, { token, cookie })).toEqual({})
    expect(await resolve(token, cookie)).toBe('expired')
  })

  it("refuses to end one's own, an unknown, or another person's session that way", async () => {
    const ann = await office.register(ANN)
    const bob = await office.register('bob@example.org')
    const idOf = async (token: string) => {
      const session = await resolve(token)
      return session && typeof session === 'object' ? session.id : ''
    }
    for (const id of [await idOf(ann), await idOf(bob), crypto.randomUUID(), "x' or 1=1", ''])
      expect((await office.refusal('delSession', { id }, { token: ann })).rejection).toBe('malformed')
    expect(await resolve(bob)).toMatchObject({ owner: 1001 })
  })

  it('learns within five seconds that another server ended a session', async () => {
    const token = await office.register(ANN)
    expect(await resolve(token)).toMatchObject({ owner: 1000 })
    await database.kysely.deleteFrom('sessions').execute()
    office.clock.time += 5_000
    expect(await resolve(token)).toBe('expired')
  })

  it('keeps at most 100 sessions of one account', async () => {
    const first = await office.register(ANN)
    for (let count = 0; count < 100; count++) {
      office.clock.time += 1
      await logIn({ ip: `10.1.0.${count}` })
    }
    office.clock.time += 5_000
    expect(await resolve(first)).toBe('expired')
    expect(await database.kysely.selectFrom('sessions').select('id').execute()).toHaveLength(100)
  })

  it('stars and unstars markets that exist', async () => {
    const token = await office.register(ANN)
    const star = (on: '0' | '1' | 'true') => office.call('addCollectCurrenct', { symbol: 'BTCUSDT', on }, { token })
    const session = await resolve(token)
    const userId = session && typeof session === 'object' ? session.userId : ''
    expect(await Promise.all([star('1'), star('1'), star('true')])).toEqual([{ on: true }, { on: true }, { on: true }])
    expect(await office.identity.favourites(userId)).toEqual(['BTCUSDT'])
    expect(await star('0')).toEqual({ on: false })
    expect(await office.identity.favourites(userId)).toEqual([])
    const unknown = await office.refusal('addCollectCurrenct', { symbol: 'NOPEUSDT' }, { token })
    expect(unknown.rejection).toBe('unknown_market')
  })

  it('keeps phones out where no text message can be sent', async () => {
    await office.close()
    office = await openOffice(database, { sandbox: false })
    const byPhone = { type: 'register', account: '51234567', telCode: '852' } as const
    expect((await office.refusal('getCode', byPhone)).rejection).toBe('text_messages_missing')
    const production = {
      database: database.kysely,
      clock: office.clock,
      sandbox: false,
      smtpUrl: null,
      smsUrl: null,
      from: 'a@example.org',
      logger: {} as never,
    }
    expect(() => createMail(production)).toThrow('production needs SMTP_URL')
  })
})
