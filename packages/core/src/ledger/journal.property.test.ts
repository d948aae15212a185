import { FIRST_CUSTOMER, type PostingReason, SYSTEM_OWNERS, WALLET_NUMBERS } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAUCET } from '../customers/reasons.ts'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { PRODUCTS } from '../products.ts'
import { TRANSFER } from '../transfers/reasons.ts'
import { Accounts, AVAILABLE, FUNDS, HELD } from './accounts.ts'
import { Journal } from './journal.ts'
import { PostingMatrix } from './postingMatrix.ts'
import { HOLD } from './reasons.ts'

const REASONS = PRODUCTS.flatMap(({ reasons }) => reasons ?? [])

const OWNERS = [
  SYSTEM_OWNERS.external,
  SYSTEM_OWNERS.fees,
  SYSTEM_OWNERS.treasury,
  SYSTEM_OWNERS.loanPool,
  SYSTEM_OWNERS.liquidity,
  SYSTEM_OWNERS.insurance,
  SYSTEM_OWNERS.clearing,
  SYSTEM_OWNERS.optionsPool,
  SYSTEM_OWNERS.rounding,
  SYSTEM_OWNERS.escrow,
  SYSTEM_OWNERS.offering,
  SYSTEM_OWNERS.campaigns,
  FIRST_CUSTOMER,
  FIRST_CUSTOMER + 1,
]

function newLedger() {
  const accounts = new Accounts([1, 2, 9])
  return { accounts, journal: new Journal(accounts, new PostingMatrix(REASONS)) }
}

/** The posting matrix in words, written a second time so that a slip in either shows. All within the funds wallet. */
function isAllowed(reason: PostingReason, from: number, fromBucket: number, to: number, toBucket: number): boolean {
  const trades = (owner: number) => owner >= FIRST_CUSTOMER || owner === SYSTEM_OWNERS.liquidity
  const carries = (owner: number) => trades(owner) || owner === SYSTEM_OWNERS.insurance
  const holds = (owner: number) => carries(owner) || owner === SYSTEM_OWNERS.optionsPool
  const apart = from !== to
  const free = toBucket === AVAILABLE
  const freely = fromBucket === AVAILABLE && free && apart
  const clears = to === SYSTEM_OWNERS.clearing && carries(from) && free
  const cleared = from === SYSTEM_OWNERS.clearing && fromBucket === AVAILABLE && carries(to)
  const outside = from === SYSTEM_OWNERS.external && freely
  switch (reason) {
    case 'capital':
      return (
        outside &&
        ![SYSTEM_OWNERS.escrow, SYSTEM_OWNERS.offering, SYSTEM_OWNERS.loanPool, SYSTEM_OWNERS.campaigns].some(
          (own) => own === to,
        )
      )
    case 'faucet':
    case 'deposit':
      return outside && trades(to)
    case 'hold':
      return holds(from) && !apart && fromBucket === AVAILABLE && toBucket === HELD
    case 'release':
      return holds(from) && !apart && fromBucket === HELD && free
    case 'trade':
      return trades(from) && trades(to) && apart && free
    case 'fee':
      return to === SYSTEM_OWNERS.fees && free && (trades(from) || (carries(from) && fromBucket === AVAILABLE))
    case 'pnl':
    case 'funding':
      return clears || cleared
    case 'loss_settled':
      return clears
    case 'liquidation_fee':
      return trades(from) && to === SYSTEM_OWNERS.insurance && free
    case 'insurance':
      if (from === SYSTEM_OWNERS.insurance) return to === SYSTEM_OWNERS.clearing && freely
      return trades(from) && to === SYSTEM_OWNERS.insurance && free
    case 'option_stake':
      return trades(from) && to === SYSTEM_OWNERS.optionsPool && free
    case 'option_payout':
      return from === SYSTEM_OWNERS.optionsPool && trades(to) && free
    case 'withdrawal':
      return trades(from) && fromBucket === HELD && to === SYSTEM_OWNERS.external && free
    case 'withdrawal_fee':
      return trades(from) && fromBucket === HELD && to === SYSTEM_OWNERS.fees && free
    case 'purchase':
      return from === SYSTEM_OWNERS.treasury && trades(to) && freely
    case 'conversion':
      return trades(from) && trades(to) && freely
    case 'hosting_escrow':
      return from === SYSTEM_OWNERS.treasury && to === SYSTEM_OWNERS.escrow && freely
    case 'hosting_return':
      return from === SYSTEM_OWNERS.escrow && trades(to) && freely
    case 'hosting_loss':
      return trades(from) && fromBucket === HELD && to === SYSTEM_OWNERS.fees && free
    case 'hosting_unearned':
      return from === SYSTEM_OWNERS.escrow && to === SYSTEM_OWNERS.treasury && freely
    case 'offering_funded':
      return outside && to === SYSTEM_OWNERS.offering
    case 'subscription_paid':
      return trades(from) && fromBucket === HELD && to === SYSTEM_OWNERS.offering && free
    case 'subscription_coins':
      return from === SYSTEM_OWNERS.offering && fromBucket === AVAILABLE && trades(to) && toBucket === HELD
    case 'subscription_returned':
      if (from === SYSTEM_OWNERS.offering) return trades(to) && freely
      return trades(from) && fromBucket === HELD && to === SYSTEM_OWNERS.offering && free
    case 'offering_paid_out':
      return from === SYSTEM_OWNERS.offering && to === SYSTEM_OWNERS.external && freely
    case 'loan_funding':
      return from === SYSTEM_OWNERS.treasury && to === SYSTEM_OWNERS.loanPool && freely
    case 'loan_return':
      return from === SYSTEM_OWNERS.loanPool && to === SYSTEM_OWNERS.treasury && freely
    case 'loan_disbursement':
      return from === SYSTEM_OWNERS.loanPool && trades(to) && freely
    case 'loan_principal':
      return trades(from) && to === SYSTEM_OWNERS.loanPool && freely
    case 'loan_interest':
    case 'loan_late_fee':
      return trades(from) && to === SYSTEM_OWNERS.fees && freely
    case 'campaign_funded':
      return from === SYSTEM_OWNERS.treasury && to === SYSTEM_OWNERS.campaigns && freely
    case 'campaign_closed':
      return from === SYSTEM_OWNERS.campaigns && to === SYSTEM_OWNERS.treasury && freely
    case 'sign_reward':
    case 'welfare_reward':
      return from === SYSTEM_OWNERS.campaigns && trades(to) && freely
    case 'invite_commission':
      return from === SYSTEM_OWNERS.fees && trades(to) && freely
    case 'rounding':
      return from === SYSTEM_OWNERS.clearing && to === SYSTEM_OWNERS.rounding && freely
    default:
      expect(reason).toBe('transfer')
      return false
  }
}

