import { type CoreEvent, type Posting, type PostingReason, SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { TERMS } from '../../products/newCoins/testing/newCoinActs.ts'
import { OfferingReport } from './offeringReport.ts'

const { external, fees, treasury, offering } = SYSTEM_OWNERS
const ANN = 1_000
const [USDT, COIN] = [1, TERMS.asset]
const ASSETS = [
  { id: USDT, code: 'USDT', name: 'Tether', scale: 2 },
  { id: COIN, code: 'TCN', name: 'Testcoin', scale: 0 },
]

function posting(from: number, to: number, asset: number, amount: bigint, reason: PostingReason): Posting {
  const account = (owner: number) => ({ owner, wallet: 'funds', asset, bucket: 'available' }) as const
  return { source: account(from), destination: account(to), amount, reason, ref: 0 }
}

interface Entry {
  readonly postings: Posting[]
  readonly events: CoreEvent[]
}

const SET: Entry = { postings: [], events: [{ type: 'OfferingSet', version: 1, terms: TERMS }] }
const FUNDED: Entry = {
  postings: [posting(external, offering, COIN, 100n, 'offering_funded')],
  events: [{ type: 'OfferingFunded', coin: 1, asset: COIN, amount: 100n, evidence: 'x' }],
}
const WHOSE = { subscription: 1, owner: ANN, coin: 1 }
const PAID = posting(ANN, offering, USDT, 250n, 'subscription_paid')
const DECIDED: CoreEvent = {
  type: 'SubscriptionDecided',
  ...WHOSE,
  passed: true,
  allocated: 10n,
  paid: 250n,
  refund: 0n,
  reason: '',
}
const GIVEN: Entry = {
  postings: [PAID, posting(offering, ANN, COIN, 10n, 'subscription_coins')],
  events: [DECIDED],
}
const BACK: Entry = {
  postings: [
    posting(ANN, offering, COIN, 10n, 'subscription_returned'),
    posting(offering, ANN, USDT, 250n, 'subscription_returned'),
  ],
  events: [{ type: 'CoinsReturned', ...WHOSE, amount: 10n, refund: 250n }],
}
const LISTED: Entry = { postings: [], events: [{ type: 'CoinListed', coin: 1, market: 50, at: 1 }] }
const PAID_OUT: Entry = {
  postings: [posting(offering, external, USDT, 250n, 'offering_paid_out')],
  events: [{ type: 'OfferingPaidOut', coin: 1, asset: USDT, amount: 250n, evidence: 'y' }],
}

describe('the report of offerings', () => {
  const report = (...entries: Entry[]) => {
    const made = new OfferingReport()
    for (const [at, entry] of entries.entries()) made.take({ sequence: at + 1, ...entry })
    return made.lines(ASSETS, entries.length)
  }

  it('says what lies in the account, coins and money', () => {
    expect(report(SET, FUNDED, GIVEN)).toEqual(['  new coins: 2.50 USDT, 90 TCN in the offering account at entry 3'])
    expect(report(SET, FUNDED, GIVEN, BACK)).toEqual([
      '  new coins: 0.00 USDT, 100 TCN in the offering account at entry 4',
    ])
    expect(report(SET, FUNDED, GIVEN, LISTED, PAID_OUT)[0]).toContain('0.00 USDT, 90 TCN')
    expect(report()).toEqual([])
  })

  it.each<[string, Posting, string]>([
    ['fees in the account', posting(fees, offering, USDT, 1n, 'subscription_paid'), 'by subscription_paid'],
    ['capital in the account', posting(external, offering, USDT, 1n, 'capital'), 'by capital'],
    ['money of it in the treasury', posting(offering, treasury, USDT, 1n, 'offering_paid_out'), 'by offering_paid_out'],
    ['a reward out of it', posting(offering, ANN, USDT, 1n, 'transfer'), 'by transfer'],
    ['more than was told', posting(ANN, offering, USDT, 1n, 'subscription_paid'), 'offerings tell of 250'],
  ])('fails on %s, and names the entry', (_what, wrong, words) => {
    const entry = { postings: [wrong], events: [] }
    expect(() => report(SET, FUNDED, GIVEN, entry)).toThrow(words)
    expect(() => report(SET, FUNDED, GIVEN, entry)).toThrow('entry 4')
  })

  it('fails when an issuer is paid before the listing, and lets unsold coins go back', () => {
    expect(() => report(SET, FUNDED, GIVEN, PAID_OUT)).toThrow('entry 4 pays the issuer of a coin that is not listed')
    const unsold = {
      postings: [posting(offering, external, COIN, 90n, 'offering_paid_out')],
      events: [{ type: 'OfferingPaidOut', coin: 1, asset: COIN, amount: 90n, evidence: 'z' } as const],
    }
    expect(report(SET, FUNDED, GIVEN, unsold)[0]).toContain('2.50 USDT, 0 TCN')
  })
})
