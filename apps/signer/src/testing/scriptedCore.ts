import { createHash } from 'node:crypto'
import type { AssetDefinition, CoreEvent, Entry, WithdrawalView } from '@touchstone/protocol'
import type { Cores, SignerCore } from '../snapshot/beginning.ts'

/** What one scripted entry does: events, and how a withdrawal stands after it. */
export interface ScriptStep {
  readonly events?: readonly CoreEvent[]
  readonly withdrawal?: WithdrawalView
  /** The owner that is frozen, or whose withdrawals are held, from then on; 0: nobody. */
  readonly frozen?: number
  readonly held?: number
  /** Thrown when the entry is applied. */
  readonly fault?: string
}

const ASSETS: readonly AssetDefinition[] = [
  { id: 1, code: 'USDT', name: 'Tether', scale: 6 },
  { id: 2, code: 'BTC', name: 'Bitcoin', scale: 8 },
]

/** A core that does what the log's entries say word for word, so that a test can bring it into any state. */
export class ScriptedCore implements SignerCore {
  sequence = 0
  time = 0
  #frozen = 0
  #held = 0
  readonly #withdrawals = new Map<number, WithdrawalView>()

  static restore(bytes: Uint8Array, sequence: number, stateHash: string): ScriptedCore | string {
    const core = new ScriptedCore()
    const { entry, time, frozen, held, withdrawals } = readText<ScriptedState>(Buffer.from(bytes).toString())
    core.sequence = entry
    core.time = time
    core.#frozen = frozen
    core.#held = held
    for (const withdrawal of withdrawals) core.#withdrawals.set(withdrawal.withdrawal, withdrawal)
    return core.sequence === sequence && core.stateHash() === stateHash ? core : 'it is of another state'
  }

  apply({ sequence, time, command }: Entry): { readonly events: readonly CoreEvent[] } {
    this.sequence = sequence
    this.time = time
    const step = command.type === 'ResumeClock' ? readText<ScriptStep>(command.reason) : {}
    if (step.fault !== undefined) throw new Error(step.fault)
    this.#frozen = step.frozen ?? this.#frozen
    this.#held = step.held ?? this.#held
    if (step.withdrawal) this.#withdrawals.set(step.withdrawal.withdrawal, step.withdrawal)
    return { events: step.events ?? [] }
  }

  skip(sequence: number): void {
    this.sequence = sequence
  }

  readonly customers = {
    isFrozen: (owner: number) => owner === this.#frozen,
    withdrawalsHeldUntil: (owner: number) => (owner === this.#held ? this.time + 1 : 0),
  }

  readonly withdrawals = { withdrawal: (withdrawal: number) => this.#withdrawals.get(withdrawal) }

  snapshot(): Uint8Array {
    const withdrawals = [...this.#withdrawals.values()]
    const state = { entry: this.sequence, time: this.time, frozen: this.#frozen, held: this.#held, withdrawals }
    return Buffer.from(writeText(state satisfies ScriptedState))
  }

  stateHash(): string {
    return createHash('sha256').update(this.snapshot()).digest('hex')
  }

  assets(): readonly AssetDefinition[] {
    return ASSETS
  }
}

interface ScriptedState {
  readonly entry: number
  readonly time: number
  readonly frozen: number
  readonly held: number
  readonly withdrawals: readonly WithdrawalView[]
}

/** As a program that knows these rules has them. */
export function scriptedCores(rules: number): Cores {
  return { rules, empty: () => new ScriptedCore(), restore: ScriptedCore.restore }
}

/** Amounts travel as text that ends in n. */
function writeText(value: object): string {
  return JSON.stringify(value, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}

export function writeStep(step: ScriptStep): string {
  return writeText(step)
}

function readText<Value>(text: string): Value {
  const revive = (_: string, value: unknown) =>
    typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value
  return JSON.parse(text, revive) as Value
}
