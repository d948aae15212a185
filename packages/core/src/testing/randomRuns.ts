import type { Command, Outcome, Posting } from '@touchstone/protocol'
import fc from 'fast-check'
import { expect } from 'vitest'
import { Exchange } from '../exchange.ts'
import type { Step } from '../scenarios/contracts/contractFlow.ts'
import type { ToyExchange } from '../scenarios/toyExchange.ts'
import { expectEqual } from './expectEqual.ts'
import { newSha256 } from './newSha256.ts'

/** A toy exchange and the random commands that it is given. */
export interface RandomRun {
  readonly toy: ToyExchange
  readonly flow: { next(exchange: Exchange): Step }
}

/** An outcome with its postings as a list, which compares and keeps. */
export interface KeptOutcome extends Omit<Outcome, 'postings'> {
  readonly postings: readonly Posting[]
}

function kept(outcome: Outcome): KeptOutcome {
  return { ...outcome, postings: [...outcome.postings] }
}

/** Gives both books the naive one's flow and expects the same outcomes; hashes of the states are compared every so many steps. */
export function expectBooksAlike(
  { toy: naive, flow }: RandomRun,
  { toy: fast }: Pick<RandomRun, 'toy'>,
  { steps, hashEvery }: { readonly steps: number; readonly hashEvery: number },
  look: (outcome: KeptOutcome, command: Command, step: number) => void,
): void {
  for (let step = 0; step < steps; step++) {
    const { wait, command } = flow.next(naive.exchange)
    naive.time += wait
    fast.time += wait
    const expected = kept(naive.apply(command))
    expectEqual(kept(fast.apply(command)), expected)
    if (step % hashEvery === 0) expect(fast.exchange.stateHash()).toBe(naive.exchange.stateHash())
    look(expected, command, step)
  }
  for (const [, sum] of naive.exchange.totals()) expect(sum).toBe(0n)
}

/** Takes a snapshot at any point of a run, reads it into either book, and expects the same hash and the same future. */
export function expectSnapshotsAlike(
  open: (seed: number) => RandomRun,
  { steps, ...parameters }: { readonly steps: number; readonly seed: number; readonly numRuns: number },
): void {
  const books = fc.constantFrom('fast' as const, 'naive' as const)
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(steps - 1), books, (seed, at, book) => {
      const { toy, flow } = open(seed)
      let restored: Exchange | undefined
      for (let step = 0; step < steps; step++) {
        if (step === at) {
          const bytes = toy.exchange.snapshot()
          restored = Exchange.restore(bytes, { newSha256, book })
          expectEqual(restored.snapshot(), bytes)
        }
        const { wait, command } = flow.next(toy.exchange)
        toy.time += wait
        const expected = kept(toy.apply(command))
        if (!restored) continue
        expectEqual(kept(restored.apply({ sequence: expected.sequence, time: toy.time, command })), expected)
      }
      expect(restored?.stateHash()).toBe(toy.exchange.stateHash())
    }),
    parameters,
  )
}
