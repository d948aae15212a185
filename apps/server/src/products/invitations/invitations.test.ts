import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CATALOG, RECORD_TYPES } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAccountDigest } from '../../crypto/accountDigest.ts'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { testContext, testSession } from '../../projector/testing/callContext.ts'
import { DAY_MS, rewardActs, TERMS } from '../../rewards/testing/rewardActs.ts'
import { recordStream } from '../../streams/recordStream.ts'
import { OFFICE_KEY, TradingOffice } from '../../trading/testing/tradingOffice.ts'
import { tradingWorlds } from '../../trading/tradingWorlds.ts'
import { RECORD_EVENTS } from '../recordEvents.ts'
import { inviteeCall } from './inviteeCall.ts'
import { inviteeJudging } from './judging/inviteeJudging.ts'
import { type InvitedPerson, invitedPeople, logIn } from './testing/invitedPeople.ts'

const MINUTE_MS = 60_000

describe.each(testEngines())('invitations, on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: TradingOffice
  let clock: number
  let ann: InvitedPerson
  let bob: InvitedPerson
  const acts = rewardActs(() => office)
  const { found, trade, pass, done } = acts
  const person = invitedPeople(
    () => office,
    () => database.kysely,
  )
  const verify = ({ token }: InvitedPerson) => acts.verify(token)
  const invitations = () => office.real.world.core.invitations

  /** One look at everybody, as the server takes it once a minute. */
  async function look(): Promise<void> {
    clock += MINUTE_MS
    const problem = (_event: string, error: unknown) => expect.fail(String(error))
    await inviteeJudging({
      database: database.kysely,
      now: () => clock,
      problem,
      real: office.real.world,
      key: OFFICE_KEY,
    }).run()
    office.saw(office.real.world.core.sequence)
  }

  beforeEach(async () => {
    office = await TradingOffice.open(database.kysely)
    clock = office.real.clock.wallMs()
    await office.price(500_000)
    await found()
    ann = await person()
    bob = await person(ann)
    await look()
  })
  afterEach(() => office.close())

  it('are written into the log for accounts that are there, once', async () => {
    expect(invitations().referrer(bob.owner)).toBe(ann.owner)
    expect(invitations().referrer(ann.owner)).toBeUndefined()
    const { sequence } = office.real.world.core
    await look()
    expect(office.real.world.core.sequence).toBe(sequence)
  })

  it('count who is verified and another person', async () => {
    expect(invitations().qualified(bob.owner)).toBe(false)
    await verify(bob)
    await look()
    expect(invitations().qualified(bob.owner)).toBe(true)
  })

  /** An account in the payout settings, one written into a withdrawal to a bank, or an address of the chain. */
  const paidAt = {
    async settings({ userId }: InvitedPerson, bank_number: string) {
      const others = {
        name: 'x',
        bank_name: 'x',
        alipay_account: '',
        weixin_nickname: '',
        weixin_account: '',
        set_at: 0,
      }
      await database.kysely
        .insertInto('payout_settings')
        .values({ user_id: userId, bank_number, ...others })
        .execute()
    },
    async withdrawal({ userId }: InvitedPerson, account: string) {
      const account_digest = createAccountDigest(OFFICE_KEY)(account)
      const payee = { digest: `${userId} ${account}`, user_id: userId, sealed: '', account_digest, created_at: 0 }
      await database.kysely.insertInto('bank_payees').values(payee).execute()
    },
    async chain({ owner }: InvitedPerson, address: string) {
      const { world } = office.real
      const stamp = office.real.stamp(owner)
      const { reply } = await world.submit({ type: 'AddPayoutAddress', ...stamp, asset: 1, chain: 'ethereum', address })
      expect(reply.kind).toBe('done')
    },
  }
  const ADDRESS = '0x52908400098527886e0f7030069857d2e4169ee7'

  it.each([
    ['one account in both settings', 'settings', '12-34 56', 'settings', '123456', false],
    ['an account of the settings, written into a withdrawal', 'settings', '12-34 56', 'withdrawal', '123456', false],
    ['an account written into withdrawals of both', 'withdrawal', 'DE 12 34', 'withdrawal', 'de1234', false],
    ['accounts that differ', 'settings', '123456', 'withdrawal', '123457', true],
    ['accounts without a number', 'settings', '', 'withdrawal', '-', true],
    ['one address of the chain', 'chain', ADDRESS, 'chain', ADDRESS, false],
    ['addresses that differ', 'chain', ADDRESS, 'chain', ADDRESS.replace('5', '6'), true],
  ] as const)(
    'do not count who is paid where the inviter is: %s',
    async (_what, annWay, anns, bobWay, bobs, qualified) => {
      await verify(bob)
      await paidAt[annWay](ann, anns)
      await paidAt[bobWay](bob, bobs)
      await look()
      expect(invitations().qualified(bob.owner)).toBe(qualified)
      const [row] = await database.kysely.selectFrom('invitees').selectAll().where('user_id', '=', bob.userId).execute()
      expect(row?.concerns).toBe(qualified ? '' : 'address')
      for (const name of ['payout_settings', 'bank_payees'] as const) await database.kysely.deleteFrom(name).execute()
      await look()
      expect(invitations().qualified(bob.owner)).toBe(qualified || annWay !== 'chain')
    },
  )

  it.each([
    ['one browser', { cookie: 'a' }, { cookie: 'b', earlier: 'a' }, false],
    ['one browser, the other way round', { cookie: 'a', earlier: 'b' }, { cookie: 'b' }, false],
    ['one place on one day', { address: '203.0.113.5' }, { address: '203.0.113.5', time: DAY_MS }, false],
    ['one place, days apart', { address: '203.0.113.5' }, { address: '203.0.113.5', time: DAY_MS + 1 }, true],
    ['one place, another browser', { address: '203.0.113.5' }, { address: '203.0.113.5', device: 'Safari' }, true],
    ['this very machine', { address: '127.0.0.1' }, { address: '127.0.0.1' }, true],
  ])('do not count a device twice: %s', async (_what, one, other, qualified) => {
    await verify(bob)
    await logIn(database.kysely, ann, one)
    await logIn(database.kysely, bob, other)
    await look()
    expect(invitations().qualified(bob.owner)).toBe(qualified)
    await database.kysely.deleteFrom('login_log').execute()
    await look()
    expect(invitations().qualified(bob.owner)).toBe(qualified)
  })

  it('do not count a document twice, nor that of an inviter further up', async () => {
    const cid = await person(bob)
    await verify(cid)
    for (const { userId } of [ann, cid])
      await database.kysely
        .insertInto('kyc_tiers')
        .values({
          user_id: userId,
          tier: 'junior',
          state: 'approved',
          sealed_fields: '',
          number_hash: 'same',
          reason: '',
          changed_at: 0,
        })
        .execute()
    await look()
    await look()
    expect(invitations().qualified(cid.owner)).toBe(false)
    const [row] = await database.kysely.selectFrom('invitees').selectAll().where('user_id', '=', cid.userId).execute()
    expect(row?.concerns).toBe('document')
  })

  it('bring a part of the fees of each level, which waits and is then paid', async () => {
    const cid = await person(bob)
    const dora = await person()
    for (const each of [ann, bob, cid]) await verify(each)
    await look()
    await look()
    await trade(cid.token, dora.token, 100_000)
    const seen = await office.data('getMyPromotion', { token: ann.token })
    expect(seen.levels).toHaveLength(4)
    expect(seen.levels.slice(0, 3)).toMatchObject([
      { level: 1, rate: '0.05', income: '0', waiting: '0', count: 1, qualified: 1 },
      { level: 2, rate: '0.03', income: '0', count: 1, qualified: 1 },
      { level: 3, count: 0, qualified: 0 },
    ])
    const waiting = Number(seen.levels[1]?.waiting)
    expect(waiting).toBeGreaterThan(0)
    expect(seen.link).toMatch(new RegExp(`/register\\?code=${seen.code}$`))
    const income = () => office.data('getPromotionIncome', { token: ann.token })
    expect((await income()).list).toMatchObject([{ level: 2, state: 'waiting' }])
    await pass(32 * DAY_MS)
    const { list, total } = await income()
    expect(total).toBe(1)
    expect(list).toMatchObject([{ level: 2, state: 'paid', day: '2026-01-01' }])
    const paid = await office.data('getMyPromotion', { token: ann.token })
    expect(Number(paid.total)).toBeCloseTo(waiting)
    expect(paid.levels[1]).toMatchObject({ waiting: '0' })
    const records = await office.data('getRecordList', { token: ann.token, type: 'reward' })
    expect(records.list).toMatchObject([{ amount: list[0]?.amount, currency: list[0]?.currency }])
    expect((await office.data('getPromotionIncome', { token: bob.token, level: '1' })).total).toBe(1)
    expect((await office.data('getPromotionIncome', { token: dora.token })).total).toBe(0)
  })

  it('tell the inviter the number of no invited customer, in no answer, list or statement', async () => {
    for (const each of [ann, bob]) await verify(each)
    await look()
    await trade(bob.token, (await person()).token, 100_000)
    await pass(32 * DAY_MS)
    const paid = await office.data('getAccountLog', { token: ann.token, type: 'invite_commission' })
    expect(paid.list).toMatchObject([{ ref: '' }])
    const about = { token: ann.token, id: '1', symbol: 'BTCUSDT', from: '0', to: String(clock + 99 * DAY_MS) }
    const number = new RegExp(`(?<![0-9])${bob.owner}(?![0-9])`)
    const reads = Object.values(CATALOG).filter(({ method, name }) => method === 'GET' && office.answers(name))
    let answered = 0
    for (const { name } of reads) {
      const answer = await office.ask(name, about)
      if (answer.code === 7) answered++
      expect(JSON.stringify(answer), name).not.toMatch(number)
    }
    expect(answered).toBeGreaterThan(20)
    for (const type of RECORD_TYPES)
      expect(JSON.stringify(await office.ask('getRecordList', { token: ann.token, type })), type).not.toMatch(number)
    const { url } = await office.data('getStatement', { token: ann.token, from: '0', to: about.to, format: 'csv' })
    const file = office.statements.open(url.slice(url.lastIndexOf('/') + 1))
    const lines = (await text(Readable.from(file?.body ?? []))).split('\r\n')
    const commissions = lines.filter((line) => line.includes('invite_commission') || line.includes('Commission of'))
    expect(commissions).toHaveLength(1)
    for (const line of lines) expect(line).not.toMatch(number)
  })

  it('show who was invited by no more than what their inviter recognises', async () => {
    const REST = { phone: '+85251234567', country: 'HK', createdAt: 5, loginFrozen: false }
    const byOwner = async (owner: number) =>
      owner === bob.owner ? { userId: bob.userId, email: 'bob.example@example.org', ...REST } : undefined
    const worlds = tradingWorlds({ real: office.real.world, demo: office.demo.world })
    const { getPromotionList } = inviteeCall({ worlds, people: { byOwner } })
    const { list } = await getPromotionList({ page: 1, size: 20 }, testContext(testSession(ann.owner)))
    const id = `•••${String(bob.owner).slice(-2)}`
    expect(list).toEqual([{ id, name: 'b•••@example.org', phone: '+852•••67', time: 5, level: 1, qualified: false }])
  })

  it('tell the inviter on the live channel when a commission is paid, and nobody else', async () => {
    for (const each of [ann, bob]) await verify(each)
    await look()
    const channel = recordStream(RECORD_EVENTS).open(office.live.real)
    const [ofAnn, ofBob] = [channel.add(ann.owner), channel.add(bob.owner)]
    office.real.world.follow((entry) => channel.take(entry, () => undefined))
    await trade(bob.token, (await person()).token, 100_000)
    expect(ofAnn.advance()).toEqual([])
    await pass(32 * DAY_MS)
    expect(ofAnn.advance()).toEqual([['reward']])
    expect(ofBob.advance()).toEqual([])
  })

  it('show three levels where the terms say three', async () => {
    await done({ type: 'SetRewardTerms', terms: { ...TERMS, inviteRatesPpm: [50_000, 30_000, 20_000] } })
    const { levels } = await office.data('getMyPromotion', { token: ann.token })
    expect(levels.map(({ level, rate }) => [level, rate])).toEqual([
      [1, '0.05'],
      [2, '0.03'],
      [3, '0.02'],
    ])
  })

  it('show nobody else whom somebody invited, and are closed in the demo account', async () => {
    expect((await office.data('getPromotionList', { token: ann.token })).list).toMatchObject([
      { id: `•••${String(bob.owner).slice(-2)}`, level: 1, qualified: false },
    ])
    expect((await office.data('getPromotionList', { token: bob.token })).total).toBe(0)
    expect((await office.data('getPromotionList', { token: ann.token, level: '2' })).total).toBe(0)
    const guest = await office.customer('demo')
    for (const call of ['getMyPromotion', 'getPromotionList', 'getPromotionIncome'] as const)
      expect(await office.ask(call, { token: guest })).toMatchObject({ code: 4128 })
  })
})
