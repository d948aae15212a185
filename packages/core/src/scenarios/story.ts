import { type Command, FIRST_CUSTOMER, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Scenario } from './scenario.ts'
import { HOLDER, type ToyExchange } from './toyExchange.ts'

/** A line that a story may have, and its effect. */
export type StoryStep<Run extends Story> = readonly [RegExp, (run: Run, match: RegExpExecArray) => void]

/** A story being played on a toy exchange: people by their names, commands with identities of their own. */
export abstract class Story {
  abstract readonly toy: ToyExchange
  readonly #owners: Map<string, OwnerId>
  readonly #systemOwners: number
  #key = 0

  /** `systemOwners`: the names of the platform's own accounts in a story. */
  constructor(systemOwners: Readonly<Record<string, OwnerId>>) {
    this.#owners = new Map(Object.entries(systemOwners))
    this.#systemOwners = this.#owners.size
  }

  /** The answer to the last command. */
  abstract reply(): string

  expect(what: string, actual: string, expected: string | undefined): void {
    if (actual !== expected) throw new Error(`${what} is '${actual}', not '${expected}'`)
  }

  apply(command: Command): void {
    this.toy.apply(command)
  }

  /** An owner named for the first time opens an account. */
  owner(name: string): OwnerId {
    const known = this.#owners.get(name)
    if (known !== undefined) return known
    const owner = FIRST_CUSTOMER + this.#owners.size - this.#systemOwners
    this.apply({ type: 'OpenOwner', ref: name })
    this.#owners.set(name, owner)
    return owner
  }

  stamp(name: string) {
    const owner = this.owner(name)
    const key1 = owner === SYSTEM_OWNERS.sandboxFlow ? HOLDER : 1
    return { owner, key1, key2: this.key(), inputHash: 1, issuedAt: 0 }
  }

  credit(name: string, asset: number, amount: bigint): OwnerId {
    const owner = this.owner(name)
    this.apply({ type: 'FaucetCredit', owner, asset, amount, ref: `story ${this.key()}` })
    return owner
  }

  /** A number that the story has not used yet. */
  key(): number {
    return ++this.#key
  }
}

/** Plays a story; throws at the first line that does not come true. `=>` after an action gives the expected reply. */
export function playStory<Run extends Story>(
  run: Run,
  steps: readonly StoryStep<Run>[],
  { title, lines }: Scenario,
): ToyExchange {
  lines.forEach((line, index) => {
    try {
      play(run, steps, line)
    } catch (error) {
      throw new Error(`${title}, line ${index + 1} '${line}': ${String(error)}`, { cause: error })
    }
  })
  return run.toy
}

function play<Run extends Story>(run: Run, steps: readonly StoryStep<Run>[], line: string): void {
  const [action = '', expected] = line.split(' => ')
  for (const [pattern, step] of steps) {
    const match = pattern.exec(action)
    if (!match) continue
    const before = run.toy.last
    step(run, match)
    if (expected !== undefined) run.expect('reply', run.reply(), expected)
    else if (run.toy.last !== before && run.toy.last?.reply.kind === 'rejected')
      throw new Error(`refused: ${run.reply()}`)
    return
  }
  throw new Error('no such line')
}