describe('the journal', () => {
  test('I2, I3, I4: whatever is posted, sums stay zero, nothing forbidden passes, nobody goes below zero', () => {
    const owner = fc.constantFrom(...OWNERS)
    const posting = fc.record({
      reason: fc.constantFrom(...REASONS),
      from: owner,
      fromBucket: fc.nat(1),
      to: owner,
      toBucket: fc.nat(1),
      fromAsset: fc.nat(2),
      otherAsset: fc.nat(9),
      amount: fc.bigInt({ min: 1n, max: 1000n }),
    })
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 80 }), (postings) => {
        const { accounts, journal } = newLedger()
        for (const p of postings) {
          const toAsset = p.otherAsset === 0 ? (p.fromAsset + 1) % 3 : p.fromAsset
          const source = accounts.cell(p.from, FUNDS, p.fromAsset, p.fromBucket)
          const destination = accounts.cell(p.to, FUNDS, toAsset, p.toBucket)
          const before = accounts.balance(source)
          const covered = p.from === SYSTEM_OWNERS.external || before >= p.amount
          const fine =
            isAllowed(p.reason.word, p.from, p.fromBucket, p.to, p.toBucket) && toAsset === p.fromAsset && covered
          const post = () => journal.post(source, destination, p.amount, p.reason, 0)
          if (fine) post()
          else expect(post).toThrow(InvariantBroken)
          expect(accounts.balance(source)).toBe(fine ? before - p.amount : before)
        }
        for (let asset = 0; asset < 3; asset++) {
          let sum = 0n
          for (const { owner: whose, start } of accounts.blockStarts()) {
            const available = accounts.balance(start + asset * 2 + AVAILABLE)
            const held = accounts.balance(start + asset * 2 + HELD)
            sum += available + held
            if (whose !== SYSTEM_OWNERS.external) expect(available >= 0n && held >= 0n).toBe(true)
          }
          expect(sum).toBe(0n)
        }
      }),
      { seed: 14, numRuns: 300 },
    )
  })

  test('a transfer goes between the wallets of one owner, and nothing else does', () => {
    const { accounts, journal } = newLedger()
    const funds = accounts.cell(FIRST_CUSTOMER, FUNDS, 0, AVAILABLE)
    const contract = accounts.cell(FIRST_CUSTOMER, WALLET_NUMBERS.contract, 0, AVAILABLE)
    const foreign = accounts.cell(FIRST_CUSTOMER + 1, WALLET_NUMBERS.contract, 0, AVAILABLE)
    journal.post(accounts.cell(SYSTEM_OWNERS.external, FUNDS, 0, AVAILABLE), funds, 5n, FAUCET, 0)
    journal.post(funds, contract, 5n, TRANSFER, 0)
    expect(accounts.balance(contract)).toBe(5n)
    expect(() => journal.post(contract, foreign, 1n, TRANSFER, 0)).toThrow('I3')
    expect(() => journal.post(contract, funds, 1n, HOLD, 0)).toThrow('I3')
  })

  test('a posting of nothing is none, and the view tells the entry at hand only', () => {
    const { accounts, journal } = newLedger()
    const external = accounts.cell(SYSTEM_OWNERS.external, FUNDS, 2, AVAILABLE)
    const customer = accounts.cell(FIRST_CUSTOMER, FUNDS, 2, AVAILABLE)
    journal.post(external, customer, 0n, FAUCET, 0)
    expect(journal.length).toBe(0)
    for (let index = 0; index < 200; index++) journal.post(external, customer, 5n, FAUCET, index)
    expect([...journal].at(-1)).toEqual({
      source: { owner: SYSTEM_OWNERS.external, wallet: 'funds', asset: 9, bucket: 'available' },
      destination: { owner: FIRST_CUSTOMER, wallet: 'funds', asset: 9, bucket: 'available' },
      amount: 5n,
      reason: 'faucet',
      ref: 199,
    })
    journal.begin()
    expect([...journal]).toEqual([])
    expect(() => journal.post(external, customer, -1n, FAUCET, 0)).toThrow('I1')
  })
})
