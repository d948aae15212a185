import { type Command, FIRST_CUSTOMER, type LoanTerms, OPERATOR_ROLES, type OperatorAction } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { ESCROW_FREE, LOAN_POOL_FREE, TRADER_FREE, TREASURY_FREE } from '../ledger/postingSides.ts'
import { PRODUCTS } from '../products.ts'
import { TOY_LOAN } from '../scenarios/loans/loanActs.ts'
import { Dice } from '../scenarios/spot/randomFlow.ts'
import { HOLDER, TOY_GENESIS, ToyExchange } from '../scenarios/toyExchange.ts'
import { SnapshotDamaged } from '../snapshot.ts'
import { newSha256 } from '../testing/newSha256.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const USDT = 1_000_000n
const CUSTOMERS = 3
const LIQUID = { ...TOY_GENESIS, capital: [{ owner: 'treasury' as const, asset: 1, amount: 2_000n * USDT }] }

let keys = 0

function stamp(owner: number) {
  return { owner, key1: 2, key2: ++keys, inputHash: 1, issuedAt: 0 }
}

function decided(action: OperatorAction): Command {
  return { type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason: 'agreed', action }
}

function offer(terms: Partial<LoanTerms>): Command {
  return decided({ type: 'SetLoanProduct', terms: { ...TOY_LOAN, ...terms } })
}

function apply(owner: number, amount: bigint, toy: ToyExchange, product = 1): Command {
  const terms = toy.exchange.loans.product(product)?.version ?? 1
  return { type: 'ApplyForLoan', ...stamp(owner), product, amount, terms }
}

/** Two operators, a pool, and verified customers who have something of their own. */
function lending(pool: bigint, customers = CUSTOMERS): ToyExchange {
  const toy = new ToyExchange('fast', LIQUID)
  const roles = OPERATOR_ROLES.filter((role) => role !== 'auditor')
  for (const operator of [1, 2]) {
    const action = { type: 'AppointOperator', operator, roles } as const
    toy.apply({ type: 'Decide', proposer: 0, approver: 0, effectiveAt: 0, reason: 'founding', action })
  }
  toy.apply(offer({}))
  toy.apply(decided({ type: 'FundLoanPool', amount: pool }))
  for (let owner = FIRST_CUSTOMER; owner < FIRST_CUSTOMER + customers; owner++) {
    toy.apply({ type: 'OpenOwner', ref: `customer ${owner}` })
    toy.apply({ type: 'FaucetCredit', owner, asset: 1, amount: 300n * USDT, ref: `${owner}` })
    toy.apply(decided({ type: 'SetVerification', owner, level: 2 }))
  }
  return toy
}

/** Everything that may happen to loans, by chance; time goes on by moments, hours and, while the clock stands, weeks. */
class LendingFlow {
  readonly #dice: Dice
  #lines = 0

  constructor(seed: number) {
    this.#dice = new Dice(seed)
  }

