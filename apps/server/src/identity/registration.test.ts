import { rejectionMessage } from '@touchstone/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { de as GERMAN } from '../words/locales/de.ts'
import { identityPolicy } from './limits/policy.ts'
import { type Office, openOffice, PASSWORD } from './testing/office.ts'

const ANN = 'ann@example.org'

describe.each(testEngines())('registration on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  beforeEach(async () => {
    office = await openOffice(database)
  })
  afterEach(() => office.close())

  const users = () => database.kysely.selectFrom('users').selectAll().execute()
  const owners = () => database.kysely.selectFrom('owners').selectAll().execute()

  it('opens an account by e-mail, with an owner and a session', async () => {
    const token = await office.register('Ann@Example.org', { country: 'hk' })
    expect(token).toMatch(/^[\w-]{43}$/)
    const [user] = await users()
    expect(user).toMatchObject({ email: ANN, phone: null, country: 'HK', transaction_password_hash: null })
    expect(user?.password_hash).toMatch(/^\$argon2id\$/)
    expect(user?.invitation_code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect(await owners()).toEqual([{ user_id: user?.id, world: 'real', owner: 1000 }])
    expect(office.real.owners).toEqual(new Map([[user?.id, 1000]]))
    expect(office.demo.owners.size).toBe(0)
    expect(await office.call('getInfo', {}, { token })).toEqual({
      uid: '1000',
      name: 'ann@example.',
      invitation_code: user?.invitation_code,
      email: ANN,
      phone: '',
      transaction_password: 0,
      payee: '',
      bank_name: '',
      bank_number: '',
      alipay_account: '',
      weixin_nickname: '',
      weixin_account: '',
      usdt: '12.5',
      country: 'HK',
      demo: false,
      language: 'en',
      kyc: { junior: 'not_sent', senior: 'not_sent', address: 'not_sent' },
      credit: 0,
      feeTier: { tier: 0, name: 'Tier 0', makerRate: '0.0009', takerRate: '0.001' },
      unread: 0,
    })
  })

  it('writes to an account in its own language, whatever the page is in that asks for a code', async () => {
    const token = await office.register(ANN)
    await office.call('setLanguage', { language: 'de' }, { token })
    expect(await office.call('getInfo', {}, { token })).toMatchObject({ language: 'de' })
    await office.code('forget', ANN)
    const [mail] = await office.mail.outboxEntries(ANN)
    expect(mail?.subject).toBe(GERMAN.codes.code.subject)
    expect(mail?.text).toContain(mail?.code)
  })

  it('opens an account by phone, however the number is written', async () => {
    const token = await office.register('5123 4567', { mode: 'phone', telCode: '+852' })
    expect(await office.call('getInfo', {}, { token })).toMatchObject({ phone: '+85251234567', name: '+85251234567' })
    const [user] = await users()
    expect(user).toMatchObject({ phone: '+85251234567', phone_tel_code: '852', phone_number: '51234567', email: null })
    const again = await office.call('userLogin', { account: '+852 51234567', password: PASSWORD })
    expect(again).toMatchObject({ token: expect.any(String) })
  })

  it('refuses what is missing or malformed with its own message, in the order of the fields', async () => {
    const code = await office.code('register', ANN)
    const good = { mode: 'email', account: ANN, code, password: PASSWORD, password2: PASSWORD } as const
    const complete = { ...good, country: 'HK', agree: '1' }
    const cases = [
      [{ ...complete, account: '' }, 'account_empty'],
      [{ ...complete, mode: 'phone', account: '' }, 'phone_empty'],
      [{ ...complete, account: 'ann@' }, 'email_format'],
      [{ ...complete, mode: 'phone', account: '12', telCode: '852' }, 'phone_format'],
      [{ ...complete, mode: 'phone', account: '51234567' }, 'phone_format'],
      [{ ...complete, code: '' }, 'code_empty'],
      [{ ...complete, code: code === '000000' ? '111111' : '000000' }, 'code_wrong'],
      [{ ...complete, password: '' }, 'password_empty'],
      [{ ...complete, password: 'abc12' }, 'password_format'],
      [{ ...complete, password: 'Thirteen-char', password2: 'Thirteen-char' }, 'password_format'],
      [{ ...complete, password: 'Password123' }, 'password_breached'],
      [{ ...complete, password2: 'mossy-Tor8' }, 'passwords_differ'],
      [{ ...complete, country: 'XX' }, 'country_unknown'],
      [{ ...complete, country: '' }, 'country_unknown'],
      [{ ...complete, agree: '' }, 'agreement_missing'],
      [{ ...complete, invitation_code: 'NOBODY22' }, 'invitation_unknown'],
    ] as const
    for (const [input, rejection] of cases) {
      const refused = await office.refusal('userRegister', input)
      expect(refused).toEqual({ rejection, message: rejectionMessage(rejection, { min: 6, max: 12 }) })
    }
    expect(await users()).toEqual([])
    expect(await office.call('userRegister', complete)).toMatchObject({ token_h5: expect.any(String) })
  })

  it('asks for an invitation only where the policy says so, and remembers who invited', async () => {
    await office.register(ANN)
    const [ann] = await users()
    await office.close()
    office = await openOffice(database, {
      policy: identityPolicy({ sandbox: true, inviteRequired: true }),
      real: office.real,
    })
    await expect(office.register('bob@example.org')).rejects.toMatchObject({ rejection: 'invitation_missing' })
    office.clock.time += 60_000
    await office.register('bob@example.org', { invitation_code: ann?.invitation_code?.toLowerCase() ?? '' })
    const bob = (await users()).find(({ email }) => email === 'bob@example.org')
    expect(bob?.invited_by).toBe(ann?.id)
  })

  it('tells of the new account before it answers, and opens it whatever comes of that', async () => {
    const told: string[] = []
    office.identity.onRegistered(async (userId) => void told.push(userId))
    office.identity.onRegistered(async () => {
      throw new Error('the log is full')
    })
    expect(await office.register(ANN)).toMatch(/^[\w-]{43}$/)
    expect(told).toEqual((await users()).map(({ id }) => id))
    expect(office.logged).toContainEqual(expect.objectContaining({ event: 'registration_untold', userId: told[0] }))
  })

  it('turns 100 identical calls into one account, one owner and one session', async () => {
    const code = await office.code('register', ANN)
    const input = { mode: 'email', account: ANN, code, password: PASSWORD, password2: PASSWORD } as const
    const call = () => office.call('userRegister', { ...input, country: 'HK', agree: '1' })
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, call))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.rejection] : []))
    expect(new Set(refusals)).toEqual(new Set(['code_wrong']))
    expect(await users()).toHaveLength(1)
    expect(await owners()).toHaveLength(1)
    expect(office.real.owners.size).toBe(1)
    expect(await database.kysely.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })

  it('never opens a second account under one name, even with a second right code', async () => {
    await office.register(ANN)
    await database.kysely.updateTable('verification_codes').set({ used: false }).execute()
    const code = (await office.mail.outboxEntries(ANN))[0]?.code ?? ''
    const input = { mode: 'email', account: ANN, code, password: PASSWORD, password2: PASSWORD } as const
    const refused = await office.refusal('userRegister', { ...input, country: 'HK', agree: '1' })
    expect(refused.rejection).toBe('registration_failed')
    expect(await users()).toHaveLength(1)
    expect(office.real.owners.size).toBe(1)
  })

  it('keeps the country for ever', async () => {
    await office.register(ANN)
    const move = sql`update users set country = 'JP'`.execute(database.kysely)
    await expect(move).rejects.toThrow('the country of an account never changes')
  })

  it('leaves no account behind when the log refuses, and the code still works afterwards', async () => {
    const code = await office.code('register', ANN)
    const input = { mode: 'email', account: ANN, code, password: PASSWORD, password2: PASSWORD } as const
    const complete = { ...input, country: 'HK', agree: '1' }
    office.real.refuseWith('storage_full')
    expect((await office.refusal('userRegister', complete)).rejection).toBe('storage_full')
    expect(await users()).toEqual([])
    office.real.refuseWith(null)
    expect(await office.call('userRegister', complete)).toMatchObject({ token_h5: expect.any(String) })
  })

  it('gives an owner at start to a user who has none, and freezes and lists an owner who has no user', async () => {
    await office.register(ANN)
    await database.kysely.updateTable('owners').set({ owner: null }).execute()
    office.real.owners.set('a user that was lost', 1001)
    const first = await office.identity.reconcileOwners(office.real.port)
    expect(first).toEqual({ world: 'real', opened: 1, withoutUser: [1001] })
    expect((await owners())[0]?.owner).toBe(1000)
    expect(office.real.frozen).toEqual(new Set([1001]))
    expect(office.logged).toContainEqual({ event: 'owners_without_user', world: 'real', owners: [1001] })
    const second = await office.identity.reconcileOwners(office.real.port)
    expect(second).toEqual({ world: 'real', opened: 0, withoutUser: [1001] })
  })

  it('does not start over a log that its accounts do not belong to', async () => {
    await office.register(ANN)
    office.real.owners.clear()
    office.real.owners.set('somebody else', 1000)
    await expect(office.identity.reconcileOwners(office.real.port)).rejects.toThrow('they belong to another log')
    expect(office.real.frozen.size).toBe(0)
  })

  it('lists the countries it accepts with their area codes', async () => {
    const countries = await office.call('getTelCode', {})
    expect(countries.length).toBeGreaterThanOrEqual(125)
    expect(new Set(countries.map(({ iso }) => iso)).size).toBe(countries.length)
    expect(countries).toContainEqual({ code: '852', iso: 'HK', country: expect.stringContaining('Hong Kong') })
    expect(countries.every(({ code }) => /^\d{1,4}$/.test(code))).toBe(true)
  })
})
