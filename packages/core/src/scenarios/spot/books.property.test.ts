import type { CoreEvent } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectBooksAlike, expectSnapshotsAlike, type RandomRun } from '../../testing/randomRuns.ts'
import { ToyExchange } from '../toyExchange.ts'
import { RandomFlow } from './randomFlow.ts'

function opened(book: 'fast' | 'naive', seed: number): RandomRun {
  const toy = new ToyExchange(book)
  const flow = new RandomFlow(seed)
  for (const command of flow.opening()) toy.apply(command)
  return { toy, flow: { next: (exchange) => ({ wait: 0, command: flow.next(exchange) }) } }
}

describe('random flows of every kind of command', () => {
  test('the naive and the fast book never differ: same outcomes, same state after every command', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        expectBooksAlike(
          opened('naive', seed),
          opened('fast', seed),
          { steps: 250, hashEvery: 1 },
          ({ events, reply, duplicate }) => {
            for (const event of events) count(seen, label(event))
            if (reply.kind === 'rejected') count(seen, reply.rejection)
            if (duplicate) count(seen, 'duplicate')
          },
        )
      }),
      { seed: 11, numRuns: 40 },
    )
    expect(MUST_HAPPEN.filter((word) => !seen.has(word))).toEqual([])
  }, 240_000)

  test('a snapshot at any point, read by either book, has the same hash and the same future', () => {
    expectSnapshotsAlike((seed) => opened('fast', seed), { steps: 200, seed: 12, numRuns: 40 })
  }, 240_000)

  test('money is conserved and nobody but the outside is ever below zero', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const { toy, flow } = opened('fast', seed)
        for (let step = 0; step < 200; step++) {
          const outcome = toy.apply(flow.next(toy.exchange).command)
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

/** The cases that the flows must have shown, or a run without failures would prove nothing about them. */
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
  'OrdersPaired',
  'BracketEnded placed',
  'BracketEnded not_filled',
  'take_profit_side',
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
  return event.type === 'OrderClosed' || event.type === 'BracketEnded' ? `${event.type} ${event.reason}` : event.type
}

function count(seen: Map<string, number>, word: string): void {
  seen.set(word, (seen.get(word) ?? 0) + 1)
}
