import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { type Office, openOffice, PASSWORD } from '../testing/office.ts'
import { checkNewPassword } from './passwordRules.ts'
import { checkTransactionPassword } from './transactionPasswordRules.ts'

const ANN = 'ann@example.org'
const MINUTE = 60_000
const FRESH = 'fresh-Fen3'

function refusalFrom(work: () => void): string | null {
  try {
    work()
    return null
  } catch (error) {
    return (error as { rejection: string }).rejection
  }
}

describe('the rules of a new password', () => {
  const refused = (password: string, account = 'jane.austen@example.org') =>
    refusalFrom(() => checkNewPassword({ password, password2: password }, account, { min: 6, max: 12 }))

  it('takes 6 to 12 characters, counting characters and not bytes', () => {
    expect(refused('')).toBe('password_empty')
    expect(refused('a7-Zq')).toBe('password_format')
    expect(refused('a7-Zq9')).toBeNull()
    expect(refused('a7-Zq9-bV4xT')).toBeNull()
    expect(refused('a7-Zq9-bV4xT2')).toBe('password_format')
    expect(refused('пароль-мой7')).toBeNull()
    expect(refused('🪨🌧️🦉7q')).toBeNull()
    expect(refused(' a7-Zq ')).toBeNull()
  })

  it('refuses what thieves try first', () => {
    for (const password of ['password', 'PassWord1', '123456', '98765432', 'aaaaaa', 'ababab', 'abcdefgh', 'qwerty123'])
      expect(refused(password), password).toBe('password_breached')
  })

  it("refuses the account's own name and ours", () => {
    for (const password of ['jane.austen1', 'xaustenx', 'Jane2024', 'touchstone7'])
      expect(refused(password), password).toBe('password_breached')
    expect(refused('51234567', '+85251234567')).toBe('password_breached')
    expect(refused('x51234567x', '+85251234567')).toBe('password_breached')
  })
})

describe('the rules of a transaction password', () => {
  const refused = (password: string, again = password) => refusalFrom(() => checkTransactionPassword(password, again))

  it('takes exactly six digits', () => {
    for (const password of ['', '12345', '1234567', '48271a', '48271٣', ' 482715', '48271.'])
      expect(refused(password), password).toBe('transaction_password_format')
    expect(refused('482715')).toBeNull()
    expect(refused('482715', '482716')).toBe('passwords_differ')
  })

  it('refuses patterns and birthdays', () => {
    const weak = ['000000', '123456', '654321', '111222', '121212', '123123', '112233', '123321', '135791', '159753']
    const birthdays = ['010190', '311285', '123199', '850704', '199014', '200411']
    for (const password of [...weak, ...birthdays])
      expect(refused(password), password).toBe('transaction_password_weak')
  })

  it('leaves nine in ten random ones', () => {
    const weak = Array.from({ length: 1_000 }, (_, n) =>
      String((n * 7_919 + 104_729) % 1_000_000).padStart(6, '0'),
    ).filter((password) => refused(password) !== null)
    expect(weak.length).toBeLessThan(120)
  })
})

