import type { Boundary, Program } from '../program.ts'

/** A boundary with one of everything. */
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
    readonly fill: (nothing: null) => void
  }
  readonly owner: {
    readonly shout: (word: string) => string
  }
}

export interface TrialOptions {
  readonly onOwnerGone?: () => void
}

export function trialProgram({ onOwnerGone }: TrialOptions = {}): Program<Trial> {
  return (owner) => {
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
        fill: () => {
          const held: number[][] = []
          for (;;) held.push(Array.from({ length: 100_000 }, () => held.length))
        },
      },
    }
  }
}
