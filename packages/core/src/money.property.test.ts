import {
  type CoreEvent,
  type DepositCredited,
  FIRST_CUSTOMER,
  type Posting,
  type WithdrawalRequested,
} from '@touchstone/protocol'
import { chargeUp, parseDecimal } from '@touchstone/quantities'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Exchange } from './exchange.ts'
import { ContractFlow, contractGenesis } from './scenarios/contracts/contractFlow.ts'
import { MoneyFlow } from './scenarios/moneyFlow.ts'
import { Dice, RandomFlow } from './scenarios/spot/randomFlow.ts'
import { ToyExchange } from './scenarios/toyExchange.ts'
import { expectBooksAlike, expectSnapshotsAlike } from './testing/randomRuns.ts'

/** Spot and contract trading with money coming in and going out in between. */
class Mixed {
  readonly #contracts: ContractFlow
  readonly #spot: RandomFlow
  readonly #money: MoneyFlow
  readonly #dice: Dice

  constructor(seed: number) {
    this.#contracts = new ContractFlow(seed)
    this.#spot = new RandomFlow(seed)
    this.#money = new MoneyFlow(seed)
    this.#dice = new Dice(seed + 7)
  }

  begin(toy: ToyExchange): void {
    for (const command of this.#contracts.opening()) toy.apply(command)
    for (const command of this.#money.opening()) toy.apply(command)
  }

  next(exchange: Exchange): ReturnType<ContractFlow['next']> {
    const roll = this.#dice.roll(10)
    if (roll < 3) return this.#contracts.next(exchange)
    if (roll < 5) return { wait: this.#dice.roll(1_000), command: this.#spot.next(exchange) }
    return { wait: this.#dice.pick([100, 1_000, 60_000]), command: this.#money.next(exchange) }
  }
}

function opened(book: 'fast' | 'naive', seed: number): { toy: ToyExchange; flow: Mixed } {
  const toy = new ToyExchange(book, contractGenesis(3_000_000n))
  const flow = new Mixed(seed)
  flow.begin(toy)
  return { toy, flow }
}

/** The events of one run, added up apart from the core. */
class Told {
  readonly asked = new Map<number, WithdrawalRequested>()
  readonly ended = new Set<number>()
  readonly transfers = new Set<string>()
  readonly payments = new Set<string>()
  /** Everything that came in and everything that left. */
  deposited = 0n
  withdrawn = 0n
  fees = 0n

  hear(event: CoreEvent): void {
    if (event.type === 'DepositCredited') this.#credit(event)
    if (event.type === 'WithdrawalRequested') this.asked.set(event.withdrawal, event)
    if (event.type !== 'WithdrawalMoved' || event.state !== 'confirmed') {
      if (event.type === 'WithdrawalMoved' && ENDED.has(event.state)) this.#end(event.withdrawal)
      return
    }
    this.#end(event.withdrawal)
    const paidBy = event.transaction + event.reference
    expect(this.payments.has(paidBy)).toBe(false)
    this.payments.add(paidBy)
    const { amount = 0n, fee = 0n } = this.asked.get(event.withdrawal) ?? {}
    this.withdrawn += amount - fee
    this.fees += fee
  }

  #credit({ chain, token, transaction, logIndex, amount }: DepositCredited): void {
    const key = [chain, token, transaction, logIndex].join()
    expect(this.transfers.has(key)).toBe(false)
    this.transfers.add(key)
    this.deposited += amount
  }

  #end(withdrawal: number): void {
    expect(this.ended.has(withdrawal)).toBe(false)
    this.ended.add(withdrawal)
  }
}

const ENDED = new Set(['confirmed', 'canceled', 'refused', 'failed'])

function moved(postings: readonly Posting[], reason: Posting['reason']): bigint {
  return postings.reduce((sum, posting) => (posting.reason === reason ? sum + posting.amount : sum), 0n)
}

/** No lot is below zero or above its deposit, and turnover never goes beyond the turnover asked for. */
function checkLots(exchange: Exchange, seen: Set<string>): void {
  for (const { owner } of exchange.customers.all()) {
    for (const { value, left, turnoverNeeded, turnoverDone, terms } of exchange.lots.of(owner)) {
      expect(left >= 0n && left <= value).toBe(true)
      expect(turnoverDone >= 0n && turnoverDone <= turnoverNeeded).toBe(true)
      expect(turnoverNeeded).toBe(chargeUp(value, terms.terms.turnoverPpm))
    }
    const allowance = exchange.withdrawals.allowance(owner, 1)
    expect(allowance && allowance.unlocked >= 0n && allowance.unlocked <= allowance.available).toBe(true)
    seen.add(`withdrawable until ${checkWithdrawable(exchange, owner)}`)
  }
}

/** Exactly what is told as withdrawable is accepted: one unit more is refused, and for 0 the smallest request is. */
function checkWithdrawable(exchange: Exchange, owner: number): string {
  const { withdrawable = 0n, bound = null } = exchange.withdrawals.allowance(owner, 1) ?? {}
  const refused = (amount: bigint) =>
    exchange.withdrawals.quote(owner, { kind: 'bank', asset: 1, amount, target: 0 }).rejection
  const least = parseDecimal(exchange.moneyTerms.current().terms.min, 6) ?? 0n
  if (withdrawable > 0n) expect(refused(withdrawable)).toBeNull()
  expect(bound?.rejection ?? null).toBe(refused(withdrawable > 0n ? withdrawable + 1n : least))
  return withdrawable > 0n ? (bound?.rejection ?? '') : 'never'
}

describe('money that comes in and goes out among trading', () => {
  test('both books agree, money is conserved, and everything is paid or given back once', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const { toy: naive, flow } = opened('naive', seed)
        const fast = opened('fast', seed)
        const told = new Told()
        const postings: Posting[] = []
        // Nothing was withdrawn under the terms before these.
        let worst = naive.exchange.moneyTerms.current().terms.feePpm
        expectBooksAlike({ toy: naive, flow }, fast, { steps: 400, hashEvery: 10 }, (expected, command, step) => {
          postings.push(...expected.postings)
          for (const event of expected.events) {
            seen.add(event.type === 'WithdrawalMoved' ? event.state : event.type)
            told.hear(event)
            // The worst rate there ever was bounds every fee, however the terms changed; each lot rounds up its part.
            if (event.type === 'MoneyTermsSet') worst = Math.max(worst, event.terms.feePpm)
            if (event.type !== 'WithdrawalRequested' || event.kind === 'return') continue
            expect(event.fee <= chargeUp(event.amount, worst) + 20n).toBe(true)
          }
          if (expected.reply.kind === 'rejected') seen.add(expected.reply.rejection)
          else seen.add(command.type)
          if (step % 4 === 0) checkLots(naive.exchange, seen)
        })
        expect(moved(postings, 'deposit')).toBe(told.deposited)
        expect(moved(postings, 'withdrawal')).toBe(told.withdrawn)
        expect(moved(postings, 'withdrawal_fee')).toBe(told.fees)
        const open = naive.exchange.withdrawals.open()
        expect(open.length).toBe(told.asked.size - told.ended.size)
      }),
      { seed: 45, numRuns: 8 },
    )
    expect(MUST_HAPPEN.filter((word) => !seen.has(word))).toEqual([])
    expect(MUST_BIND.filter((word) => !seen.has(`withdrawable until ${word}`))).toEqual([])
  }, 240_000)

  test('a snapshot at any point, read by either book, has the same hash and the same future', () => {
    expectSnapshotsAlike((seed) => opened('fast', seed), { steps: 150, seed: 42, numRuns: 10 })
  }, 240_000)

  test('of a thousand withdrawals of the whole balance exactly one succeeds', () => {
    const toy = new ToyExchange('fast')
    for (const command of new MoneyFlow(1).opening().slice(0, 2)) toy.apply(command)
    toy.apply({ type: 'OpenOwner', ref: 'Alice' })
    const owner = FIRST_CUSTOMER
    const action = { type: 'SetVerification', owner, level: 3 } as const
    toy.apply({ type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason: 'proved', action })
    const amount = 1_000_000_000n
    toy.apply({ type: 'FaucetCredit', owner, asset: 1, amount, ref: 'all' })
    const before = toy.exchange.sequence
    const request = { type: 'RequestWithdrawal', owner, kind: 'bank', asset: 1, amount, target: 0 } as const
    const replies = Array.from({ length: 1_000 }, (_, key2) => {
      const how = { key1: 1, key2, inputHash: 1, issuedAt: 0, fee: amount / 20n, payee: 'ab'.repeat(32) }
      const entry = { sequence: before + 1 + key2, time: toy.time + 1, command: { ...request, ...how } }
      return toy.exchange.apply(entry).reply
    })
    expect(replies.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    expect(toy.exchange.ledger.balances(owner).find(({ asset }) => asset === 1)).toMatchObject({
      available: 0n,
      held: amount,
    })
    toy.exchange.checkInvariants()
  })
})

/** Rules that bound what could be withdrawn; `never`: nothing could be. */
const MUST_BIND = ['insufficient_balance', 'turnover_missing', 'withdrawal_above_maximum', 'never']

const MUST_HAPPEN = [
  'ReplacePayment',
  'MoneyTermsSet',
  'DepositCredited',
  'PurchaseCredited',
  'PayoutAddressAdded',
  'PayoutAddressRemoved',
  'WithdrawalRequested',
  'FundsConverted',
  'PlatformRestricted',
  'review',
  'approved',
  'signed',
  'confirmed',
  'canceled',
  'refused',
  'failed',
  'already_done',
  'withdrawals_closed',
  'withdrawals_per_day',
  'withdrawal_below_minimum',
  'withdrawal_above_maximum',
  'turnover_missing',
  'insufficient_balance',
  'unknown_address',
  'address_waiting',
  'address_known',
  'address_invalid',
  'fee_changed',
  'deposit_traded',
  'withdrawal_state',
  'withdrawal_not_cancelable',
  'unknown_withdrawal',
  'withdrawals_only',
  'quote_moved',
  'quote_expired',
  'conversion_closed',
  'treasury_short',
  'owner_frozen',
]
