import { type CoreEvent, type Posting, type PostingReason, SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { OriginReport } from './originReport.ts'

const { external, fees, treasury, escrow, loanPool } = SYSTEM_OWNERS
const ANN = 1_000
const USDT = { id: 1, code: 'USDT', name: 'Tether', scale: 2 }

function posting(from: number, to: number, amount: bigint, reason: PostingReason): Posting {
  const account = (owner: number) => ({ owner, wallet: 'funds', asset: 1, bucket: 'available' }) as const
  return { source: account(from), destination: account(to), amount, reason, ref: 0 }
}

const CAPITAL = posting(external, treasury, 1_000n, 'capital')
const FAUCET = posting(external, ANN, 500n, 'faucet')
const ESCROW = posting(treasury, escrow, 30n, 'hosting_escrow')
const RETURN = posting(escrow, ANN, 10n, 'hosting_return')
const FROZEN = { product: 1, terms: 1, dailyRatePpm: 1, cycleDays: 3, earlyLossPpm: 0, redemptionDays: 1 }
const BOUGHT: CoreEvent = {
  type: 'HostingBought',
  order: 1,
  owner: ANN,
  asset: 1,
  amount: 100n,
  ...FROZEN,
  promised: 30n,
  endTime: 9,
}
const PAID: CoreEvent = { type: 'HostingDayPaid', order: 1, owner: ANN, product: 1, day: 1, amount: 10n, at: 1 }

describe('the report of origins', () => {
  /** The report after these entries, numbered from 1. */
  const report = (...entries: { postings: Posting[]; events?: CoreEvent[] }[]) => {
    const made = new OriginReport()
    for (const [at, { postings, events = [] }] of entries.entries()) made.take({ sequence: at + 1, postings, events })
    return made
  }
  const begun = { postings: [CAPITAL, FAUCET] }
  const sold = { postings: [ESCROW], events: [BOUGHT] }

  it('says what was returned, what of it customers had, and what is set aside against what is owed', () => {
    const made = report(begun, sold, { postings: [RETURN], events: [PAID] })
    expect(made.lines([USDT], 3)).toEqual([
      '  hosting: 0.10 USDT of returns, 0.00 of it from customers; 0.20 set aside against 0.20 owed at entry 3',
    ])
    expect(report(begun).lines([USDT], 1)).toEqual([])
  })

  it('says that nothing is owed to what was asked for early, and that what was not earned went back', () => {
    const asked: CoreEvent = {
      type: 'HostingRedemptionAsked',
      order: 1,
      owner: ANN,
      product: 1,
      unearned: 30n,
      redeemAt: 5,
    }
    const ended: CoreEvent = {
      type: 'HostingEnded',
      order: 1,
      owner: ANN,
      product: 1,
      result: 'redeemed',
      returned: 95n,
      loss: 5n,
      unearned: 30n,
      at: 5,
    }
    const back = posting(escrow, treasury, 30n, 'hosting_unearned')
    const waiting = report(begun, sold, { postings: [], events: [asked] })
    expect(waiting.lines([USDT], 3)[0]).toContain('0.30 set aside against 0.00 owed')
    const over = report(begun, sold, { postings: [], events: [asked] }, { postings: [back], events: [ended] })
    expect(over.lines([USDT], 4)[0]).toContain('0.00 set aside against 0.00 owed')
  })

  const toTreasury = posting(ANN, treasury, 1n, 'transfer')
  const fee = posting(ANN, fees, 1n, 'fee')
  it.each<[string, Posting[], string]>([
    ['a customer’s money in the treasury', [toTreasury], 'money of customers into the treasury'],
    ['a customer’s fee in the treasury', [fee, posting(fees, treasury, 1n, 'transfer')], 'into the treasury'],
    ['a deposit in the treasury', [posting(external, treasury, 1n, 'deposit')], 'into the treasury'],
    ['a customer’s money in the escrow', [posting(ANN, escrow, 1n, 'transfer')], 'that is not the treasury’s'],
    [
      'a return from fees',
      [fee, posting(fees, ANN, 1n, 'hosting_return')],
      'a return of hosting with money of customers',
    ],
    ['a return from the treasury itself', [posting(treasury, ANN, 1n, 'hosting_return')], 'a return of hosting'],
  ])('fails on %s, and names the entry', (_what, postings, words) => {
    expect(() => report(begun, sold, { postings })).toThrow(words)
    expect(() => report(begun, sold, { postings })).toThrow('entry 3')
  })

  it('fails when the escrow does not have what orders have coming', () => {
    const less = posting(treasury, escrow, 29n, 'hosting_escrow')
    expect(() => report(begun, { postings: [less], events: [BOUGHT] })).toThrow(
      'at entry 2 the escrow has 29, and orders have 30 coming',
    )
  })

  it('lets what was never lent go back from the loan pool, and nothing that a borrower paid', () => {
    const lent = [
      posting(treasury, loanPool, 100n, 'loan_funding'),
      posting(loanPool, ANN, 60n, 'loan_disbursement'),
      posting(ANN, loanPool, 60n, 'loan_principal'),
    ]
    const back = (amount: bigint) => ({ postings: [posting(loanPool, treasury, amount, 'loan_return')] })
    expect(() => report(begun, { postings: lent }, back(40n))).not.toThrow()
    expect(() => report(begun, { postings: lent }, back(41n))).toThrow('customers into the treasury')
  })
})
