import type { AssetDefinition, CoreEvent, Entry, WithdrawalView } from '@touchstone/protocol'
import type { ReplicaCore } from '../follow/logReplica.ts'

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
export class ScriptedCore implements ReplicaCore {
  sequence = 0
  time = 0
  #frozen = 0
  #held = 0
  readonly #withdrawals = new Map<number, WithdrawalView>()

  apply({ sequence, time, command }: Entry): { readonly events: readonly CoreEvent[] } {
    this.sequence = sequence
    this.time = time
    const step = command.type === 'ResumeClock' ? readStep(command.reason) : {}
    if (step.fault !== undefined) throw new Error(step.fault)
    this.#frozen = step.frozen ?? this.#frozen
    this.#held = step.held ?? this.#held
    if (step.withdrawal) this.#withdrawals.set(step.withdrawal.withdrawal, step.withdrawal)
    return { events: step.events ?? [] }
  }

  skip(sequence: number): void {
    this.sequence = sequence
  }

  isFrozen(owner: number): boolean {
    return owner === this.#frozen
  }

  withdrawalsHeldUntil(owner: number): number {
    return owner === this.#held ? this.time + 1 : 0
  }

  withdrawal(withdrawal: number): WithdrawalView | undefined {
    return this.#withdrawals.get(withdrawal)
  }

  assets(): readonly AssetDefinition[] {
    return ASSETS
  }
}

/** Amounts travel as text that ends in n. */
export function writeStep(step: ScriptStep): string {
  return JSON.stringify(step, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}

function readStep(text: string): ScriptStep {
  const revive = (_: string, value: unknown) =>
    typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value
  return JSON.parse(text, revive) as ScriptStep
}
