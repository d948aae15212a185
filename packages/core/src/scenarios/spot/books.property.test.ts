import type { CoreEvent, Outcome, Posting } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../../exchange.ts'
import { ToyExchange } from '../toyExchange.ts'
import { RandomFlow } from './randomFlow.ts'

interface Result extends Omit<Outcome, 'postings'> {
  readonly postings: Posting[]
}

function kept(outcome: Outcome): Result {
  return { ...outcome, postings: [...outcome.postings] }
}

describe('random flows of every kind of command', () => {
  test('the naive and the fast book never differ: same outcomes, same state after every command', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const naive = new ToyExchange('naive')
        const fast = new ToyExchange('fast')
        const flow = new RandomFlow(seed)
        for (const command of flow.opening()) {
          naive.apply(command)
          fast.apply(command)
        }
        for (let step = 0; step < 250; step++) {
          const command = flow.next(naive.exchange)
          const expected = kept(naive.apply(command))
          expect(kept(fast.apply(command))).toEqual(expected)
          expect(fast.exchange.stateHash()).toBe(naive.exchange.stateHash())
          for (const event of expected.events) count(seen, label(event))
          if (expected.reply.kind === 'rejected') count(seen, expected.reply.rejection)
          if (expected.duplicate) count(seen, 'duplicate')
        }
      }),
      { seed: 11, numRuns: 40 },
    )
    expect(MUST_HAPPEN.filter((word) => !seen.has(word))).toEqual([])
  }, 240_000)

  test('a snapshot at any point, read by either book, has the same hash and the same future', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(199),
        fc.constantFrom('fast' as const, 'naive' as const),
        (seed, at, book) => {
          const toy = new ToyExchange('fast')
          const flow = new RandomFlow(seed)
          for (const command of flow.opening()) toy.apply(command)
          let restored: Exchange | undefined
          for (let step = 0; step < 200; step++) {
            if (step === at) {
              const bytes = toy.exchange.snapshot()
              restored = Exchange.restore(bytes, { book })
              expect(restored.snapshot()).toEqual(bytes)
            }
            const command = flow.next(toy.exchange)
            const expected = kept(toy.apply(command))
            const entry = { sequence: expected.sequence, time: toy.time, command }
            if (restored) expect(kept(restored.apply(entry))).toEqual(expected)
          }
          expect(restored?.stateHash()).toBe(toy.exchange.stateHash())
        },
      ),
      { seed: 12, numRuns: 40 },
    )
  }, 240_000)

  test('money is conserved and nobody but the outside is ever below zero', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const toy = new ToyExchange('fast')
        const flow = new RandomFlow(seed)
        for (const command of flow.opening()) toy.apply(command)
        for (let step = 0; step < 200; step++) {
          const outcome = toy.apply(flow.next(toy.exchange))
          for (const posting of outcome.postings) {
            expect(posting.amount > 0n).toBe(true)
            expect(posting.source.asset).toBe(posting.destination.asset)
          }
          if (outcome.reply.kind === 'rejected')
            expect(outcome.events.some((event) => event.type === 'Trade')).toBe(false)
        }
        for (const [, sum] of toy.exchange.totals()) expect(sum).toBe(0n)
      }),
      { seed: 13, numRuns: 30 },
    )
  }, 240_000)
})

/** What the flows must have shown, so that their silence about it means something. */
const MUST_HAPPEN = [
  'Trade',
  'OrderTriggered',
  'OrderAmended',
  'QuotesReplaced',
  'IndexUpdated',
  'OrderClosed filled',
  'OrderClosed canceled',
  'OrderClosed expired',
  'OrderClosed self_trade',
  'OrderClosed rejected',
  'duplicate',
  'conflict',
  'insufficient_balance',
  'would_take',
  'not_fillable',
  'self_trade',
  'bad_stop_price',
  'bad_slippage',
  'no_liquidity',
  'order_not_found',
  'nothing_to_amend',
  'quantity_below_filled',
  'order_not_amendable',
  'index_unavailable',
  'owner_frozen',
  'market_halted',
  'market_cancel_only',
  'not_lease_holder',
  'already_done',
  'unknown_rules',
]

function label(event: CoreEvent): string {
  return event.type === 'OrderClosed' ? `OrderClosed ${event.reason}` : event.type
}

function count(seen: Map<string, number>, word: string): void {
  seen.set(word, (seen.get(word) ?? 0) + 1)
}
