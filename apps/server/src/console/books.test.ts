import { REJECTIONS } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walkCustomers } from '../books/treasuryTotals.ts'
import { TestServer } from '../testing/testServer.ts'
import type { AdminClient } from './testing/adminClient.ts'
import { approve, enrolFirstOperators } from './testing/firstOperators.ts'

const REASON = 'asked for in a test'

let server: TestServer
let one: AdminClient
let two: AdminClient
let token: string
let uid: string

beforeAll(async () => {
  server = await TestServer.start()
  const operators = await enrolFirstOperators(server.running.console)
  one = operators.one
  two = operators.two
  token = await server.newcomer()
  uid = (await server.data('getInfo', 'get', { token })).uid
})
afterAll(() => server.remove())

describe('the demo world in the console', () => {
  it('lists guests and the demo accounts of customers apart from the real ones, each with books of its own', async () => {
    const guest = (await server.data('demoLogin', 'post', {})).token
    const guestNumber = (await server.data('getInfo', 'get', { token: guest })).uid
    const inDemo = (await server.data('demoLogin', 'post', { token })).token
    const demoNumber = (await server.data('getInfo', 'get', { token: inDemo })).uid

    const real = await one.data('getUserList', {})
    expect(real.list.map((line) => line.uid)).not.toContain(`D${guestNumber}`)
    const { list } = await one.data('getUserList', { world: 'demo' })
    expect(list).toMatchObject([
      { uid, number: demoNumber, guest: false },
      { uid: `D${guestNumber}`, number: guestNumber, guest: true, account: '', country: '' },
    ])
    const found = async (q: string) => (await one.data('getUserList', { world: 'demo', q })).list
    expect(await found(`D${guestNumber}`)).toMatchObject([{ number: guestNumber }])
    // The customer's number in the real world and the guest's in the demo world: both are told, apart.
    expect(uid).toBe(guestNumber)
    expect((await found(uid)).map((line) => line.uid)).toEqual([uid, `D${guestNumber}`])
    expect((await one.data('getUserList', { q: `D${guestNumber}` })).list).toEqual([])

    const seen = await one.data('getUser', { uid: `D${guestNumber}` })
    expect(seen).toMatchObject({ guest: true, world: 'demo', number: guestNumber, email: '', frozen: false })
    expect(seen.sessions).toMatchObject([{ world: 'demo' }])
    const usdt = async (whose: { uid: string; world?: 'demo' }) =>
      (await one.data('getUserMoney', whose)).balances.find(({ currency }) => currency === 'USDT')?.available
    expect(await usdt({ uid: `D${guestNumber}` })).toBe('100000.000000')
    expect(await usdt({ uid, world: 'demo' })).toBe('100000.000000')
    expect(await one.data('getUser', { uid, world: 'demo' })).toMatchObject({ guest: false, number: demoNumber })
    expect(await one.refusal('getUser', { uid: `D${demoNumber}` })).toBe(REJECTIONS.unknown_user.code)
  })

  it('freezes a guest in the demo world alone', async () => {
    const guest = (await server.data('demoLogin', 'post', {})).token
    const number = (await server.data('getInfo', 'get', { token: guest })).uid
    const freeze = { uid: `D${number}`, scope: 'trade', frozen: true, reason: REASON, text: '' } as const
    expect(await one.data('setUserState', freeze)).toMatchObject({ pending: '' })
    expect(server.running.worlds.demo.world.core.customers.isFrozen(Number(number))).toBe(true)
    expect(server.real.core.customers.isFrozen(Number(number))).toBe(false)
    await one.data('setUserState', { ...freeze, scope: 'login' })
    expect((await server.get('/web/getInfo', { token: guest })).code).not.toBe(7)
  })
})

describe('policies', () => {
  it('are listed with who decided them: in force, before, and waiting for their time', async () => {
    const dailyWithdrawals = ['0', '1', '2', '3']
    const decide = async (largest: string, effectiveAt = 0) => {
      const loanLimits = ['0', '1', '2', largest]
      const { pending } = await one.data('proposeVerificationPolicy', {
        loanLimits,
        dailyWithdrawals,
        effectiveAt,
        reason: `up to ${largest}`,
      })
      return (await approve(two, pending)).sequence
    }
    const policies = async () => (await one.data('getPolicies', {})).filter(({ policy }) => policy === 'verification')
    expect(await policies()).toMatchObject([{ version: 0, state: 'in_force' }])
    const versions = [await decide('10'), await decide('20'), await decide('30', Date.now() + 3_600_000)]
    const people = { proposer: 'operator1', approver: 'operator2' }
    expect(await policies()).toMatchObject([
      { version: versions[2], state: 'scheduled', reason: 'up to 30', ...people },
      { version: versions[1], state: 'in_force', reason: 'up to 20', ...people },
      { version: versions[0], state: 'past', reason: 'up to 10', ...people },
    ])
  })
})

describe('the treasury', () => {
  it('tells totals that a walk over every account gives as well, however money moved since the start', async () => {
    const walked = () => {
      const sums = walkCustomers(server.real.core)
      return server.real.core
        .assets()
        .map(({ id, code, scale }) => ({ currency: code, customers: formatDecimal(sums.get(id) ?? 0n, scale) }))
    }
    const told = async () => (await one.data('getTreasury', {})).totals
    const before = await told()
    await server.listContracts()
    const trader = await server.newcomer()
    const order = { token: trader, symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '0.1' }
    const sent = await server.post('/web/addOrder', order)
    expect(sent.code).toBe(0)
    const after = await told()
    expect(after).not.toEqual(before)
    expect(after).toMatchObject(walked())
    expect(new Set(after.map(({ sum }) => Number(sum)))).toEqual(new Set([0]))
    expect((await one.data('getTreasury', { world: 'demo' })).totals).not.toEqual(after)
  })
})
