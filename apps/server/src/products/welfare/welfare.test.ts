import type { WelfareTerms } from '@touchstone/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { TEST_START_MS } from '../../projector/testing/testWorld.ts'
import { DAY_MS, rewardActs } from '../../rewards/testing/rewardActs.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'

const CAMPAIGN: WelfareTerms = {
  campaign: 1,
  title: 'First trades',
  text: 0,
  asset: 1,
  reward: '2',
  perPerson: 1,
  from: TEST_START_MS,
  until: TEST_START_MS + 30 * DAY_MS,
  conditions: [
    { kind: 'trades', need: '1' },
    { kind: 'turnover', need: '1000' },
  ],
  state: 'running',
}
const TEN = 10_000_000n

describe.each(testEngines())('welfare, on $name', (engine) => {
  const office = withOffice(engine)
  const { found, verify, trade, pass, usdt, done, decide } = rewardActs(office)
  const offer = (change: Partial<WelfareTerms> = {}) => done({ type: 'SetCampaign', terms: { ...CAMPAIGN, ...change } })
  const info = (token = '', id = '1') => office().data('getFuliInfo', { token, id })
  const claim = (token: string, cid = '') => office().ask('receiveFuli', { token, id: '1', ...(cid && { cid }) })

  let ann: string
  let bob: string
  beforeEach(async () => {
    await found()
    await offer()
    await done({ type: 'FundCampaign', campaign: 1, amount: TEN })
    ann = await office().customer()
    bob = await office().customer()
  })

  it('is shown to visitors, and with a session says what of the conditions is done', async () => {
    const { list, total } = await office().data('getFuli', {})
    expect(total).toBe(1)
    expect(list).toMatchObject([{ id: '1', title: 'First trades', reward: '2', currency: 'USDT', state: 'available' }])
    const seen = await info()
    expect(seen).toMatchObject({ budget: '10', left: '10', perPerson: 1, claimed: 0, html: '' })
    expect(seen.conditions.map(({ need, done: have, met }) => [need, have, met])).toEqual([
      ['1', '0', false],
      ['1000', '0', false],
      ['', '', false],
      ['20', '0', false],
    ])
    await verify(ann)
    await trade(bob, ann, 100_000)
    const own = await info(ann)
    expect(own.conditions.every(({ met }) => met)).toBe(true)
    expect(own.conditions[0]).toMatchObject({ done: '1' })
    expect((await info()).conditions[0]).toMatchObject({ done: '0' })
    expect(await office().ask('getFuliInfo', { id: '9' })).toMatchObject({ code: 3862 })
  })

  it('has met conditions once it is claimed, though the fees would not allow another claim', async () => {
    await verify(ann)
    await trade(bob, ann, 60_000)
    expect(await claim(ann)).toMatchObject({ code: 0 })
    const { state, conditions } = await info(ann)
    expect(state).toBe('claimed')
    expect(conditions.filter(({ met }) => !met)).toEqual([])
  })

  it('is paid once, when every condition is met, and stands in the records', async () => {
    await verify(ann)
    expect(await claim(ann)).toMatchObject({ code: 3843 })
    await trade(bob, ann, 100_000)
    const before = await usdt(ann)
    const clicks = await Promise.all([claim(ann, 'c1'), claim(ann, 'c1'), claim(ann, 'c2')])
    expect(clicks.map(({ code }) => code)).toEqual([0, 0, 3842])
    expect(clicks[0]).toMatchObject({ data: { id: '1', amount: '2', currency: 'USDT' } })
    expect(Number(await usdt(ann)) - Number(before)).toBeCloseTo(2)
    expect(await info(ann)).toMatchObject({ state: 'claimed', claimed: 1, left: '8' })
    expect(await info(bob)).toMatchObject({ state: 'available', claimed: 0 })
    const { list } = await office().data('getRecordList', { token: ann, type: 'reward' })
    expect(list).toMatchObject([{ amount: '2', currency: 'USDT', state: 'success' }])
  })

  it('asks for verification as every reward does', async () => {
    await trade(bob, ann, 100_000)
    expect(await claim(ann)).toMatchObject({ code: 3863 })
  })

  it('pays its last budget once, to a hundred who claim it at the same time', async () => {
    await done({ type: 'CloseCampaign', campaign: 1 })
    await done({ type: 'FundCampaign', campaign: 1, amount: 3_000_000n })
    const people = [ann, bob, await office().customer(), await office().customer()]
    for (const each of people) await verify(each)
    await trade(bob, ann, 100_000)
    await trade(people[2] ?? '', people[3] ?? '', 100_000)
    const claims = Array.from({ length: 100 }, (_, at) => claim(people[at % 4] ?? '', `c${at}`))
    const codes = (await Promise.all(claims)).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set([0, 3842, 3865]))
    expect(await info()).toMatchObject({ left: '1', state: 'used_up' })
  })

  it('only ever widens once it runs, keeps what is left until its end, and is decided by two', async () => {
    const harder = {
      ...CAMPAIGN,
      conditions: [{ kind: 'trades' as const, need: '2' }, ...CAMPAIGN.conditions.slice(1)],
    }
    expect(await decide({ type: 'SetCampaign', terms: harder })).toMatchObject({ rejection: 'campaign_narrowed' })
    expect(await decide({ type: 'SetCampaign', terms: { ...CAMPAIGN, reward: '3' } }, 'real', 0)).toMatchObject({
      kind: 'rejected',
    })
    await offer({ reward: '3', conditions: [] })
    expect(await info()).toMatchObject({ reward: '3' })
    await pass(31 * DAY_MS)
    expect(await info(ann)).toMatchObject({ state: 'expired', left: '0' })
    expect(await claim(ann)).toMatchObject({ code: 3841 })
    expect(office().real.world.core.rewards.budget(1)?.left).toBe(0n)
  })

  it('says what is to come after what can be claimed', async () => {
    await offer({ campaign: 2, from: TEST_START_MS + 5 * DAY_MS })
    const { list } = await office().data('getFuli', {})
    expect(list.map(({ id, state }) => [id, state])).toEqual([
      ['1', 'available'],
      ['2', 'soon'],
    ])
  })
})
