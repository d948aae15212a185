import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables, testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { identityPolicy } from '../limits/policy.ts'
import { BROWSER, decide, logInAgain, openHolder, stepUpByCode } from '../testing/holder.ts'
import { type Caller, newestCode, type Office, openOffice, PASSWORD } from '../testing/office.ts'

const ANN = 'ann@example.org'
const NEW = 'ann.new@example.org'
const PHONE = { telCode: '852', phone: '51234567' }
const E164 = '+85251234567'
const FRESH = 'fresh-Fen3'
const MINUTE = 60_000
const HOLD = 24 * 60 * MINUTE

describe.each(testEngines())('changes of what protects an account on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  let ann: Caller
  let userId: string
  const reopen = async (securityReview: boolean) => {
    office = await openOffice(database, {
      policy: identityPolicy({ sandbox: true, securityReview }),
    })
    ann = await openHolder(office, ANN)
    const [user] = await database.kysely.selectFrom('users').select('id').execute()
    userId = user?.id ?? ''
  }
  beforeEach(async () => {
    await reopen(true)
  })
  afterEach(() => office.close())

  const refusal = async (...call: Parameters<Office['refusal']>) => (await office.refusal(...call)).rejection
  const codeAt = async (type: Parameters<Office['code']>[0], account: string, inbox = account, telCode?: string) => {
    office.clock.time += MINUTE
    await office.call('getCode', { type, account, ...(telCode ? { telCode } : {}) }, ann)
    await office.mail.settled()
    return newestCode(await office.mail.outboxEntries(inbox))
  }
  const wrongFor = (code: string) => (code === '123450' ? '123451' : '123450')
  const security = () => office.call('getSecurity', {}, ann)
  const reviews = async () => (await security()).reviews
  const events = async () => (await office.call('getAccountEvents', {}, ann)).list
  const subjects = async (to: string) => {
    await office.mail.settled()
    return (await office.mail.outboxEntries(to)).map(({ subject }) => subject)
  }
  const bindPhone = async () => {
    await stepUpByCode(office, ANN, ann)
    const code = await codeAt('bindphone', PHONE.phone, E164, PHONE.telCode)
    return office.call('bindPhone', { ...PHONE, code }, ann)
  }
  const setQuestion = async () => {
    const code = await codeAt('question', '', ANN)
    return office.call('saveQuestion', { id: '2', answer: 'Ada  Lovelace', code }, ann)
  }
  const ticket = async () => (await office.call('checkQuestion', { id: '2', answer: ' ada lovelace' }, ann)).ticket

  it('refuses to bind a contact in the order of the fields', async () => {
    const bob = await openHolder(office, 'bob@example.org')
    expect(await refusal('bindPhone', {}, ann)).toBe('phone_empty')
    expect(await refusal('bindPhone', { telCode: '852', phone: '12' }, ann)).toBe('mobile_number_wrong')
    expect(await refusal('bindEmail', {}, ann)).toBe('email_empty')
    expect(await refusal('bindEmail', { email: 'a@' }, ann)).toBe('email_invalid')
    expect(await refusal('bindEmail', { email: NEW, code: '1' }, { token: ann.token ?? '' })).toBe('not_allowed')
    expect(await refusal('bindEmail', { email: NEW }, ann)).toBe('code_empty')
    expect(await refusal('bindEmail', { email: NEW, code: '123456' }, ann)).toBe('step_up_needed')
    await stepUpByCode(office, ANN, ann)
    expect(await refusal('getCode', { type: 'bindemail', account: 'x' }, ann)).toBe('email_invalid')
    expect(await refusal('getCode', { type: 'bindphone', account: '1', telCode: '852' }, ann)).toBe(
      'mobile_number_wrong',
    )
    expect(await refusal('getCode', { type: 'bindemail', account: NEW })).toBe('please_log_in')
    const code = await codeAt('bindemail', NEW)
    expect(await refusal('bindEmail', { email: NEW, code: wrongFor(code) }, ann)).toBe('code_wrong')
    expect(await refusal('bindEmail', { email: 'other@example.org', code }, ann)).toBe('code_wrong')
    await stepUpByCode(office, 'bob@example.org', bob)
    expect(await refusal('bindEmail', { email: NEW, code }, bob)).toBe('code_wrong')
  })

  it('sends no code to a contact that another account has, and answers alike', async () => {
    await openHolder(office, 'bob@example.org')
    const free = await office.call('getCode', { type: 'bindemail', account: NEW }, ann)
    const taken = await office.call('getCode', { type: 'bindemail', account: 'bob@example.org' }, ann)
    expect(taken).toEqual(free)
    expect(await subjects('bob@example.org')).toContain('This already belongs to a Touchstone account')
    expect(await refusal('bindEmail', { email: 'bob@example.org', code: '123456' }, ann)).toBe('step_up_needed')
    await stepUpByCode(office, ANN, ann)
    expect(await refusal('bindEmail', { email: 'bob@example.org', code: '123456' }, ann)).toBe('code_wrong')
  })

  it('binds the first phone number at once, holds withdrawals and tells the e-mail address', async () => {
    expect(await bindPhone()).toEqual({ review: false })
    expect(await security()).toMatchObject({ email: 'a•••@example.org', phone: '+852•••67', level: 1 })
    expect((office.real.held.get(1000) ?? 0) - office.clock.time).toBe(HOLD)
    expect(await office.call('userLogin', { account: E164, password: PASSWORD }, BROWSER)).toHaveProperty('token')
    for (const inbox of [ANN, E164]) expect(await subjects(inbox)).toContain('Your Touchstone phone number was changed')
    expect((await events())[0]).toMatchObject({ what: 'phone_changed', by: 'holder' })
  })

  it('lays a changed e-mail address before reviewers, and applies it when they approve', async () => {
    await stepUpByCode(office, ANN, ann)
    const code = await codeAt('bindemail', NEW)
    expect(await office.call('bindEmail', { email: NEW, code }, ann)).toEqual({ review: true })
    expect(await reviews()).toMatchObject([{ type: 'email', state: 'review', reason: '' }])
    expect(await subjects(ANN)).toContain('A change of your Touchstone account is waiting for review')
    const [waiting] = await office.desk.of(userId)
    if (!waiting) throw new Error('no case')
    const handler = office.desk.handlers.of('security_email')
    expect(handler.fourEyes).toBe(true)
    expect(await handler.view(waiting)).toMatchObject({
      fields: [{ label: 'email', before: 'a•••@example.org', after: 'a•••@example.org' }],
      warnings: ['account_new'],
    })
    await stepUpByCode(office, ANN, ann)
    const again = await codeAt('bindemail', 'third@example.org')
    expect(await refusal('bindEmail', { email: 'third@example.org', code: again }, ann)).toBe('review_pending')
    expect(await logInAgain(office, ANN)).toHaveProperty('token')

    await decide(office, database, userId, 'approved')
    expect(await reviews()).toMatchObject([{ type: 'email', state: 'approved' }])
    expect(await logInAgain(office, NEW)).toHaveProperty('token')
    expect(await refusal('userLogin', { account: ANN, password: PASSWORD })).toBe('login_failed')
    for (const inbox of [ANN, NEW]) expect(await subjects(inbox)).toContain('Your Touchstone email address was changed')
    expect((office.real.held.get(1000) ?? 0) - office.clock.time).toBe(HOLD)
    expect((await events())[0]).toMatchObject({ what: 'email_changed', by: 'operator' })
  })

  it('tells the operator when the contact was taken meanwhile, and leaves everything as it was', async () => {
    await stepUpByCode(office, ANN, ann)
    const code = await codeAt('bindemail', NEW)
    await office.call('bindEmail', { email: NEW, code }, ann)
    await openHolder(office, NEW)
    await expect(decide(office, database, userId, 'approved')).rejects.toMatchObject({ rejection: 'contact_taken' })
    expect(await security()).toMatchObject({ email: 'a•••@example.org' })
  })

  it('tells the customer why a change was refused, and lets the holder withdraw one', async () => {
    await setQuestion()
    const saved = await codeAt('question', '', ANN)
    const request = { id: '1', answer: 'Tove', code: saved, ticket: await ticket() }
    expect(await office.call('saveQuestion', request, ann)).toEqual({ review: true })
    await decide(office, database, userId, 'refused', 'We could not reach you.')
    expect(await reviews()).toMatchObject([{ type: 'question', state: 'refused', reason: 'We could not reach you.' }])
    expect((await events())[0]).toMatchObject({ what: 'question_refused', by: 'operator' })
    expect(await ticket()).toBeTruthy()

    const code = await codeAt('question', '', ANN)
    await office.call('saveQuestion', { id: '1', answer: 'Tove', code, ticket: await ticket() }, ann)
    const [{ id } = { id: '' }] = await reviews()
    const bob = await openHolder(office, 'bob@example.org')
    expect(await refusal('cancelReview', { id }, bob)).toBe('review_not_found')
    await office.call('cancelReview', { id }, ann)
    expect((await reviews()).map(({ state }) => state)).toEqual(['withdrawn', 'refused'])
    expect(await refusal('cancelReview', { id }, ann)).toBe('review_not_found')
  })

  it('asks for the answer where a question is set; the ticket is good for one change and ten minutes', async () => {
    expect(await refusal('checkQuestion', { id: '2' }, ann)).toBe('answer_empty')
    expect(await refusal('checkQuestion', { id: '2', answer: 'x' }, ann)).toBe('answer_wrong')
    expect(await setQuestion()).toEqual({ review: false })
    expect(office.real.held.size).toBe(0)
    const [row] = await database.kysely.selectFrom('security_questions').select('answer_hash').execute()
    expect(row?.answer_hash).toMatch(/^\$argon2id\$/)
    const code = await codeAt('question', '', ANN)
    const change = { id: '1', answer: 'Tove', code }
    expect(await refusal('saveQuestion', change, ann)).toBe('question_needed')
    const late = await ticket()
    office.clock.time += 10 * MINUTE
    const next = { ...change, code: await codeAt('question', '', ANN) }
    expect(await refusal('saveQuestion', { ...next, ticket: late }, ann)).toBe('question_needed')
    const bob = await openHolder(office, 'bob@example.org')
    expect(await refusal('checkQuestion', { id: '2', answer: 'ada lovelace' }, bob)).toBe('answer_wrong')
    const good = await ticket()
    const tries = await Promise.allSettled(
      Array.from({ length: 3 }, () => office.call('saveQuestion', { ...next, ticket: good }, ann)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('locks the question after five wrong answers', async () => {
    await setQuestion()
    for (let wrong = 0; wrong < 5; wrong++)
      expect(await refusal('checkQuestion', { id: '2', answer: 'Grace' }, ann)).toBe('answer_wrong')
    expect(await refusal('checkQuestion', { id: '2', answer: 'Ada Lovelace' }, ann)).toBe('locked_out')
  })

  it('changes the transaction password only by review', async () => {
    const fields = { tpwd: '593826', tpwd2: '593826' }
    expect(await refusal('updateTpwd', { ...fields, code: '1' }, ann)).toBe('transaction_password_unset')
    await office.call('saveTpwd', { tpwd: '482715', tpwd2: '482715' }, ann)
    expect(await refusal('updateTpwd', fields, ann)).toBe('code_empty')
    const code = await codeAt('tpwd', '', ANN)
    expect(await refusal('updateTpwd', { ...fields, code: wrongFor(code) }, ann)).toBe('code_wrong')
    expect(await refusal('updateTpwd', { ...fields, code, tpwd: '12' }, ann)).toBe('transaction_password_format')
    expect(await refusal('updateTpwd', { ...fields, code, tpwd: '111111' }, ann)).toBe('transaction_password_weak')
    expect(await refusal('updateTpwd', { ...fields, code, tpwd2: '604937' }, ann)).toBe('passwords_differ')
    expect(await office.call('updateTpwd', { ...fields, code }, ann)).toEqual({ review: true })
    const [stored] = await database.kysely.selectFrom('review_cases').select('subject').execute()
    expect(stored?.subject).not.toContain('593826')
    expect(await office.call('savePayout', { name: 'Ann', tpwd: '482715' }, ann)).toEqual({})
    await decide(office, database, userId, 'approved')
    expect(await refusal('savePayout', { name: 'Ann', tpwd: '482715' }, ann)).toBe('transaction_password_wrong')
    expect(await office.call('savePayout', { name: 'Ann', tpwd: '593826' }, ann)).toEqual({})
  })

  it('keeps the old password until a new one is approved; then every other session ends', async () => {
    const other = await logInAgain(office, ANN)
    const code = await codeAt('password', '', ANN)
    const fields = { mode: 'change', oldPassword: PASSWORD, code, password: FRESH, password2: FRESH } as const
    expect(await office.call('updatePassword', fields, ann)).toEqual({ review: true })
    expect(await refusal('userLogin', { account: ANN, password: FRESH })).toBe('login_failed')
    await decide(office, database, userId, 'approved')
    expect(await refusal('getInfo', {}, other)).toBe('logged_in_elsewhere')
    expect(await office.call('getInfo', {}, ann)).toBeTruthy()
    expect(await office.call('userLogin', { account: ANN, password: FRESH })).toBeTruthy()
    expect(await refusal('userLogin', { account: ANN, password: PASSWORD })).toBe('login_failed')
  })

  it('reviews a forgotten password too, and tells nobody whether there is an account', async () => {
    const bob = 'bob@example.org'
    const code = await office.code('forget', ANN)
    expect(await office.call('getCode', { type: 'forget', account: bob })).toEqual({ ttl: 300, resendAfter: 60 })
    const fields = { mode: 'forget', password: FRESH, password2: FRESH } as const
    const known = await office.refusal('updatePassword', { ...fields, account: ANN, code: wrongFor(code) })
    expect(await office.refusal('updatePassword', { ...fields, account: bob, code })).toEqual(known)
    expect(await office.call('updatePassword', { ...fields, account: ANN, code })).toEqual({ review: true })
    expect(await office.call('getInfo', {}, ann)).toBeTruthy()
    await decide(office, database, userId, 'approved')
    expect(await refusal('getInfo', {}, ann)).toBe('logged_in_elsewhere')
    expect(await office.call('userLogin', { account: ANN, password: FRESH })).toBeTruthy()
  })

  it('does an approved change once, however often it is gone on with', async () => {
    const code = await codeAt('password', '', ANN)
    const fields = { mode: 'change', oldPassword: PASSWORD, code, password: FRESH, password2: FRESH } as const
    await office.call('updatePassword', fields, ann)
    const [approved] = await office.desk.of(userId)
    if (!approved) throw new Error('no case')
    const decision = { proposer: 1, approver: 2, reason: '', text: '', amount: '' }
    const handler = office.desk.handlers.of('security_password')
    await handler.approve(approved, decision)
    const later = await office.call('userLogin', { account: ANN, password: FRESH }, BROWSER)
    const caller = { ...BROWSER, token: later.token, cookie: office.cookies.at(-1) ?? '' }
    await handler.approve(approved, decision)
    expect(await office.call('getInfo', {}, caller)).toBeTruthy()
    expect((await events()).filter(({ what }) => what === 'password_changed')).toHaveLength(1)
    expect(office.real.commands.filter(({ type }) => type === 'HoldWithdrawals')).toHaveLength(1)
  })

  it('does everything at once where the policy is off', async () => {
    await office.close()
    await emptyTables(database)
    await reopen(false)
    await setQuestion()
    const code = await codeAt('question', '', ANN)
    const change = { id: '3', answer: 'Kyoto', code, ticket: await ticket() }
    expect(await office.call('saveQuestion', change, ann)).toEqual({ review: false })
    expect(await security()).toMatchObject({ question: 3, reviews: [] })
    await stepUpByCode(office, ANN, ann)
    const renewed = (await office.call('checkQuestion', { id: '3', answer: 'kyoto' }, ann)).ticket
    const bind = await codeAt('bindemail', NEW)
    expect(await office.call('bindEmail', { email: NEW, code: bind, ticket: renewed }, ann)).toEqual({ review: false })
    expect(await logInAgain(office, NEW)).toHaveProperty('token')
  })
})
