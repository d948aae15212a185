import { generate } from 'otplib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { BROWSER, logInAgain, openHolder, stepUpByCode } from '../testing/holder.ts'
import { type Caller, type Office, openOffice, PASSWORD } from '../testing/office.ts'
import { createVirtualAuthenticator } from '../testing/virtualAuthenticator.ts'
import { wrongTotpCode } from '../testing/wrongTotpCode.ts'

const ANN = 'ann@example.org'
const MINUTE = 60_000
const STEP = 30_000
const HOLD = 24 * 60 * MINUTE

describe.each(testEngines())('second factors on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  let ann: Caller
  beforeEach(async () => {
    office = await openOffice(database)
    ann = await openHolder(office, ANN)
  })
  afterEach(() => office.close())

  const totpCode = (secret: string) => generate({ secret, epoch: Math.floor(office.clock.time / 1_000) })
  const refusal = async (...call: Parameters<Office['refusal']>) => (await office.refusal(...call)).rejection
  const heldFor = () => (office.real.held.get(1000) ?? 0) - office.clock.time
  const events = async () => (await office.call('getAccountEvents', {}, ann)).list.map(({ what }) => what)

  const addTotp = async () => {
    await stepUpByCode(office, ANN, ann)
    const { secret, uri } = await office.call('startTotp', {}, ann)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Touchstone:ann%40example\.org\?secret=/)
    const code = await totpCode(secret)
    const { recoveryCodes } = await office.call('addTotp', { code }, ann)
    office.clock.time += STEP
    return { secret, recoveryCodes }
  }

  const addPasskey = async () => {
    await stepUpByCode(office, ANN, ann)
    const key = createVirtualAuthenticator()
    const { options } = await office.call('startPasskey', {}, ann)
    const added = await office.call('addPasskey', { name: 'Laptop', response: key.create(options) }, ann)
    expect(added.id).toBe(key.id)
    return { key, recoveryCodes: added.recoveryCodes }
  }

  it('begins only after a new proof, in the browser the session is bound to', async () => {
    expect(await refusal('startTotp', {}, ann)).toBe('step_up_needed')
    expect(await refusal('startPasskey', {}, ann)).toBe('step_up_needed')
    await stepUpByCode(office, ANN, ann)
    const stolen = { token: ann.token ?? '' }
    for (const name of ['startTotp', 'startPasskey', 'startStepUp', 'newRecoveryCodes'] as const)
      expect(await refusal(name, {}, stolen)).toBe('not_allowed')
    expect(await refusal('startTotp', {}, { ...ann, cookie: 'another' })).toBe('session_expired')
    office.clock.time += 10 * MINUTE
    expect(await refusal('startTotp', {}, ann)).toBe('step_up_needed')
  })

  it('adds an authenticator app with its first code, tells ten recovery codes once and holds withdrawals', async () => {
    const { secret, recoveryCodes } = await addTotp()
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(heldFor()).toBe(HOLD - STEP)
    expect(await office.call('getSecurity', {}, ann)).toMatchObject({ totp: true, recoveryCodes: 10, level: 1 })
    expect(await refusal('startTotp', {}, ann)).toBe('factor_set')
    expect(await refusal('addTotp', { code: await totpCode(secret) }, ann)).toBe('factor_set')
    const [row] = await database.kysely.selectFrom('totp_factors').selectAll().execute()
    expect(JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      secret,
    )
    const codes = await database.kysely.selectFrom('recovery_codes').select('code_hash').execute()
    expect(JSON.stringify(codes)).not.toContain(recoveryCodes[0])
    await office.mail.settled()
    const subjects = (await office.mail.outboxEntries(ANN)).map(({ subject }) => subject)
    expect(subjects).toContain('Your Touchstone account: authenticator app added')
  })

  it('asks for the factor after the right password only, and takes each code once', async () => {
    const { secret } = await addTotp()
    const login = { account: ANN, password: PASSWORD }
    expect(await refusal('userLogin', { ...login, password: 'not-it-77' })).toBe('login_failed')
    const asked = await office.refusal('userLogin', login, BROWSER)
    expect(asked.rejection).toBe('second_factor_needed')
    const wrong = await wrongTotpCode(secret, office.clock.time)
    expect(await refusal('userLogin', { ...login, factor: wrong }, BROWSER)).toBe('factor_code_wrong')
    const code = await totpCode(secret)
    const tries = await Promise.allSettled(
      Array.from({ length: 4 }, () => office.call('userLogin', { ...login, factor: code }, BROWSER)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal('userLogin', { ...login, factor: code }, BROWSER)).toBe('factor_code_wrong')
    office.clock.time += STEP
    expect(await logInAgain(office, ANN, await totpCode(secret))).toHaveProperty('token')
  })

  it('locks after five wrong factor codes; the right one does not help then', async () => {
    const { secret } = await addTotp()
    const login = { account: ANN, password: PASSWORD }
    const factor = await wrongTotpCode(secret, office.clock.time)
    for (let tries = 0; tries < 5; tries++)
      expect(await refusal('userLogin', { ...login, factor }, BROWSER)).toBe('factor_code_wrong')
    expect(await refusal('userLogin', { ...login, factor: await totpCode(secret) }, BROWSER)).toBe('locked_out')
    office.clock.time += 15 * MINUTE
    expect(await logInAgain(office, ANN, await totpCode(secret))).toHaveProperty('token')
  })

  it('takes a recovery code once, however many come with it, and tells the holder', async () => {
    const { recoveryCodes } = await addTotp()
    const [code = ''] = recoveryCodes
    const login = { account: ANN, password: PASSWORD, factor: code.toUpperCase().replace('-', ' ') }
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => office.call('userLogin', login, BROWSER)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await office.call('getSecurity', {}, ann)).toMatchObject({ recoveryCodes: 9 })
    expect(await events()).toContain('recovery_code_used')
  })

  it('proves a session anew for ten minutes by the factor, no longer by mail', async () => {
    const { secret } = await addTotp()
    office.clock.time += 10 * MINUTE
    expect(await office.call('startStepUp', {}, ann)).toMatchObject({ methods: ['totp', 'recovery'], options: '' })
    const mailed = await office.code('stepup', ANN, undefined, ann)
    expect(await refusal('stepUp', { method: 'code', code: mailed }, ann)).toBe('code_wrong')
    expect(await refusal('saveAntiPhishing', { word: 'heron' }, ann)).toBe('step_up_needed')
    const { until } = await office.call('stepUp', { method: 'totp', code: await totpCode(secret) }, ann)
    expect(until).toBe(office.clock.time + 10 * MINUTE)
    expect(await office.call('getSecurity', {}, ann)).toMatchObject({ steppedUpUntil: until })
    await office.call('saveAntiPhishing', { word: 'heron' }, ann)
    office.clock.time += STEP
    const other = await logInAgain(office, ANN, await totpCode(secret))
    expect(await refusal('saveAntiPhishing', { word: '' }, other)).toBe('step_up_needed')
  })

  it('removes the app for a code, with its recovery codes, and replaces recovery codes', async () => {
    expect(await refusal('newRecoveryCodes', {}, ann)).toBe('factor_unset')
    expect(await refusal('delTotp', { code: '123456' }, ann)).toBe('factor_unset')
    const { secret, recoveryCodes } = await addTotp()
    const renewed = await office.call('newRecoveryCodes', {}, ann)
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect(await refusal('delTotp', { code: recoveryCodes[0] ?? '' }, ann)).toBe('factor_code_wrong')
    office.clock.time += MINUTE
    await office.call('delTotp', { code: await totpCode(secret) }, ann)
    expect(heldFor()).toBe(HOLD)
    expect(await office.call('getSecurity', {}, ann)).toMatchObject({ totp: false, recoveryCodes: 0 })
    expect(await logInAgain(office, ANN)).toHaveProperty('token')
    expect(await events()).toEqual(expect.arrayContaining(['totp_added', 'recovery_codes_renewed', 'totp_removed']))
  })

  it('logs in with a passkey, whose challenge and count are good once', async () => {
    const { key, recoveryCodes } = await addPasskey()
    expect(recoveryCodes).toHaveLength(10)
    const login = { account: ANN, password: PASSWORD }
    const start = async () => (await office.call('startPasskeyLogin', {}, BROWSER)).options
    const asked = await office.refusal('userLogin', login, BROWSER)
    expect(asked.rejection).toBe('second_factor_needed')
    const passkey = key.get(await start())
    expect(await office.call('userLogin', { ...login, passkey }, BROWSER)).toHaveProperty('token')
    expect(await refusal('userLogin', { ...login, passkey }, BROWSER)).toBe('passkey_refused')
    const wrong = [
      key.get(await start(), { counter: 1 }),
      key.get(await start(), { origin: 'https://evil.example' }),
      createVirtualAuthenticator().get(await start()),
      '{"id":"x"}',
    ]
    for (const answer of wrong)
      expect(await refusal('userLogin', { ...login, passkey: answer }, BROWSER)).toBe('passkey_refused')
    const late = key.get(await start())
    office.clock.time += 15 * MINUTE
    expect(await refusal('userLogin', { ...login, passkey: late }, BROWSER)).toBe('passkey_refused')
  })

  it('proves a session anew with a passkey of one’s own, and removes it', async () => {
    const { key } = await addPasskey()
    office.clock.time += 10 * MINUTE
    expect(await refusal('delPasskey', { id: key.id }, ann)).toBe('step_up_needed')
    const { methods, options } = await office.call('startStepUp', {}, ann)
    expect(methods).toEqual(['passkey', 'recovery'])
    const fromLogin = (await office.call('startPasskeyLogin', {}, BROWSER)).options
    expect(await refusal('stepUp', { method: 'passkey', response: key.get(fromLogin) }, ann)).toBe('passkey_refused')
    await office.call('stepUp', { method: 'passkey', response: key.get(options) }, ann)
    expect(await refusal('delPasskey', { id: 'another' }, ann)).toBe('passkey_refused')
    await office.call('delPasskey', { id: key.id }, ann)
    expect(await office.call('getSecurity', {}, ann)).toMatchObject({ passkeys: [], recoveryCodes: 0 })
  })

  it('makes passkeys for names of this machine alone, unless the operator tells the site’s origin', async () => {
    await stepUpByCode(office, ANN, ann)
    for (const origin of ['http://127.0.0.1:8080', 'https://evil.example', '']) {
      expect(await refusal('startPasskey', {}, { ...ann, origin })).toBe('passkey_refused')
      expect(await refusal('startPasskeyLogin', {}, { ...BROWSER, origin })).toBe('passkey_refused')
    }
    const told = await openOffice(database, { publicOrigin: 'https://example.org' })
    const { options } = await told.call('startPasskeyLogin', {}, { ...BROWSER, origin: 'https://evil.example' })
    expect(JSON.parse(options)).toMatchObject({ rpId: 'example.org' })
    await told.close()
  })

  it('does not let one customer use or remove another one’s passkey', async () => {
    const { key } = await addPasskey()
    const bob = await openHolder(office, 'bob@example.org')
    await stepUpByCode(office, 'bob@example.org', bob)
    expect(await refusal('delPasskey', { id: key.id }, bob)).toBe('passkey_refused')
    const { options } = await office.call('startPasskey', {}, bob)
    expect(await refusal('addPasskey', { name: '', response: key.create(options) }, bob)).toBe('passkey_refused')
    const { options: anns } = await office.call('startPasskey', {}, ann)
    const fresh = createVirtualAuthenticator()
    expect(await refusal('addPasskey', { name: '', response: fresh.create(anns) }, bob)).toBe('passkey_refused')
  })
})