  next(toy: ToyExchange): { readonly wait: number; readonly command: Command } {
    const dice = this.#dice
    const wait = dice.pick([1, 1_000, 3_000_000, 3_500_000, 3_500_000, dice.roll(12) === 0 ? 9 * DAY_MS : 3_599_000])
    if (toy.exchange.clockStopped()) return { wait: 1, command: { type: 'ResumeClock', reason: 'checked' } }
    const roll = dice.roll(100)
    if (roll < 20) return { wait, command: this.#apply(toy) }
    if (roll < 75) return { wait, command: this.#goOn(toy) }
    if (roll < 80) return { wait, command: decided({ type: 'FundLoanPool', amount: BigInt(1 + dice.roll(9_000_000)) }) }
    if (roll < 85) return { wait, command: offer(this.#terms()) }
    return { wait, command: { type: 'AcquireLease', role: 'feed', holder: HOLDER, until: toy.time + 1_000 } }
  }

  #apply(toy: ToyExchange): Command {
    return apply(FIRST_CUSTOMER + this.#dice.roll(CUSTOMERS), BigInt(1 + this.#dice.roll(90_000_000)), toy, 1)
  }

  #goOn(toy: ToyExchange): Command {
    const dice = this.#dice
    const loans = toy.exchange.loans.loans()
    const loan = loans.length > 0 ? dice.pick(loans) : undefined
    if (!loan) return this.#apply(toy)
    if (loan.state === 'not_reviewed') return decided({ type: 'DisburseLoan', loan: loan.loan, amount: loan.amount })
    const amount = BigInt(1 + dice.roll(40_000_000))
    if (dice.roll(100) < 70) return { type: 'RepayLoan', ...stamp(loan.owner), loan: loan.loan, amount }
    if (dice.roll(100) < 8) return decided({ type: 'WriteOffLoan', loan: loan.loan, reason: 'gone' })
    const uploadedAt = toy.time - dice.roll(Math.max(1, toy.time - loan.disbursedAt))
    return decided({ type: 'CreditLoanProof', loan: loan.loan, amount, line: `line ${++this.#lines}`, uploadedAt })
  }

  #terms(): Partial<LoanTerms> {
    const dice = this.#dice
    return {
      days: dice.pick([1, 2, 7]),
      freeDays: dice.pick([0, 1]),
      dailyRatePpm: dice.pick([1, 33_333, 99_999, 500_001]),
      lateRatePpm: dice.pick([0, 66_667, 999_999]),
      graceDays: dice.pick([0, 1, 3]),
      min: dice.pick(['0.000001', '1.000001']),
    }
  }
}

describe('loans by chance', () => {
  test('what is paid was owed and cost at most what was lent, and any snapshot goes on as if nothing had been (I16, I9)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        const toy = lending(1_000n * USDT)
        const flow = new LendingFlow(seed)
        const lent = new Map<number, bigint>()
        const [charges, principal] = [new Map<number, bigint>(), new Map<number, bigint>()]
        let twin = Exchange.restore(toy.exchange.snapshot(), { newSha256 })
        for (let step = 0; step < 200; step++) {
          const { wait, command } = flow.next(toy)
          toy.time += wait
          const { events, time } = toy.apply(command)
          for (const event of events) {
            if (event.type === 'LoanDisbursed') lent.set(event.loan, event.amount)
            if (event.type !== 'LoanPaid') continue
            charges.set(event.loan, (charges.get(event.loan) ?? 0n) + event.interest + event.lateFee)
            principal.set(event.loan, (principal.get(event.loan) ?? 0n) + event.principal)
            const most = lent.get(event.loan) ?? 0n
            expect(charges.get(event.loan)).toBeLessThanOrEqual(most)
            expect((principal.get(event.loan) ?? 0n) + event.principalOwed).toBe(most)
          }
          twin.apply({ sequence: twin.sequence + 1, time, command })
          if (step % 40 === 20) twin = Exchange.restore(twin.snapshot(), { newSha256 })
        }
        expect(lent.size).toBeGreaterThan(0)
        expect(twin.stateHash()).toBe(toy.exchange.stateHash())
      }),
      { seed: 16, numRuns: 12 },
    )
  })

  test('a hundred who apply for the last money get exactly what is there, once (LOAN-3)', () => {
    const toy = lending(405n * USDT, 100)
    const replies = Array.from({ length: 100 }, (_, place) => {
      const command = apply(FIRST_CUSTOMER + place, 10n * USDT, toy)
      const first = toy.apply(command).reply
      expect(toy.apply(command)).toMatchObject({ reply: first, duplicate: true })
      return first.kind === 'rejected' ? first.rejection : first.kind
    })
    expect(replies).toEqual([...Array(40).fill('done'), ...Array(60).fill('loan_pool_empty')])
    expect(toy.exchange.loans.pool()).toMatchObject({ requested: 400n * USDT, available: 405n * USDT, lent: 0n })
    for (const { loan, amount } of toy.exchange.loans.loans())
      expect(toy.apply(decided({ type: 'DisburseLoan', loan, amount })).reply.kind).toBe('done')
    expect(toy.exchange.loans.pool()).toMatchObject({ requested: 0n, available: 5n * USDT, lent: 400n * USDT })
  })

  test('a hundred repayments of one loan pay it once (LOAN-6)', () => {
    const toy = lending(500n * USDT, 1)
    toy.apply(apply(FIRST_CUSTOMER, 100n * USDT, toy))
    toy.apply(decided({ type: 'DisburseLoan', loan: 1, amount: 100n * USDT }))
    const before = toy.exchange.ledger.balances(FIRST_CUSTOMER)[0]?.available ?? 0n
    const replies = Array.from({ length: 100 }, () => {
      const command = { type: 'RepayLoan', ...stamp(FIRST_CUSTOMER), loan: 1, amount: 40n * USDT } as const
      const { reply } = toy.apply(command)
      expect(toy.apply(command).reply).toEqual(reply)
      return reply.kind === 'rejected' ? reply.rejection : reply.kind
    })
    expect(replies).toEqual([...Array(3).fill('done'), ...Array(97).fill('unknown_loan')])
    expect(before - (toy.exchange.ledger.balances(FIRST_CUSTOMER)[0]?.available ?? 0n)).toBe(100n * USDT)
  })
})

describe('a product that was never used', () => {
  test('leaves snapshot and state hash as they were before it was there', () => {
    const products = PRODUCTS.filter(({ name }) => name !== 'loans')
    const before = new Exchange({ newSha256, products })
    const after = new Exchange({ newSha256 })
    for (const exchange of [before, after]) exchange.apply({ sequence: 1, time: 1, command: TOY_GENESIS })
    expect(after.stateHash()).toBe(before.stateHash())
    expect(() => Exchange.restore(lending(USDT, 1).exchange.snapshot(), { newSha256, products })).toThrow(
      SnapshotDamaged,
    )
  })

  test('a Genesis cannot fill the pool (GEN-3)', () => {
    const capital = [{ owner: 'loanPool' as const, asset: 1, amount: USDT }]
    const { reply } = new Exchange({ newSha256 }).apply({ sequence: 1, time: 1, command: { ...TOY_GENESIS, capital } })
    expect(reply).toMatchObject({ rejection: 'bad_command' })
  })
})

test('the posting matrix fills the pool from the treasury and with principal alone, and charges never reach it (I16)', () => {
  const ways = PRODUCTS.flatMap(({ reasons = [] }) => reasons).flatMap(({ word, between }) =>
    between.map(([source, destination]) => ({ word, source, destination })),
  )
  const into = ways.filter(({ destination }) => destination === LOAN_POOL_FREE)
  expect(into.map(({ word, source }) => [word, source])).toEqual([
    ['loan_funding', TREASURY_FREE],
    ['loan_principal', TRADER_FREE],
  ])
  const out = ways.filter(({ source }) => source === LOAN_POOL_FREE).map(({ destination }) => destination)
  expect(new Set(out)).toEqual(new Set([TREASURY_FREE, TRADER_FREE]))
  expect(out).not.toContain(ESCROW_FREE)
})
