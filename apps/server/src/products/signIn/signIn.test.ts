import { beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { BUDGET, DAY_MS, HOUR_MS, rewardActs, TERMS } from '../../rewards/testing/rewardActs.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'

/** An office opens at 08:00 in Hong Kong. */
const TO_MIDNIGHT_MS = 16 * HOUR_MS

describe.each(testEngines())('signing in, on $name', (engine) => {
  const office = withOffice(engine)
  const { found, verify, trade, pass, usdt, done, decide } = rewardActs(office)
  const sign = (token: string, cid = '') => office().ask('addSign', { token, ...(cid && { cid }) })
  const receive = (token: string, day: number, cid = '') =>
    office().ask('receiveSign', { token, day: String(day), ...(cid && { cid }) })
  const seen = (token: string) => office().data('getSign', { token })
  const states = async (token: string) => (await seen(token)).days.map(({ state }) => state)

  let ann: string
  let bob: string
  beforeEach(async () => {
    await found()
    ann = await office().customer()
    bob = await office().customer()
  })

  it('takes one a Hong Kong day, and a missed day shifts nothing', async () => {
    expect(await seen(ann)).toMatchObject({ cycle: 1, today: 1, left: '1000' })
    expect(await sign(ann)).toMatchObject({ code: 0, data: { cycle: 1, day: 1 } })
    expect(await sign(ann)).toMatchObject({ code: 3801, message: 'Already signed in today' })
    await pass(TO_MIDNIGHT_MS - 1)
    expect(await sign(ann)).toMatchObject({ code: 3801 })
    await pass(1)
    expect(await sign(ann)).toMatchObject({ data: { cycle: 1, day: 2 } })
    await pass(2 * DAY_MS)
    expect(await sign(ann)).toMatchObject({ data: { cycle: 1, day: 4 } })
    expect(await states(ann)).toEqual(['signed', 'signed', 'missed', 'signed', 'coming', 'coming', 'coming'])
    await pass(4 * DAY_MS)
    expect(await seen(ann)).toMatchObject({ cycle: 2, today: 1 })
    expect(await sign(ann)).toMatchObject({ data: { cycle: 2, day: 1 } })
  })

  it('says before what a reward takes, and pays it once when all of it is there', async () => {
    const { condition, conditions } = await seen(ann)
    expect(condition).toBe('Your junior verification is approved')
    expect(conditions).toMatchObject([
      { need: '', done: '', met: false },
      { need: '10', done: '0', met: false },
      { need: '1', done: '1000', met: true },
    ])
    await sign(ann)
    expect(await receive(ann, 1)).toMatchObject({ code: 3863 })
    await verify(ann)
    expect(await receive(ann, 1)).toMatchObject({ code: 3864 })
    await trade(bob, ann, 100_000)
    expect(await seen(ann)).toMatchObject({ condition: '' })
    const before = await usdt(ann)
    expect(await receive(ann, 2)).toMatchObject({ code: 3802 })
    expect(await receive(ann, 1)).toMatchObject({ data: { day: 1, amount: '1', currency: 'USDT' } })
    expect(Number(await usdt(ann)) - Number(before)).toBeCloseTo(1)
    expect(await receive(ann, 1)).toMatchObject({ code: 3803 })
    expect((await states(ann))[0]).toBe('received')
    const { list } = await office().data('getRecordList', { token: ann, type: 'reward' })
    expect(list).toMatchObject([{ type: 'reward', from: '', to: 'funds', currency: 'USDT', amount: '1' }])
    expect((await office().data('getRecordList', { token: bob, type: 'reward' })).total).toBe(0)
  })

  it('is one for a double click and for two tabs, and the same answer comes again', async () => {
    const [one, other] = await Promise.all([sign(ann, 'c1'), sign(ann, 'c1')])
    expect(one).toEqual({ ...other })
    expect((await sign(ann, 'c2')).code).toBe(3801)
    await verify(ann)
    await trade(bob, ann, 100_000)
    const tabs = await Promise.all(['t1', 't2'].map((cid) => receive(ann, 1, cid)))
    expect(new Set(tabs.map(({ code }) => code))).toEqual(new Set([0, 3803]))
    const kept = tabs[0]?.code === 0 ? 't1' : 't2'
    expect(await receive(ann, 1, kept)).toMatchObject({ code: 0, data: { amount: '1' } })
    const { core } = office().real.world
    expect(core.rewards.budget(0)?.paid).toBe(1_000_000n)
  })

  it('pays the last of the budget once, to a hundred who claim it at the same time', async () => {
    await done({ type: 'CloseCampaign', campaign: 0 })
    await done({ type: 'FundCampaign', campaign: 0, amount: 1_000_000n })
    await verify(ann)
    await verify(bob)
    await trade(bob, ann, 100_000)
    await sign(ann)
    await sign(bob)
    const claims = Array.from({ length: 100 }, (_, at) => receive(at % 2 === 0 ? ann : bob, 1, `c${at}`))
    const codes = (await Promise.all(claims)).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(await seen(ann)).toMatchObject({ left: '0' })
    const poor = codes[0] === 0 ? bob : ann
    expect((await seen(poor)).condition).toBe('The budget of the campaign has enough left for it')
  })

  it('keeps the rewards of a cycle that has begun, whatever is decided', async () => {
    await sign(ann)
    const before = (await seen(ann)).days.map(({ reward }) => reward)
    await done({ type: 'SetRewardTerms', terms: { ...TERMS, signInRewards: TERMS.signInRewards.map(() => '9') } })
    expect((await seen(ann)).days.map(({ reward }) => reward)).toEqual(before)
    expect((await seen(bob)).days.map(({ reward }) => reward)).toEqual(before.map(() => '9'))
  })

  it('is decided by two: nobody sets terms, funds or closes alone', async () => {
    for (const action of [
      { type: 'SetRewardTerms', terms: TERMS },
      { type: 'FundCampaign', campaign: 0, amount: BUDGET },
      { type: 'CloseCampaign', campaign: 0 },
    ] as const)
      for (const approver of [0, 1]) expect((await decide(action, 'real', approver)).kind).toBe('rejected')
  })

  it('works in the demo account, which is not asked for verification, out of a budget of its own', async () => {
    const guest = await office().customer('demo')
    expect(await seen(guest)).toMatchObject({ cycle: 0, days: [], condition: 'Rewards are not offered now' })
    expect(await sign(guest)).toMatchObject({ code: 3861 })
    await found('demo')
    expect(await sign(guest)).toMatchObject({ data: { day: 1 } })
    expect((await seen(guest)).conditions).toHaveLength(2)
    const other = await office().customer('demo')
    await trade(other, guest, 100_000, 'demo')
    expect(await receive(guest, 1)).toMatchObject({ code: 0 })
    expect(office().real.world.core.rewards.budget(0)?.left).toBe(BUDGET)
  })
})
