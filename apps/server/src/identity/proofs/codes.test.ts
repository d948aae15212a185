import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { identityPolicy } from '../limits/policy.ts'
import { newestCode, type Office, openOffice } from '../testing/office.ts'

const ANN = 'ann@example.org'
const MINUTE = 60_000

describe.each(testEngines())('verification codes on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  beforeEach(async () => {
    office = await openOffice(database, { policy: identityPolicy({ sandbox: false, securityReview: false }) })
  })
  afterEach(() => office.close())

  const check = (account: string, code: string, type: 'register' | 'forget' = 'register') =>
    office.call('reg_checkcode', { type, account, code })
  const wrongFor = (code: string) => (code === '123450' ? '123451' : '123450')

  it('sends six digits that can be checked more than once', async () => {
    const answer = await office.call('getCode', { type: 'register', account: ANN })
    expect(answer).toEqual({ ttl: 300, resendAfter: 60 })
    await office.mail.settled()
    const [entry] = await office.mail.outboxEntries(ANN)
    expect(entry?.code).toMatch(/^\d{6}$/)
    expect(entry?.text).toContain(entry?.code)
    expect(await check(ANN, entry?.code ?? '')).toEqual({ ok: true })
    expect(await check(ANN, entry?.code ?? '')).toEqual({ ok: true })
  })

  it('binds a code to its account and its purpose', async () => {
    const code = await office.code('register', ANN)
    await expect(check('bob@example.org', code)).rejects.toMatchObject({ rejection: 'code_wrong' })
    await expect(check(ANN, code, 'forget')).rejects.toMatchObject({ rejection: 'code_wrong' })
    expect(await check('ANN@example.org', code)).toEqual({ ok: true })
  })

  it('lets a code live five minutes', async () => {
    const code = await office.code('register', ANN)
    office.clock.time += 5 * MINUTE - 1
    expect(await check(ANN, code)).toEqual({ ok: true })
    office.clock.time += 1
    await expect(check(ANN, code)).rejects.toMatchObject({ rejection: 'code_wrong' })
  })

  it('gives five guesses, also when they come at once, and then not even the right code helps', async () => {
    const code = await office.code('register', ANN)
    const guesses = await Promise.allSettled(Array.from({ length: 20 }, () => check(ANN, wrongFor(code))))
    expect(guesses.every(({ status }) => status === 'rejected')).toBe(true)
    await expect(check(ANN, code)).rejects.toMatchObject({ rejection: 'code_wrong' })
    const [row] = await database.kysely.selectFrom('verification_codes').select('guesses').execute()
    expect(row?.guesses).toBe(5)
    office.clock.time += MINUTE
    expect(await check(ANN, await office.code('register', ANN))).toEqual({ ok: true })
  })

  it('waits 60 s between two codes; of parallel requests one is served', async () => {
    const ask = () => office.call('getCode', { type: 'register', account: ANN })
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, ask))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await office.mail.settled()
    expect(await office.mail.outboxEntries(ANN)).toHaveLength(1)
    office.clock.time += 40_000
    const refused = await office.refusal('getCode', { type: 'register', account: ANN })
    expect(refused).toEqual({ rejection: 'code_wait', message: 'Wait 20 s before asking for another code' })
    office.clock.time += 20_000
    await ask()
  })

  it('replaces the earlier code', async () => {
    const first = await office.code('register', ANN)
    office.clock.time += MINUTE
    const second = await office.code('register', ANN)
    if (first !== second) await expect(check(ANN, first)).rejects.toMatchObject({ rejection: 'code_wrong' })
    expect(await check(ANN, second)).toEqual({ ok: true })
  })

  it('sends five an hour to one account, and a refused request leaves the last code as it was', async () => {
    for (let sent = 0; sent < 4; sent++) {
      await office.code('register', ANN)
      office.clock.time += MINUTE
    }
    const fifth = await office.code('register', ANN)
    office.clock.time += MINUTE
    const refused = await office.refusal('getCode', { type: 'register', account: ANN })
    expect(refused).toEqual({ rejection: 'rate_limited', message: `Too many requests, try again in ${55 * 60} s` })
    expect(await check(ANN, fifth)).toEqual({ ok: true })
    office.clock.time += 55 * MINUTE
    await office.call('getCode', { type: 'register', account: ANN })
  })

  it('sends twenty an hour to one address', async () => {
    const ask = (number: number, ip: string) =>
      office.call('getCode', { type: 'register', account: `a${number}@example.org` }, { ip })
    for (let number = 0; number < 20; number++) await ask(number, '10.0.0.1')
    await expect(ask(20, '10.0.0.1')).rejects.toMatchObject({ rejection: 'rate_limited' })
    await ask(20, '10.0.0.2')
  })

  it('refuses an empty or malformed account, and purposes that no screen uses yet', async () => {
    const refusal = (input: object) => office.refusal('getCode', { type: 'register', ...input })
    expect((await refusal({})).rejection).toBe('account_empty')
    expect((await refusal({ telCode: '852' })).rejection).toBe('phone_empty')
    expect((await refusal({ account: 'nothing' })).rejection).toBe('email_format')
    expect((await refusal({ account: 'a@b' })).rejection).toBe('email_format')
    expect((await refusal({ account: 'a@example.org\r\nBcc: x' })).rejection).toBe('email_format')
    expect((await refusal({ account: '51234567' })).rejection).toBe('phone_format')
    expect((await refusal({ account: '99', telCode: '852' })).rejection).toBe('phone_format')
    expect((await refusal({ type: 'login', account: ANN })).rejection).toBe('login_needs_no_code')
    expect((await refusal({ type: 'password' })).rejection).toBe('please_log_in')
    expect((await office.refusal('reg_checkcode', { account: ANN, code: '' })).rejection).toBe('code_empty')
  })

  it('stores neither code nor account name beside each other in the clear', async () => {
    const code = await office.code('register', ANN)
    const [row] = await database.kysely.selectFrom('verification_codes').selectAll().execute()
    expect(row?.code_hash).not.toContain(code)
    const attempts = await database.kysely.selectFrom('attempts').select('key').execute()
    expect(JSON.stringify(attempts)).not.toContain('ann')
  })

  it('forgets what is over', async () => {
    await office.code('register', ANN)
    office.clock.time += 61 * MINUTE
    await office.identity.sweep()
    expect(await database.kysely.selectFrom('verification_codes').selectAll().execute()).toEqual([])
    expect(await database.kysely.selectFrom('attempts').selectAll().execute()).toEqual([])
  })

  describe('for known and unknown accounts', () => {
    const KNOWN = 'known@example.org'
    const UNKNOWN = 'other@example.org'
    beforeEach(async () => {
      await office.register(KNOWN)
      office.clock.time += MINUTE
    })

    it('answers alike, byte for byte', async () => {
      for (const type of ['register', 'forget'] as const) {
        const known = await office.call('getCode', { type, account: KNOWN })
        const unknown = await office.call('getCode', { type, account: UNKNOWN })
        expect(JSON.stringify(known)).toBe(JSON.stringify(unknown))
        const [first, second] = [
          await office.refusal('getCode', { type, account: KNOWN }),
          await office.refusal('getCode', { type, account: UNKNOWN }),
        ]
        expect(first).toEqual(second)
        await office.mail.settled()
        const inboxes = await Promise.all([KNOWN, UNKNOWN].map((account) => office.mail.outboxEntries(account)))
        const sent = inboxes.map(newestCode)
        const code = ['123450', '123451', '123452'].find((guess) => !sent.includes(guess)) ?? ''
        for (let guess = 0; guess < 7; guess++) {
          const guessed = { type, code }
          const a = await office.refusal('reg_checkcode', { ...guessed, account: KNOWN })
          const b = await office.refusal('reg_checkcode', { ...guessed, account: UNKNOWN })
          expect([a, b]).toEqual([
            { rejection: 'code_wrong', message: 'Verification codes are not equal' },
            { rejection: 'code_wrong', message: 'Verification codes are not equal' },
          ])
        }
      }
    })

    it('tells the owner of a known address instead of sending a code', async () => {
      await office.call('getCode', { type: 'register', account: KNOWN })
      await office.mail.settled()
      const [entry] = await office.mail.outboxEntries(KNOWN)
      expect(entry).toMatchObject({ subject: 'You already have a Touchstone account', code: '' })
    })

    it('sends nothing to an unknown address that forgot its password', async () => {
      await office.call('getCode', { type: 'forget', account: UNKNOWN })
      await office.mail.settled()
      expect(await office.mail.outboxEntries(UNKNOWN)).toEqual([])
    })
  })
})