describe.each(testEngines())('changing passwords on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  let token: string
  beforeEach(async () => {
    office = await openOffice(database)
    token = await office.register(ANN)
    office.clock.time += MINUTE
  })
  afterEach(() => office.close())

  const resolve = (of: string) => office.identity.resolveSession(of, { cookie: '', fromBrowser: false })
  const logIn = (password: string) => office.call('userLogin', { account: ANN, password })

  it('sets a forgotten password by code and ends every session', async () => {
    const code = await office.code('forget', ANN)
    const fields = { mode: 'forget', account: ANN, code, password: FRESH, password2: FRESH } as const
    expect(await office.call('updatePassword', fields)).toEqual({ review: false })
    expect(await resolve(token)).toBe('ended_elsewhere')
    await expect(logIn(PASSWORD)).rejects.toMatchObject({ rejection: 'login_failed' })
    expect(await logIn(FRESH)).toMatchObject({ token: expect.any(String) })
    expect((await office.refusal('updatePassword', fields)).rejection).toBe('code_wrong')
    await office.mail.settled()
    expect((await office.mail.outboxEntries(ANN))[0]?.subject).toBe('Your Touchstone password was changed')
  })

  it('refuses a forgotten password in the order of the fields, alike for unknown accounts', async () => {
    const code = await office.code('forget', ANN)
    await office.call('getCode', { type: 'forget', account: 'bob@example.org' })
    const good = { mode: 'forget', account: ANN, code, password: FRESH, password2: FRESH } as const
    const cases = [
      [{ ...good, account: '' }, 'account_empty'],
      [{ ...good, account: 'ann@' }, 'email_format'],
      [{ ...good, account: '1', telCode: '852' }, 'phone_format'],
      [{ ...good, code: '' }, 'code_empty'],
      [{ ...good, code: code === '123450' ? '123451' : '123450' }, 'code_wrong'],
      [{ ...good, account: 'bob@example.org' }, 'code_wrong'],
      [{ ...good, password: '' }, 'password_empty'],
      [{ ...good, password: 'short' }, 'password_format'],
      [{ ...good, password: 'qwerty' }, 'password_breached'],
      [{ ...good, password2: PASSWORD }, 'passwords_differ'],
    ] as const
    for (const [input, rejection] of cases)
      expect((await office.refusal('updatePassword', input)).rejection).toBe(rejection)
    expect(await resolve(token)).toMatchObject({ owner: 1000 })
    expect(await logIn(PASSWORD)).toBeTruthy()
  })

  it('changes a password with the old one and a code, and keeps only the session that did it', async () => {
    const { token: other } = await logIn(PASSWORD)
    await office.call('getCode', { type: 'password', account: 'ignored@example.org' }, { token })
    await office.mail.settled()
    const code = (await office.mail.outboxEntries(ANN))[0]?.code ?? ''
    const good = { mode: 'change', oldPassword: PASSWORD, code, password: FRESH, password2: FRESH } as const
    const refusal = (input: object, caller: object = { token }) =>
      office.refusal('updatePassword', { ...good, ...input }, caller).then(({ rejection }) => rejection)
    expect(await refusal({}, {})).toBe('please_log_in')
    expect(await refusal({ code: '' })).toBe('code_empty')
    expect(await refusal({ code: code === '123450' ? '123451' : '123450' })).toBe('code_wrong')
    expect(await refusal({ password: 'x' })).toBe('password_format')
    expect(await refusal({ oldPassword: 'not-it-77' })).toBe('wrong_password')
    expect(await refusal({ oldPassword: '' })).toBe('wrong_password')
    expect(await office.call('updatePassword', good, { token })).toEqual({ review: false })
    expect(await resolve(token)).toMatchObject({ owner: 1000 })
    expect(await resolve(other)).toBe('ended_elsewhere')
    expect(await logIn(FRESH)).toBeTruthy()
  })

  it('locks after five wrong old passwords', async () => {
    const code = await office.code('password', ANN, undefined, { token })
    const fields = { mode: 'change', code, password: FRESH, password2: FRESH } as const
    const attempt = (oldPassword: string) => office.refusal('updatePassword', { ...fields, oldPassword }, { token })
    for (let wrong = 0; wrong < 5; wrong++) expect((await attempt('not-it-77')).rejection).toBe('wrong_password')
    expect((await attempt(PASSWORD)).rejection).toBe('locked_out')
  })

  it('sets the transaction password once; of parallel calls one sets it', async () => {
    expect(await office.call('hasTpassword', {}, { token })).toEqual({ has: false })
    const set = (tpwd: string, tpwd2 = tpwd) => office.call('saveTpwd', { tpwd, tpwd2 }, { token })
    await expect(set('12345')).rejects.toMatchObject({ rejection: 'transaction_password_format' })
    await expect(set('111111')).rejects.toMatchObject({ rejection: 'transaction_password_weak' })
    await expect(set('482715', '482716')).rejects.toMatchObject({ rejection: 'passwords_differ' })
    const outcomes = await Promise.allSettled(['482715', '593826', '604937'].map((tpwd) => set(tpwd)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason.rejection).toBe('transaction_password_set')
    expect(await resolve(token)).toMatchObject({ transactionPasswordSet: true })
    expect(await office.call('hasTpassword', {}, { token })).toEqual({ has: true })
    expect(await office.call('getInfo', {}, { token })).toMatchObject({ transaction_password: 1 })
  })
})
