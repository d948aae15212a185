import { generate } from 'otplib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables, testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { identityPolicy } from './limits/policy.ts'
import { BROWSER, decide, logInAgain, openHolder, stepUpByCode } from './testing/holder.ts'
import { type Caller, type Office, openOffice, PASSWORD } from './testing/office.ts'

const ANN = 'ann@example.org'
const BOB = 'bob@example.org'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe.each(testEngines())('an account’s safety on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  let ann: Caller
  beforeEach(async () => {
    office = await openOffice(database, { policy: identityPolicy({ sandbox: true }) })
    ann = await openHolder(office, ANN)
  })
  afterEach(() => office.close())

  const refusal = async (...call: Parameters<Office['refusal']>) => (await office.refusal(...call)).rejection
  const security = () => office.call('getSecurity', {}, ann)
  const logins = async (caller = ann) => (await office.call('getLoginLog', {}, caller)).list
  const events = async () => (await office.call('getAccountEvents', {}, ann)).list.map(({ what }) => what)
  const newest = async (to: string) => {
    await office.mail.settled()
    return (await office.mail.outboxEntries(to))[0]
  }
  const subjects = async (to: string) => {
    await office.mail.settled()
    return (await office.mail.outboxEntries(to)).map(({ subject }) => subject)
  }
  const idOf = async (email: string) => (await office.identity.people.byName(email))?.userId ?? ''
  const codeFor = async (type: Parameters<Office['code']>[0], caller: Caller | undefined, account = ANN) => {
    office.clock.time += MINUTE
    return office.code(type, account, undefined, caller)
  }
  const addTotp = async () => {
    await stepUpByCode(office, ANN, ann)
    const { secret } = await office.call('startTotp', {}, ann)
    const now = () => generate({ secret, epoch: Math.floor(office.clock.time / 1_000) })
    const { recoveryCodes } = await office.call('addTotp', { code: await now() }, ann)
    office.clock.time += MINUTE
    return { secret, now, recoveryCodes }
  }

  it('freezes at once in both worlds, ends the other sessions, and opens again only when two people agree', async () => {
    const other = await logInAgain(office, ANN)
    await office.call('demoLogin', {}, ann)
    expect(await refusal('unfreezeAccount', { code: '1' }, ann)).toBe('not_frozen')
    expect(await refusal('freezeAccount', {}, { token: ann.token ?? '' })).toBe('not_allowed')
    expect([office.real.frozen.size, office.demo.frozen.size]).toEqual([0, 0])
    await office.call('getInfo', {}, other)
    await office.call('freezeAccount', {}, ann)
    expect([office.real.frozen, office.demo.frozen]).toEqual([new Set([1000]), new Set([1000])])
    expect(await refusal('getInfo', {}, other)).toBe('logged_in_elsewhere')
    expect(await security()).toMatchObject({ frozen: true })
    expect(await subjects(ANN)).toContain('Your Touchstone account is frozen')
    expect(await refusal('unfreezeAccount', {}, ann)).toBe('code_empty')
    const code = await codeFor('unfreeze', ann)
    expect(await refusal('unfreezeAccount', { code: code === '123450' ? '123451' : '123450' }, ann)).toBe('code_wrong')
    expect(await office.call('unfreezeAccount', { code }, ann)).toEqual({ review: true })
    expect(office.real.frozen.size).toBe(1)
    await decide(office, database, await idOf(ANN), 'approved')
    expect(office.real.frozen.size + office.demo.frozen.size).toBe(0)
    expect(office.real.commands.at(-1)).toMatchObject({ type: 'Decide', proposer: 1, approver: 2 })
    expect(await security()).toMatchObject({ frozen: false })
    expect(await events()).toEqual(expect.arrayContaining(['frozen', 'unfreeze_requested', 'unfreeze_changed']))
  })

  it('freezes by a token that never had a cookie, as programs have it', async () => {
    const program = await logInAgain(office, ANN, '', {})
    await office.call('freezeAccount', {}, { token: program.token })
    expect(office.real.frozen).toEqual(new Set([1000]))
    expect(await refusal('getInfo', {}, ann)).toBe('logged_in_elsewhere')
  })

  it('leaves what operators froze to operators', async () => {
    await office.real.port.submit({ type: 'FreezeOwner', owner: 1000, frozen: true, reason: 'enquiry' })
    await office.call('freezeAccount', {}, ann)
    expect(await refusal('unfreezeAccount', { code: '1' }, ann)).toBe('not_frozen')
  })

  it('changes nothing when the log cannot take the freeze or the hold', async () => {
    await stepUpByCode(office, ANN, ann)
    const code = await codeFor('bindemail', ann, BOB)
    office.real.refuseWith('storage_full')
    expect(await refusal('freezeAccount', {}, ann)).toBe('storage_full')
    expect(await security()).toMatchObject({ frozen: false })
    office.real.refuseWith(null)
    expect(await office.call('bindEmail', { email: BOB, code }, ann)).toEqual({ review: true })
    office.real.refuseWith('storage_full')
    await expect(decide(office, database, await idOf(ANN), 'approved')).rejects.toMatchObject({
      rejection: 'storage_full',
    })
    expect(await office.identity.people.byName(BOB)).toBeUndefined()
  })

  it('keeps payout settings behind the transaction password, and shows them in getInfo', async () => {
    const payout = { name: 'Ann Lee', bank_name: 'HSBC', bank_number: '012-345', weixin_account: 'annlee' }
    expect(await refusal('savePayout', { ...payout, tpwd: '482715' }, ann)).toBe('transaction_password_unset')
    await office.call('saveTpwd', { tpwd: '482715', tpwd2: '482715' }, ann)
    expect(await refusal('savePayout', { ...payout, tpwd: '482715' }, { token: ann.token ?? '' })).toBe('not_allowed')
    expect(await refusal('savePayout', { ...payout, tpwd: '48' }, ann)).toBe('transaction_password_format')
    await office.call('savePayout', { ...payout, tpwd: '482715' }, ann)
    const { name: _name, ...shown } = payout
    expect(await office.call('getInfo', {}, ann)).toMatchObject({ ...shown, alipay_account: '', weixin_nickname: '' })
    expect(await subjects(ANN)).toContain('Your Touchstone payout settings were changed')
  })

  it('locks the transaction password after five wrong ones for 15 minutes, after ten for a day, with a notice', async () => {
    await office.call('saveTpwd', { tpwd: '482715', tpwd2: '482715' }, ann)
    const tryOne = (tpwd: string) => refusal('savePayout', { name: 'Ann', tpwd }, ann)
    const wrongOnes = async () => Promise.all(Array.from({ length: 8 }, () => tryOne('593826')))
    const first = await wrongOnes()
    expect(first.filter((rejection) => rejection === 'transaction_password_wrong')).toHaveLength(5)
    expect(await tryOne('482715')).toBe('locked_out')
    office.clock.time += 15 * MINUTE
    ann = await logInAgain(office, ANN)
    const second = await wrongOnes()
    expect(second.filter((rejection) => rejection === 'transaction_password_wrong')).toHaveLength(5)
    expect(await subjects(ANN)).toContain('Your Touchstone transaction password is locked')
    ann = await (async () => {
      office.clock.time += 20 * MINUTE
      return logInAgain(office, ANN)
    })()
    expect(await tryOne('482715')).toBe('locked_out')
    office.clock.time += DAY
    ann = await logInAgain(office, ANN)
    expect(await office.call('savePayout', { name: 'Ann', tpwd: '482715' }, ann)).toEqual({})
  })

  it('lists logins and attempts for their holder alone, also those that were locked out', async () => {
    const away = { ...BROWSER, ip: '10.0.0.9' }
    // Attempts are written down beside the answer: those of one moment may be listed in any order.
    for (let tries = 0; tries < 6; tries++, office.clock.time++)
      await refusal('userLogin', { account: ANN, password: 'not-it-77' }, away)
    await refusal('userLogin', { account: BOB, password: 'not-it-77' }, away)
    await office.identity.stop()
    expect(await logins()).toMatchObject([
      { result: 'locked', address: '10.0.0.9', method: 'password', device: 'Chrome on Linux' },
      ...Array.from({ length: 5 }, () => ({ result: 'refused', address: '10.0.0.9' })),
      { result: 'done', method: 'register', address: '127.0.0.1' },
    ])
    const bob = await openHolder(office, BOB)
    expect(await logins(bob)).toMatchObject([{ method: 'register' }])
  })

  it('tells of a new device and holds withdrawals, and knows it the next time', async () => {
    expect(office.real.held.size).toBe(0)
    await logInAgain(office, ANN)
    expect(office.real.held.size).toBe(0)
    await logInAgain(office, ANN, '', { ...BROWSER, ip: '10.0.0.9' })
    expect(office.real.held.get(1000)).toBe(office.clock.time + DAY)
    expect((await newest(ANN))?.text).toContain('Chrome on Linux, from the address 10.0.0.9')
    office.real.held.clear()
    await logInAgain(office, ANN, '', { ...BROWSER, ip: '10.0.0.9' })
    const cookie = office.cookies.at(-1) ?? ''
    await logInAgain(office, ANN, '', { ...BROWSER, ip: '10.0.0.77', cookie })
    expect(office.real.held.size).toBe(0)
  })

  it('puts the customer’s word into every mail to that customer, and into nobody else’s', async () => {
    await office.call('saveAntiPhishing', { word: 'grey heron' }, ann)
    expect(await refusal('saveAntiPhishing', { word: 'x' }, { token: ann.token ?? '' })).toBe('not_allowed')
    const word = 'Your anti-phishing word: grey heron'
    for (const type of ['forget', 'register'] as const) {
      await codeFor(type, undefined)
      expect((await newest(ANN))?.text).toContain(word)
    }
    await codeFor('password', ann)
    expect((await newest(ANN))?.text).toContain(word)
    await office.call('freezeAccount', {}, ann)
    expect((await newest(ANN))?.text).toContain(word)
    await office.call('getCode', { type: 'bindemail', account: 'typo@example.org' }, ann)
    expect((await newest('typo@example.org'))?.text).not.toContain('heron')
    expect(await security()).toMatchObject({ antiPhishing: 'grey heron', level: 1 })
  })

  it('removes a lost second factor by review: mailbox, password and answer ask for it', async () => {
    const { now } = await addTotp()
    const question = await codeFor('question', ann)
    await office.call('stepUp', { method: 'totp', code: await now() }, ann)
    await office.call('saveQuestion', { id: '1', answer: 'Tove', code: question }, ann)
    expect(await office.call('getCode', { type: 'factor', account: BOB })).toEqual({ ttl: 300, resendAfter: 60 })
    const code = await codeFor('factor', undefined)
    const lost = { account: ANN, password: PASSWORD, code, answer: 'tove' }
    expect(await refusal('resetFactor', { ...lost, password: '' })).toBe('account_password_empty')
    expect(await refusal('resetFactor', { ...lost, code: '' })).toBe('code_empty')
    const stranger = await office.refusal('resetFactor', { ...lost, account: BOB })
    expect(stranger.rejection).toBe('code_wrong')
    expect(await refusal('resetFactor', { ...lost, answer: 'Pippi' })).toBe('login_failed')
    expect(await refusal('resetFactor', { ...lost, password: 'not-it-77' })).toBe('login_failed')
    expect(await office.call('resetFactor', lost)).toEqual({ review: true })
    expect(await refusal('userLogin', { account: ANN, password: PASSWORD })).toBe('second_factor_needed')
    await decide(office, database, await idOf(ANN), 'approved')
    expect(await refusal('getInfo', {}, ann)).toBe('logged_in_elsewhere')
    ann = await logInAgain(office, ANN)
    expect(await security()).toMatchObject({ totp: false, recoveryCodes: 0 })
    expect(office.real.held.get(1000)).toBe(office.clock.time + DAY)
  })

  it('opens no session where operators froze the login, which only the right password learns', async () => {
    const userId = await idOf(ANN)
    const { people } = office.identity
    await database.kysely.transaction().execute((own) => people.freezeLogin(userId, own))
    expect(await refusal('getInfo', {}, ann)).toBe('logged_in_elsewhere')
    expect(await refusal('userLogin', { account: ANN, password: 'not-it-77' })).toBe('login_failed')
    expect(await refusal('userLogin', { account: ANN, password: PASSWORD })).toBe('login_frozen')
    await people.openLogin(userId)
    expect(await logInAgain(office, ANN)).toHaveProperty('token')
  })

  it('never takes over a token or cookie that the caller brought along', async () => {
    const planted = { ...BROWSER, cookie: 'p'.repeat(43) }
    const { token } = await office.call('userLogin', { account: ANN, password: PASSWORD }, planted)
    expect(office.cookies.at(-1)).not.toBe(planted.cookie)
    expect(await refusal('getInfo', {}, { ...planted, token })).toBe('session_expired')
    expect(token).not.toBe(ann.token)
  })

  it('is stricter in the hardened profile: longer passwords, a new proof for everything, a cookie for programs', async () => {
    await office.close()
    await emptyTables(database)
    office = await openOffice(database, {
      policy: identityPolicy({ sandbox: true, hardened: true, securityReview: false }),
    })
    const long = 'a long enough passphrase, with words'
    await office.register(ANN, { password: long, password2: long }, BROWSER).then((token) => {
      ann = { ...BROWSER, token, cookie: office.cookies.at(-1) ?? '' }
    })
    await expect(office.register(BOB, { password: 'a7-Zq9', password2: 'a7-Zq9' })).rejects.toMatchObject({
      rejection: 'password_format',
      message: 'Password must be 8 to 64 characters',
    })
    expect(await refusal('saveAntiPhishing', { word: 'heron' }, ann)).toBe('step_up_needed')
    await office.call('userLogin', { account: ANN, password: long })
    expect(office.cookies.at(-1)).toMatch(/^[\w-]{43}$/)
  })

  it('writes no secret to the log and none in the clear to the database', async () => {
    const { secret, recoveryCodes, now } = await addTotp()
    const code = await codeFor('question', ann)
    const answer = 'canary-answer-Tove'
    await office.call('stepUp', { method: 'totp', code: await now() }, ann)
    await office.call('saveQuestion', { id: '1', answer, code }, ann)
    const { ticket } = await office.call('checkQuestion', { id: '1', answer }, ann)
    await office.call('saveTpwd', { tpwd: '482715', tpwd2: '482715' }, ann)
    const changing = await codeFor('password', ann)
    const fresh = 'canaryPw-77'
    const change = { mode: 'change', oldPassword: PASSWORD, code: changing, password: fresh, password2: fresh } as const
    await office.call('updatePassword', change, ann)
    await refusal('userLogin', { account: ANN, password: 'canary-no77', factor: recoveryCodes[0] ?? '' })
    await office.call('userLogin', { account: ANN, password: PASSWORD, factor: recoveryCodes[1] ?? '' }, BROWSER)
    await office.call('freezeAccount', {}, ann)
    await office.mail.settled()
    await database.kysely.deleteFrom('outbox').execute()

    const secrets = [secret, answer, answer.toLowerCase(), ticket, '482715', fresh, PASSWORD, ann.token, ann.cookie]
    // Without the ids of accounts, whose random digits may read like a code.
    const logged = JSON.stringify(office.logged).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    const tables = [
      'users',
      'sessions',
      'totp_factors',
      'recovery_codes',
      'security_questions',
      'question_tickets',
      'login_log',
      'account_events',
      'review_cases',
      'verification_codes',
      'attempts',
    ] as const
    const rows = await Promise.all(tables.map((table) => database.kysely.selectFrom(table).selectAll().execute()))
    const stored = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(logged).toContain('password_requested')
    for (const canary of [...secrets, ...recoveryCodes, changing]) {
      expect(canary).toBeTruthy()
      expect(logged).not.toContain(canary)
      expect(stored).not.toContain(`"${canary}"`)
    }
    expect(logged).not.toContain(ANN)
  })
})
