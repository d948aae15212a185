import { readFileSync } from 'node:fs'
import type { Boundary, Program } from '../program.ts'

/** A boundary with one call of each sort. */
export interface Trial extends Boundary {
  readonly program: {
    readonly add: (numbers: readonly bigint[]) => bigint
    readonly refuse: (reason: string) => void
    readonly keep: (word: string) => void
    readonly words: (nothing: null) => readonly string[]
    readonly reversed: (bytes: Uint8Array) => Uint8Array
    readonly throughOwner: (word: string) => string
    readonly never: (nothing: null) => void
    readonly fail: (nothing: null) => void
    readonly spin: (nothing: null) => void
    readonly readLine: (path: string) => string
    readonly fill: (nothing: null) => void
    readonly labour: (parts: Parts) => void
  }
  readonly owner: {
    readonly shout: (word: string) => string
  }
}

/** Work that keeps its thread busy. Each part begins with a sign of life and ends when the test says so. */
export interface Parts {
  readonly count: number
  /** How many have begun, and how many may end. */
  readonly cells: Int32Array
}

export const BEGUN = 0
export const MAY_END = 1

export interface TrialOptions {
  readonly onOwnerGone?: () => void
}

export function trialProgram({ onOwnerGone }: TrialOptions = {}): Program<Trial> {
  return (owner, alive) => {
    const words: string[] = []
    return {
      ...(onOwnerGone ? { ownerGone: onOwnerGone } : {}),
      service: {
        add: (numbers) => numbers.reduce((sum, each) => sum + each, 0n),
        refuse: (reason) => {
          throw Object.assign(new TypeError(reason), { code: '23505', constraint: 'words_key' })
        },
        keep: (word) => void words.push(word),
        words: () => words,
        reversed: (bytes) => bytes.toReversed(),
        throughOwner: (word) => owner.ask('shout', word),
        never: () => new Promise(() => undefined),
        fail: () => {
          throw new Error('a bug')
        },
        spin: () => {
          for (;;);
        },
        readLine: (path) => readFileSync(path, 'utf8'),
        fill: () => {
          const held: number[][] = []
          for (;;) held.push(Array.from({ length: 100_000 }, () => held.length))
        },
        labour: ({ count, cells }) => {
          for (let part = 1; part <= count; part++) {
            alive()
            Atomics.store(cells, BEGUN, part)
            while (Atomics.load(cells, MAY_END) < part) Atomics.wait(cells, MAY_END, part - 1)
          }
        },
      },
    }
  }
}
