import { type CoreEvent, type Posting, type PostingReason, SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { CommissionReport } from './commissionReport.ts'

const { campaigns, fees } = SYSTEM_OWNERS
const [ANN, BOB] = [1_000, 1_001]
const USDT = { id: 1, code: 'USDT', name: 'Tether', scale: 2 }

function posting(from: number, to: number, amount: bigint, reason: PostingReason): Posting {
  const account = (owner: number) => ({ owner, wallet: 'funds', asset: 1, bucket: 'available' }) as const
  return { source: account(from), destination: account(to), amount, reason, ref: 0 }
}

const TERMS: CoreEvent = {
  type: 'RewardTermsSet',
  version: 1,
  terms: { rewardSharePpm: 100_000, inviteRatesPpm: [50_000, 30_000, 0], waitDays: 30, signInRewards: [] },
}
const LINE = { inviter: ANN, invitee: BOB, level: 1, day: 1, asset: 1, amount: 5n }
const EARNED: CoreEvent = { type: 'CommissionEarned', ...LINE, usableFrom: 9 }
const PAID: CoreEvent = { type: 'CommissionPaid', ...LINE }
const REFERRER: CoreEvent = { type: 'ReferrerSet', customer: BOB, referrer: ANN }
const FEE = posting(BOB, fees, 100n, 'fee')
const COMMISSION = posting(fees, ANN, 5n, 'invite_commission')

interface Entry {
  readonly postings?: Posting[]
  readonly events?: CoreEvent[]
}

describe('the report of commissions', () => {
  const report = (...entries: Entry[]) => {
    const made = new CommissionReport()
    for (const [at, { postings = [], events = [] }] of entries.entries())
      made.take({ sequence: at + 1, postings, events })
    return made
  }
  const begun: Entry = { events: [TERMS, REFERRER] }
  const earned: Entry = { postings: [FEE], events: [EARNED] }

  it('says what was paid out of fees, and what waits', () => {
    const made = report(begun, earned, { postings: [COMMISSION], events: [PAID] })
    expect(made.lines([USDT], 3)).toEqual(['  commissions: 0.05 USDT out of fees, 0.00 waiting at entry 3'])
    expect(report(begun, earned).lines([USDT], 2)[0]).toContain('0.05 waiting at entry 2')
    expect(report(begun).lines([USDT], 1)).toEqual([])
  })

  it.each<[string, Entry[]]>([
    ['a commission above its rate', [begun, { postings: [FEE], events: [{ ...EARNED, amount: 6n }] }]],
    ['one of two that are above it together', [begun, { postings: [FEE], events: [EARNED, EARNED] }]],
    ['a commission of no fee', [begun, { events: [EARNED] }]],
    ['a commission of somebody else’s invitee', [{ events: [TERMS] }, earned]],
    ['a level that is not rewarded', [begun, { postings: [FEE], events: [{ ...EARNED, level: 4 }] }]],
    ['a commission paid twice', [begun, earned, ...[1, 2].map(() => ({ postings: [COMMISSION], events: [PAID] }))]],
    [
      'a commission out of campaigns',
      [begun, earned, { postings: [posting(campaigns, ANN, 5n, 'invite_commission')], events: [PAID] }],
    ],
    ['a commission that nobody was told of', [begun, earned, { postings: [COMMISSION] }]],
  ])('finds %s', (_what, entries) => {
    expect(() => report(...entries)).toThrow(new RegExp(`entry ${entries.length} `))
  })
})
