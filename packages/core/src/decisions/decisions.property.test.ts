import type { CoreEvent, DecisionTaken } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { ContractFlow, contractGenesis } from '../scenarios/contracts/contractFlow.ts'
import { DecisionFlow } from '../scenarios/decisions/decisionFlow.ts'
import { Dice } from '../scenarios/spot/randomFlow.ts'
import { ToyExchange } from '../scenarios/toyExchange.ts'
import { expectBooksAlike, expectSnapshotsAlike } from '../testing/randomRuns.ts'

/** Trading with decisions in between. */
class Mixed {
  readonly #trading: ContractFlow
  readonly #decisions: DecisionFlow
  readonly #dice: Dice

  constructor(seed: number) {
    this.#trading = new ContractFlow(seed)
    this.#decisions = new DecisionFlow(seed)
    this.#dice = new Dice(seed + 7)
  }

  begin(toy: ToyExchange): void {
    for (const command of [...this.#trading.opening(), ...this.#decisions.opening()])
      expect(toy.apply(command).reply.kind).not.toBe('rejected')
  }

  next(exchange: Exchange): ReturnType<ContractFlow['next']> {
    if (this.#dice.roll(2) === 0) return this.#trading.next(exchange)
    return { wait: this.#dice.roll(1_500), command: this.#decisions.next(exchange) }
  }
}

function opened(book: 'fast' | 'naive', seed: number): { toy: ToyExchange; flow: Mixed } {
  const toy = new ToyExchange(book, contractGenesis(3_000_000n))
  const flow = new Mixed(seed)
  flow.begin(toy)
  return { toy, flow }
}

describe('random decisions among trading', () => {
  test('both books agree, every law holds, and each decision ends once, at its moment, by two people or by one who may', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const { toy: naive, flow } = opened('naive', seed)
        const fast = opened('fast', seed)
        const waiting = new Map<number, DecisionTaken>()
        expectBooksAlike({ toy: naive, flow }, fast, { steps: 300, hashEvery: 10 }, (expected) => {
          for (const event of expected.events) {
            seen.add(label(event))
            if (event.type === 'DecisionTaken') follow(event, waiting, naive.time, expected.sequence)
          }
          if (expected.reply.kind === 'rejected') seen.add(expected.reply.rejection)
          const listed = naive.exchange.decisions.scheduled().map(({ decision }) => decision)
          expect(new Set(listed)).toEqual(new Set(waiting.keys()))
        })
      }),
      { seed: 31, numRuns: 8 },
    )
    expect(MUST_HAPPEN.filter((word) => !seen.has(word))).toEqual([])
  }, 240_000)

  test('a snapshot at any point, read by either book, has the same hash and the same future', () => {
    expectSnapshotsAlike((seed) => opened('fast', seed), { steps: 150, seed: 32, numRuns: 10 })
  }, 240_000)
})

/** The fate of a decision fits its kind: recorded once, and then done, cancelled or failed once. */
function follow(told: DecisionTaken, waiting: Map<number, DecisionTaken>, now: number, sequence: number): void {
  expect(told.proposer).not.toBe(told.proposer === 0 ? -1 : told.approver)
  const before = waiting.get(told.decision)
  if (told.state === 'scheduled') {
    expect([before, told.decision, told.effectiveAt > now]).toEqual([undefined, sequence, true])
    waiting.set(told.decision, told)
  } else if (told.effectiveAt === 0) {
    expect([before, told.decision, told.state]).toEqual([undefined, sequence, 'done'])
  } else {
    expect(before).toEqual({ ...told, state: 'scheduled', rejection: null })
    if (told.state !== 'cancelled') expect(told.effectiveAt <= now).toBe(true)
    expect(told.rejection !== null).toBe(told.state === 'failed')
    waiting.delete(told.decision)
  }
}

const MUST_HAPPEN = [
  'DecisionTaken scheduled',
  'DecisionTaken done',
  'DecisionTaken cancelled',
  'DecisionTaken failed',
  'OperatorAppointed',
  'WithdrawalsHeld',
  'VerificationSet',
  'FeeTiersSet',
  'VerificationPolicySet',
  'TermsChanged',
  'AuditAnchored',
  'ContractTrade',
  'four_eyes_needed',
  'same_operator',
  'role_missing',
  'unknown_operator',
  'unknown_decision',
  'effective_time_past',
  'reason_missing',
  'nothing_to_amend',
  'already_done',
]

function label(event: CoreEvent): string {
  return event.type === 'DecisionTaken' ? `DecisionTaken ${event.state}` : event.type
}
