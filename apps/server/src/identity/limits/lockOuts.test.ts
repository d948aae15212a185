import { generate } from 'otplib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { BROWSER, logInAgain, openHolder, stepUpByCode } from '../testing/holder.ts'
import { type Caller, type Office, openOffice, PASSWORD } from '../testing/office.ts'
import { wrongTotpCode } from '../testing/wrongTotpCode.ts'
import { identityPolicy } from './policy.ts'

const ANN = 'ann@example.org'
const WRONG = 'not-it-77'
const MINUTE = 60_000
const TOTP_STEP = 30_000

describe.each(testEngines())('strangers and holders on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  let ann: Caller
  beforeEach(async () => {
    office = await openOffice(database, { policy: identityPolicy({ sandbox: false, securityReview: true }) })
    ann = await openHolder(office, ANN)
  })
  afterEach(() => office.close())

  /** The browser that the holder logged in with, after its session is over. */
  const known = (): Caller => ({ ...BROWSER, cookie: ann.cookie ?? '' })
  const stranger = (number: number): Caller => ({ ip: `10.${number >> 8}.${number & 255}.1` })
  const logIn = (password: string, caller: Caller) => office.call('userLogin', { account: ANN, password }, caller)
  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { rejection: string }) => error.rejection,
    )
  const guess = async (count: number, caller: (number: number) => Caller, from = 0) => {
    const outcomes: Record<string, number> = {}
    for (let number = from; number < from + count; number++) {
      const outcome = await outcomeOf(logIn(WRONG, caller(number)))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
    return outcomes
  }

  it('lets the holder in at a known browser while strangers have used up the account’s tries', async () => {
    expect(await guess(60, stranger)).toEqual({ login_failed: 50, locked_out: 10 })
    expect(await outcomeOf(logIn(PASSWORD, { ...BROWSER, ip: '10.9.9.9' }))).toBe('locked_out')
    expect(await outcomeOf(logIn(PASSWORD, { ...BROWSER, ip: '10.9.9.9', cookie: 'A'.repeat(43) }))).toBe('locked_out')
    expect(await outcomeOf(logIn(PASSWORD, { ...known(), ip: '10.9.9.9' }))).toBe('done')
  })

  it('gives strangers no more tries because the holder logs in', async () => {
    expect(await guess(49, stranger)).toEqual({ login_failed: 49 })
    ann = await logInAgain(office, ANN, '', known())
    expect(await guess(11, stranger, 100)).toEqual({ login_failed: 1, locked_out: 10 })
  })

  it('counts a known browser as strictly as an address, for each account by itself', async () => {
    const bob = await openHolder(office, 'bob@example.org')
    expect(await guess(12, () => ({ ...known(), cookie: bob.cookie, ip: '10.0.0.1' }))).toEqual({
      login_failed: 5,
      locked_out: 7,
    })
    expect(await guess(12, (number) => ({ ...known(), ip: `10.0.1.${number}` }))).toEqual({
      login_failed: 5,
      locked_out: 7,
    })
    for (let round = 1; round < 10; round++) {
      office.clock.time += 15 * MINUTE
      expect(await guess(5, known)).toEqual({ login_failed: 5 })
    }
    office.clock.time += 15 * MINUTE
    expect(await guess(2, known)).toEqual({ locked_out: 2 })
    expect(await outcomeOf(logIn(PASSWORD, { ...BROWSER, ip: '10.0.0.9' }))).toBe('done')
  })

  it('lets nobody at the holder’s address stop a known browser', async () => {
    for (let number = 0; number < 100; number++)
      await outcomeOf(office.call('userLogin', { account: `u${number}@example.org`, password: WRONG }, BROWSER))
    expect(await outcomeOf(logIn(PASSWORD, BROWSER))).toBe('rate_limited')
    expect(await outcomeOf(logIn(PASSWORD, known()))).toBe('done')
  })

  it('sends codes inside a session however many strangers asked for', async () => {
    const ask = (type: 'forget' | 'factor', number: number, caller: Caller = stranger(number)) =>
      outcomeOf(office.call('getCode', { type, account: ANN }, caller))
    const outcomes: string[] = []
    for (let number = 0; number < 6; number++) {
      outcomes.push(await ask('forget', number))
      office.clock.time += MINUTE
    }
    expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'rate_limited', 'rate_limited'])
    await stepUpByCode(office, ANN, ann)
    expect(await ask('forget', 9, known())).toBe('done')
    expect(await ask('factor', 9)).toBe('rate_limited')
  })

  it('sends five codes an hour inside all sessions of a person, and as many to a contact to be bound', async () => {
    const ask = (account: string, caller: Caller) =>
      outcomeOf(office.call('getCode', { type: 'bindemail', account }, caller))
    for (let sent = 0; sent < 5; sent++) expect(await ask(`new${sent}@example.org`, ann)).toBe('done')
    expect(await ask('more@example.org', ann)).toBe('rate_limited')
    expect(await outcomeOf(office.call('getCode', { type: 'stepup', account: ANN }, ann))).toBe('rate_limited')
    const others = []
    for (let number = 0; number < 6; number++) others.push(await openHolder(office, `o${number}@example.org`))
    const outcomes = []
    for (const other of others) outcomes.push(await ask('target@example.org', { ...other, ip: other.ip ?? '10.7.7.7' }))
    expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'done', 'rate_limited'])
  })

  it('lets guesses of a code at login lock neither the step-up of the holder nor a known browser', async () => {
    await stepUpByCode(office, ANN, ann)
    const { secret } = await office.call('startTotp', {}, ann)
    const codeNow = () => generate({ secret, epoch: Math.floor(office.clock.time / 1_000) })
    await office.call('addTotp', { code: await codeNow() }, ann)
    office.clock.time += TOTP_STEP
    const wrong = await wrongTotpCode(secret, office.clock.time)
    const tryFactor = (factor: string, caller: Caller) =>
      outcomeOf(office.call('userLogin', { account: ANN, password: PASSWORD, factor }, caller))
    const tries = []
    for (let number = 0; number < 60; number++) tries.push(await tryFactor(wrong, stranger(number % 12)))
    expect(tries.filter((outcome) => outcome === 'factor_code_wrong')).toHaveLength(50)
    expect(tries.filter((outcome) => outcome === 'locked_out')).toHaveLength(10)
    expect(await tryFactor(await codeNow(), { ip: '10.9.9.9' })).toBe('locked_out')

    for (let number = 0; number < 5; number++)
      expect(await outcomeOf(office.call('stepUp', { method: 'totp', code: wrong }, ann))).toBe('factor_code_wrong')
    expect(await outcomeOf(office.call('stepUp', { method: 'totp', code: await codeNow() }, ann))).toBe('locked_out')
    expect(
      await outcomeOf(office.call('stepUp', { method: 'totp', code: await codeNow() }, { ...ann, ip: '10.5.5.5' })),
    ).toBe('done')
    office.clock.time += TOTP_STEP
    expect(await tryFactor(await codeNow(), known())).toBe('done')
  })
})
