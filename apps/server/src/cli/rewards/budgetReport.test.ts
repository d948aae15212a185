import { type CoreEvent, type Posting, type PostingReason, SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { SIGN_REWARDS } from '../signIn/signRewards.ts'
import { BudgetReport } from './budgetReport.ts'

const { campaigns, fees, treasury } = SYSTEM_OWNERS
const ANN = 1_000
const USDT = { id: 1, code: 'USDT', name: 'Tether', scale: 2 }

function posting(from: number, to: number, amount: bigint, reason: PostingReason): Posting {
  const account = (owner: number) => ({ owner, wallet: 'funds', asset: 1, bucket: 'available' }) as const
  return { source: account(from), destination: account(to), amount, reason, ref: 0 }
}

const FUNDED: CoreEvent = { type: 'CampaignFunded', campaign: 0, asset: 1, amount: 100n, left: 100n }
const SIGNED: CoreEvent = { type: 'SignRewardPaid', owner: ANN, cycle: 1, day: 1, asset: 1, amount: 30n }
const FUNDING = posting(treasury, campaigns, 100n, 'campaign_funded')
const REWARD = posting(campaigns, ANN, 30n, 'sign_reward')
interface Entry {
  readonly postings?: Posting[]
  readonly events?: CoreEvent[]
}

describe('the report of budgets', () => {
  const report = (...entries: Entry[]) => {
    const made = new BudgetReport([SIGN_REWARDS])
    for (const [at, { postings = [], events = [] }] of entries.entries())
      made.take({ sequence: at + 1, postings, events })
    return made
  }
  const funded: Entry = { postings: [FUNDING], events: [FUNDED] }

  it('says what was paid, and what is left of what was set aside', () => {
    const made = report(funded, { postings: [REWARD], events: [SIGNED] })
    expect(made.lines([USDT], 2)).toEqual([
      '  rewards: 0.30 USDT out of campaigns, which have 0.70 left of their budgets at entry 2',
    ])
    expect(report({}).lines([USDT], 1)).toEqual([])
  })

  it.each<[string, Entry[]]>([
    ['a budget that is not the treasury’s', [{ postings: [posting(ANN, campaigns, 1n, 'campaign_funded')] }]],
    ['a reward out of fees', [funded, { postings: [posting(fees, ANN, 30n, 'sign_reward')], events: [SIGNED] }]],
    ['a reward that nobody was told of', [funded, { postings: [REWARD] }]],
    ['a reward that was told and not paid', [funded, { events: [SIGNED] }]],
  ])('finds %s', (_what, entries) => {
    expect(() => report(...entries)).toThrow(new RegExp(`entry ${entries.length} `))
  })
})
