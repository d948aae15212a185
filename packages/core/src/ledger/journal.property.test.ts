import { FIRST_CUSTOMER, SYSTEM_OWNERS } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvariantBroken } from '../invariantBroken.ts'
import { Accounts, AVAILABLE, FUNDS, HELD } from './accounts.ts'
import { Journal } from './journal.ts'
import { CAPITAL, FAUCET, FEE, HOLD, REASONS, RELEASE, TRADE } from './postingMatrix.ts'

const OWNERS = [
  SYSTEM_OWNERS.external,
  SYSTEM_OWNERS.fees,
  SYSTEM_OWNERS.treasury,
  SYSTEM_OWNERS.liquidity,
  FIRST_CUSTOMER,
  FIRST_CUSTOMER + 1,
]

function newLedger() {
  const accounts = new Accounts([1, 2, 9])
  return { accounts, journal: new Journal(accounts) }
}

/** The posting matrix in words, written a second time so that a slip in either shows. */
function isAllowed(reason: number, from: number, fromBucket: number, to: number, toBucket: number): boolean {
  const trades = (owner: number) => owner >= FIRST_CUSTOMER || owner === SYSTEM_OWNERS.liquidity
  const outside = from === SYSTEM_OWNERS.external && fromBucket === AVAILABLE && toBucket === AVAILABLE && from !== to
  switch (reason) {
    case CAPITAL:
      return outside
    case FAUCET:
      return outside && trades(to)
    case HOLD:
      return trades(from) && from === to && fromBucket === AVAILABLE && toBucket === HELD
    case RELEASE:
      return trades(from) && from === to && fromBucket === HELD && toBucket === AVAILABLE
    case TRADE:
      return trades(from) && trades(to) && from !== to && toBucket === AVAILABLE
    default:
      return (
        reason === FEE &&
        trades(from) &&
        fromBucket === AVAILABLE &&
        to === SYSTEM_OWNERS.fees &&
        toBucket === AVAILABLE
      )
  }
}

describe('the journal', () => {
  test('I2, I3, I4: whatever is posted, sums stay zero, nothing forbidden passes, nobody goes below zero', () => {
    const owner = fc.constantFrom(...OWNERS)
    const posting = fc.record({
      reason: fc.nat(REASONS.length - 1),
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
          const fine = isAllowed(p.reason, p.from, p.fromBucket, p.to, p.toBucket) && toAsset === p.fromAsset && covered
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
