import { type CoreEvent, type Posting, type PostingReason, SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { LoanReport } from './loanReport.ts'

const { fees, loanPool, treasury } = SYSTEM_OWNERS
const ANN = 1_000
const USDT = { id: 1, code: 'USDT', name: 'Tether', scale: 2 }

interface Entry {
  readonly postings?: readonly Posting[]
  readonly events?: readonly CoreEvent[]
}

function posting(from: number, to: number, amount: bigint, reason: PostingReason): Posting {
  const account = (owner: number) => ({ owner, wallet: 'funds', asset: 1, bucket: 'available' }) as const
  return { source: account(from), destination: account(to), amount, reason, ref: 1 }
}

function paid(way: 'balance' | 'proof', principal: bigint, interest = 0n): CoreEvent {
  const left = { lateFeeOwed: 0n, interestOwed: 0n, principalOwed: 0n }
  return { type: 'LoanPaid', loan: 1, owner: ANN, way, lateFee: 0n, interest, principal, ...left, at: 1, line: '' }
}

const FUNDED: Entry = {
  postings: [posting(treasury, loanPool, 10_000n, 'loan_funding')],
  events: [{ type: 'LoanPoolFunded', amount: 10_000n }],
}
const LENT: Entry = {
  postings: [posting(loanPool, ANN, 1_000n, 'loan_disbursement')],
  events: [{ type: 'LoanDisbursed', loan: 1, owner: ANN, amount: 1_000n, dueTime: 9 }],
}
const REPAID: Entry = {
  postings: [posting(ANN, loanPool, 300n, 'loan_principal'), posting(ANN, fees, 20n, 'loan_interest')],
  events: [paid('balance', 300n, 20n)],
}
const PROVED: Entry = { events: [paid('proof', 200n)] }
const GIVEN_UP: Entry = {
  events: [{ type: 'LoanEnded', loan: 1, owner: ANN, result: 'written_off', loss: 500n, reason: 'gone' }],
}

describe('the report of loans', () => {
  /** The report after these entries, numbered from 1. */
  const report = (...entries: readonly Entry[]) => {
    const made = new LoanReport()
    for (const [at, { postings = [], events = [] }] of entries.entries())
      made.take({ sequence: at + 1, postings, events })
    return made
  }

  it('says where everything is that was put into the pool', () => {
    expect(report().lines([USDT], 0)).toEqual([])
    expect(report(FUNDED, LENT, REPAID, PROVED).lines([USDT], 4)).toEqual([
      '  loans: 100.00 USDT from the treasury; 93.00 in the pool, 5.00 owed on 1 loans, 2.00 repaid outside, ' +
        '0.00 given up; 0.20 of interest and late fees at entry 4',
    ])
    expect(report(FUNDED, LENT, REPAID, PROVED, GIVEN_UP).lines([USDT], 5)[0]).toContain(
      '0.00 owed on 0 loans, 2.00 repaid outside, 5.00 given up',
    )
  })

  it.each<[string, Entry, number]>([
    ['a pool that customers feed', { postings: [posting(ANN, loanPool, 5n, 'loan_funding')] }, 3],
    ['a pool that pays anybody but borrowers', { postings: [posting(loanPool, fees, 5n, 'loan_return')] }, 3],
    ['money lent that nobody is told of', { postings: [posting(loanPool, ANN, 5n, 'loan_disbursement')] }, 3],
    ['principal repaid that never came', { events: [paid('balance', 300n)] }, 3],
    ['charges beyond what was lent', { events: [paid('balance', 0n, 1_001n)] }, 3],
    ['a loan that was never paid out', { events: [{ ...paid('balance', 0n), loan: 2 } as CoreEvent] }, 3],
    ['a write-off of more than is owed', { events: [{ ...GIVEN_UP.events?.[0], loss: 900n } as CoreEvent] }, 3],
  ])('does not take %s', (_what, entry, sequence) => {
    expect(() => report(FUNDED, LENT, entry)).toThrow(`entry ${sequence}`)
  })
})
