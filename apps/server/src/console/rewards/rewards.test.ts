import type { AdminCallInput } from '@touchstone/protocol/admin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer } from '../../testing/testServer.ts'
import { AdminClient } from '../testing/adminClient.ts'

const REASON = 'asked for in a test'
const TERMS: AdminCallInput<'proposeRewardTerms'>['terms'] = {
  rewardShare: '0.1',
  inviteRates: ['0.05', '0.03', '0.015', '0.005'],
  waitDays: 30,
  signInRewards: ['1', '1', '1', '2', '2', '2', '5'],
}
const CAMPAIGN: AdminCallInput<'proposeCampaign'>['terms'] = {
  campaign: 1,
  title: 'First trades',
  text: 301,
  currency: 'USDT',
  reward: '2',
  perPerson: 1,
  from: 1_767_225_600_000,
  until: 4_000_000_000_000,
  conditions: [{ kind: 'trades', need: '3' }],
  state: 'running',
}

describe('rewards in the console', () => {
  let server: TestServer
  let one: AdminClient
  let two: AdminClient
  beforeAll(async () => {
    server = await TestServer.start()
    const [first, second] = server.running.console.passwords
    const enrol = (name = '', password = '') => new AdminClient(server.running.console.origin).enrol(name, password)
    one = await enrol(first?.name, first?.password)
    two = await enrol(second?.name, second?.password)
  })
  afterAll(() => server.remove())

  const proposal = async (id: string) => {
    const { list } = await two.data('getApprovalList', { state: 'waiting' })
    const found = list.find((each) => each.id === id)
    if (!found) throw new Error('the proposal does not wait')
    return found
  }
  const approve = async ({ pending }: { pending: string }, by = two) => {
    const { digest } = await proposal(pending)
    return by.send('setApproval', { id: pending, digest, result: 'approve' })
  }
  const summary = async ({ pending }: { pending: string }) => (await proposal(pending)).summary
  const terms = (change: Partial<typeof TERMS> = {}) =>
    one.data('proposeRewardTerms', { terms: { ...TERMS, ...change }, reason: REASON })

  it('are decided by two, who see what was and what would be', async () => {
    expect(await one.data('getActivity', {})).toMatchObject({ version: 0, terms: null, budgets: [], paid: [] })
    const first = await terms()
    expect(await summary(first)).toBe(
      'Set the terms of rewards: share of own fees 0.1, invitation levels 4, rates of invitations 0.05 / 0.03 / 0.015 / 0.005, ' +
        'days a commission waits 30, sign-in rewards 1 / 1 / 1 / 2 / 2 / 2 / 5',
    )
    expect((await approve(first, one)).code).not.toBe(7)
    expect((await approve(first)).code).toBe(7)
    expect(await one.data('getActivity', {})).toMatchObject({ currency: 'USDT', terms: TERMS })
    const change = await terms({ rewardShare: '0.05', inviteRates: ['0.05', '0.03', '0.02'] })
    expect(await summary(change)).toBe(
      'Change the terms of rewards: share of own fees 0.1 → 0.05, invitation levels 4 → 3, ' +
        'rates of invitations 0.05 / 0.03 / 0.015 / 0.005 → 0.05 / 0.03 / 0.02',
    )
    await approve(change)
    const param = await server.data('getParam', 'get', {})
    expect(param).toMatchObject({
      inviteLevels: 3,
      rewards: { share: '0.05', waitDays: 30, signIn: TERMS.signInRewards },
    })
    const { html } = await server.data('getText', 'get', { id: '10' })
    expect(html).toContain('At most 5% of your own trading fees')
  })

  it('take money of the treasury by two, and give back what is left', async () => {
    const capital = {
      owner: 'treasury' as const,
      currency: 'USDT',
      amount: '1000',
      evidence: 'bank line 1',
      reason: REASON,
    }
    expect(await approve(await one.data('proposeCapital', capital))).toMatchObject({ code: 7 })
    const funding = await one.data('proposeCampaignFunding', { campaign: 0, amount: '100', reason: REASON })
    expect(await summary(funding)).toBe(
      'Set 100.000000 USDT of the treasury aside for the sign-in: 0.000000 USDT → 100.000000 USDT',
    )
    expect((await one.data('getActivity', {})).budgets).toEqual([])
    expect(await approve(funding)).toMatchObject({ code: 7 })
    expect((await one.data('getActivity', {})).budgets).toEqual([
      { campaign: 0, currency: 'USDT', funded: '100', paid: '0', left: '100' },
    ])
    const closing = await one.data('proposeCampaignClosing', { campaign: 0, reason: REASON })
    expect(await summary(closing)).toBe(
      'Take what is left of the sign-in back into the treasury: 100.000000 USDT → 0.000000 USDT',
    )
    await approve(closing)
    expect((await one.data('getActivity', {})).budgets).toMatchObject([{ campaign: 0, funded: '0', left: '0' }])
  })

  it('offer a campaign by two, in the words of its terms, and show it to everybody', async () => {
    const first = await one.data('proposeCampaign', { terms: CAMPAIGN, reason: REASON })
    expect(await summary(first)).toBe(
      'Offer welfare campaign 1: title "First trades", text 301, reward 2 USDT, claims of one customer 1, ' +
        'from 2026-01-01 00:00 UTC, until 2096-10-02 07:06 UTC, conditions trades at least 3, state running; no budget yet',
    )
    await approve(first)
    expect((await one.data('getCampaigns', {})).campaigns).toMatchObject([
      { terms: CAMPAIGN, state: 'used_up', left: '0', claims: 0 },
    ])
    await approve(await one.data('proposeCampaignFunding', { campaign: 1, amount: '20', reason: REASON }))
    const seen = await server.data('getFuliInfo', 'get', { id: '1' })
    expect(seen).toMatchObject({ title: 'First trades', state: 'available', budget: '20', left: '20' })
    expect(seen.html).toContain('<li>')
    const wider = await one.data('proposeCampaign', { terms: { ...CAMPAIGN, reward: '3' }, reason: REASON })
    expect(await summary(wider)).toBe(
      'Change welfare campaign 1: reward 2 USDT → 3 USDT; 20.000000 USDT of its budget left',
    )
  })

  it.each<[string, Partial<typeof TERMS>]>([
    ['two levels', { inviteRates: ['0.05', '0.03'] }],
    ['five levels', { inviteRates: ['0.01', '0.01', '0.01', '0.01', '0.01'] }],
    ['six days', { signInRewards: ['1', '1', '1', '1', '1', '1'] }],
    ['a share above a tenth', { rewardShare: '0.100001' }],
    ['a rate finer than a millionth', { rewardShare: '0.0000001' }],
  ])('do not take terms of %s', async (_what, change) => {
    expect(await one.refusal('proposeRewardTerms', { terms: { ...TERMS, ...change }, reason: REASON })).toBe(4001)
  })

  it('do not take a budget for a campaign that there is not, nor one of nothing', async () => {
    const propose = (campaign: number, amount: string) =>
      one.refusal('proposeCampaignFunding', { campaign, amount, reason: REASON })
    expect(await propose(77, '1')).toBe(3862)
    expect(await propose(0, '0')).toBe(4001)
    expect(await propose(0, '0.0000001')).toBe(4001)
  })
})
