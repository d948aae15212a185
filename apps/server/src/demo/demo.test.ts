import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import type { Session } from '../gateway/callContext.ts'
import { identityPolicy } from '../identity/limits/policy.ts'
import { type Caller, type Office, openOffice } from '../identity/testing/office.ts'

const STRICT = identityPolicy({ sandbox: false }).attempts
const ANN = 'ann@example.org'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe.each(testEngines())('the demo account on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  beforeEach(async () => {
    office = await openOffice(database)
  })
  afterEach(() => office.close())

  const tokenOf = async (name: 'demoLogin' | 'exitDemo', caller: Caller = {}) =>
    (await office.call(name, {}, caller)).token
  const sessionOf = async (token: string, cookie = '', fromBrowser = false) =>
    (await office.identity.resolveSession(token, { cookie, fromBrowser })) as Session
  const users = () => database.kysely.selectFrom('users').selectAll().execute()

  it('is another owner in another world for whoever is logged in, opened and paid once', async () => {
    const real = await office.register(ANN)
    const demo = await tokenOf('demoLogin', { token: real })
    const [before, inside] = [await sessionOf(real), await sessionOf(demo)]
    expect([before.world, inside.world, inside.userId]).toEqual(['real', 'demo', before.userId])
    expect(await sessionOf(await tokenOf('demoLogin', { token: real }))).toMatchObject({ owner: inside.owner })
    expect([...office.demo.credits.values()]).toEqual([
      expect.objectContaining({ owner: inside.owner, amount: 100_000_000_000n, ref: `demo start ${inside.owner}` }),
    ])
    expect(office.real.credits.size).toBe(0)
    expect(await office.call('getInfo', {}, { token: demo })).toMatchObject({
      demo: true,
      usdt: '100000',
      email: ANN,
      transaction_password: 1,
    })
    expect(await office.call('getInfo', {}, { token: real })).toMatchObject({ demo: false, transaction_password: 0 })
  })

  it('leads back to a fresh session of the real account', async () => {
    const real = await office.register(ANN)
    const demo = await tokenOf('demoLogin', { token: real })
    const back = await tokenOf('exitDemo', { token: demo })
    expect(new Set([real, demo, back]).size).toBe(3)
    expect(await sessionOf(back)).toMatchObject({ world: 'real', owner: (await sessionOf(real)).owner })
    await office.call('logout', {}, { token: demo })
    expect(await sessionOf(demo)).toBe('expired')
    expect((await office.refusal('exitDemo', {}, { token: back })).rejection).toBe('not_in_demo_now')
    expect((await office.refusal('addDemoFunds', {}, { token: back })).rejection).toBe('not_in_demo_now')
  })

  it('binds a browser’s sessions of both worlds to one cookie, and a token alone leads to a token alone', async () => {
    const browser = { fromBrowser: true }
    const real = await office.register(ANN, {}, browser)
    const cookie = office.cookies.at(-1) ?? ''
    const demo = await tokenOf('demoLogin', { token: real, cookie, ...browser })
    expect(office.cookies.at(-1)).toBe(cookie)
    expect(await sessionOf(demo, '', true)).toBe('expired')
    expect(await sessionOf(demo, cookie, true)).toMatchObject({ cookieBound: true })
    expect(await sessionOf(real, cookie, true)).toMatchObject({ cookieBound: true })
    expect((await office.refusal('exitDemo', {}, { token: demo })).rejection).toBe('not_allowed')
    const program = await tokenOf('demoLogin', { token: await office.register('bob@example.org') })
    const programBack = await tokenOf('exitDemo', { token: program })
    expect(await sessionOf(programBack, cookie)).toMatchObject({ world: 'real', cookieBound: false })
    const back = await tokenOf('exitDemo', { token: demo, cookie, ...browser })
    expect(await sessionOf(back, cookie, true)).toMatchObject({ world: 'real', cookieBound: true, steppedUpUntil: 0 })
  })

  it('shares the stars of markets, a preference, and keeps those of a guest apart', async () => {
    const real = await office.register(ANN)
    const demo = await tokenOf('demoLogin', { token: real })
    const guest = await tokenOf('demoLogin')
    const starsOf = async (token: string) => office.identity.favourites((await sessionOf(token)).userId)
    await office.call('addCollectCurrenct', { symbol: 'BTCUSDT', on: '1' }, { token: demo })
    expect([await starsOf(real), await starsOf(demo), await starsOf(guest)]).toEqual([['BTCUSDT'], ['BTCUSDT'], []])
    await office.call('addCollectCurrenct', { symbol: 'BTCUSDT', on: '0' }, { token: real })
    expect(await starsOf(demo)).toEqual([])
  })

  it('does not make a session last longer by going in and out', async () => {
    let token = await office.register(ANN)
    for (let turn = 0; turn < 24; turn++) {
      office.clock.time += 14 * MINUTE
      token = await tokenOf('demoLogin', { token })
      office.clock.time += 14 * MINUTE
      token = await tokenOf('exitDemo', { token })
    }
    office.clock.time += 14 * MINUTE
    expect(await sessionOf(token)).toMatchObject({ world: 'real' })
    office.clock.time += 14 * MINUTE
    token = await tokenOf('demoLogin', { token })
    office.clock.time += 14 * MINUTE
    expect(await sessionOf(token)).toMatchObject({ world: 'demo' })
    office.clock.time += 7 * MINUTE
    expect(await sessionOf(token)).toBe('expired')
  })

  it('takes a visitor in as a guest who has the demo world only and cannot log in', async () => {
    const token = await tokenOf('demoLogin', { fromBrowser: true })
    const session = await sessionOf(token, office.cookies.at(-1), true)
    expect(session).toMatchObject({ world: 'demo', cookieBound: true, transactionPasswordSet: true })
    expect(await users()).toMatchObject([{ kind: 'guest', email: null, phone: null, password_hash: null }])
    expect([office.real.owners.size, office.demo.owners.size]).toEqual([0, 1])
    const caller = { token, cookie: office.cookies.at(-1) ?? '', fromBrowser: true }
    expect(await office.call('getInfo', {}, caller)).toMatchObject({
      demo: true,
      email: '',
      name: `Guest ${session.owner}`,
      usdt: '100000',
    })
    expect(await tokenOf('exitDemo', caller)).toBe('')
    for (const account of ['', 'ZZ', session.userId])
      await office.refusal('userLogin', { account, password: 'x'.repeat(8) })
    expect((await office.refusal('userLogin', { account: session.userId, password: 'abcdef1' })).rejection).toBe(
      'login_failed',
    )
  })

  it('keeps nothing of a guest whom the log refused', async () => {
    office.demo.refuseWith('storage_full')
    expect((await office.refusal('demoLogin', {})).rejection).toBe('storage_full')
    office.demo.refuseWith(null)
    expect(await users()).toEqual([])
  })

  it('keeps a guest’s session for a week of silence, then forgets the guest and closes the owner', async () => {
    await office.register(ANN)
    const token = await tokenOf('demoLogin')
    const { owner } = await sessionOf(token)
    office.clock.time += 6 * DAY
    await office.identity.sweep()
    expect(await sessionOf(token)).toMatchObject({ owner })
    office.clock.time += 6 * DAY
    await office.identity.sweep()
    expect(await sessionOf(token)).toMatchObject({ owner })
    expect(office.demo.frozen.size).toBe(0)
    await office.identity.sweep()
    office.clock.time += 7 * DAY
    await office.identity.sweep()
    expect(await sessionOf(token)).toBe('expired')
    expect([...office.demo.frozen]).toEqual([owner])
    expect(await users()).toMatchObject([{ kind: 'person', email: ANN }])
  })

  it('forgets a guest soon after logging out', async () => {
    const token = await tokenOf('demoLogin')
    office.clock.time += 2 * MINUTE
    await office.identity.sweep()
    expect(await users()).toHaveLength(1)
    await office.call('logout', {}, { token })
    await office.identity.sweep()
    expect(await users()).toEqual([])
  })

  it('tops the account up to its starting amount, once when asked twice at once', async () => {
    const token = await tokenOf('demoLogin')
    expect((await office.refusal('addDemoFunds', {}, { token })).rejection).toBe('demo_funds_enough')
    const [ref] = office.demo.credits.keys()
    office.demo.credits.delete(ref ?? '')
    const asked = await Promise.allSettled([1, 2, 3].map(() => office.call('addDemoFunds', {}, { token })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toEqual([
      { status: 'fulfilled', value: { added: '99999.999999' } },
    ])
    expect(await office.call('getInfo', {}, { token })).toMatchObject({ usdt: '99999.999999' })
  })

  it('limits how many guests come from one address', async () => {
    await office.close()
    office = await openOffice(database, {
      policy: { attempts: { ...STRICT, guestsPerAddress: { count: 2, windowMs: DAY } } },
    })
    for (let guest = 0; guest < 2; guest++) await tokenOf('demoLogin', { ip: '10.0.0.1' })
    expect((await office.refusal('demoLogin', {}, { ip: '10.0.0.1' })).rejection).toBe('rate_limited')
    expect(await tokenOf('demoLogin', { ip: '10.0.0.2' })).toBeTruthy()
  })
})
