import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { Refusal } from '../../errors/refusal.ts'
import { type Office, openOffice, PASSWORD } from '../testing/office.ts'

const ANN = 'ann@example.org'
const MINUTE = 60_000
const [RIGHT, WRONG] = ['482715', '593826']
const LIMIT = 5

/** How many of these calls made at once ended how. */
async function outcomesOf(count: number, call: (place: number) => Promise<unknown>): Promise<Record<string, number>> {
  const ends = await Promise.allSettled(Array.from({ length: count }, (_, place) => call(place)))
  const sums: Record<string, number> = {}
  for (const end of ends) {
    if (end.status === 'rejected' && !(end.reason instanceof Refusal)) throw end.reason
    const outcome = end.status === 'rejected' ? end.reason.rejection : 'right'
    sums[outcome] = (sums[outcome] ?? 0) + 1
  }
  return sums
}

describe.each(testEngines())('tries at a secret that come at once, on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  let token: string
  beforeEach(async () => {
    office = await openOffice(database)
    token = await office.register(ANN)
    await office.call('saveTpwd', { tpwd: RIGHT, tpwd2: RIGHT }, { token })
  })
  afterEach(() => office.close())

  const check = async (password: string) => {
    const session = await office.identity.resolveSession(token, { cookie: '', fromBrowser: false })
    if (session === null || session === 'expired' || session === 'ended_elsewhere') throw new Error('no session')
    await office.identity.transactionPassword.check(session.userId, password)
  }
  const logIn = (password: string) => office.call('userLogin', { account: ANN, password })

  it('never locks out right transaction passwords, and judges no more wrong ones than the limit', async () => {
    expect(await outcomesOf(100, () => check(RIGHT))).toEqual({ right: 100 })
    expect(await outcomesOf(100, () => check(WRONG))).toEqual({
      transaction_password_wrong: LIMIT,
      locked_out: 100 - LIMIT,
    })
    expect(await outcomesOf(1, () => check(RIGHT))).toEqual({ locked_out: 1 })
    office.clock.time += 15 * MINUTE
    token = (await logIn(PASSWORD)).token
    expect(await outcomesOf(100, () => check(RIGHT))).toEqual({ right: 100 })
  })

  it('counts wrong ones alone: right ones that come at once are judged as long as one more is let through', async () => {
    const wrong = { transaction_password_wrong: LIMIT - 1 }
    for (let round = 0; round < 2; round++) {
      expect(await outcomesOf(LIMIT - 1, () => check(WRONG))).toEqual(wrong)
      expect(await outcomesOf(100, () => check(RIGHT))).toEqual({ right: 100 })
    }
  })

  it('holds for logins too, with as many wrong ones judged as one address is allowed', async () => {
    expect(await outcomesOf(100, () => logIn(PASSWORD))).toEqual({ right: 100 })
    expect(await outcomesOf(100, () => logIn('not-it-77'))).toEqual({ login_failed: LIMIT, locked_out: 100 - LIMIT })
  })

  it('turns away a crowd at one secret before it fills the memory', async () => {
    const { right = 0, rate_limited: turnedAway = 0 } = await outcomesOf(300, () => check(RIGHT))
    // One is judged and 200 wait. Whoever is done before the last have come lets as many more in.
    expect(right + turnedAway).toBe(300)
    expect(right).toBeGreaterThanOrEqual(201)
    expect(turnedAway).toBeGreaterThan(50)
    expect(await outcomesOf(1, () => check(RIGHT))).toEqual({ right: 1 })
  })
})
