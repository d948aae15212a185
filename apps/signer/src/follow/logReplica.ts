import { type JournalFollower, type LogBlock, toHex } from '@touchstone/log'
import {
  type CoreEvent,
  decodeCommand,
  type Entry,
  type OwnerId,
  type SomeQueries,
  type WithdrawalId,
  type WithdrawalView,
} from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { CreditedAddresses } from './creditedAddresses.ts'
import type { Destinations } from './withdrawals/destinations.ts'

/** The part of a core that the signer uses. */
export interface ReplicaCore
  extends SomeQueries<{ withdrawals: 'withdrawal'; customers: 'isFrozen' | 'withdrawalsHeldUntil' }> {
  readonly sequence: number
  readonly time: Timestamp
  apply(entry: Entry): { readonly events: readonly CoreEvent[] }
  skip(sequence: number): void
}

export interface LogReplicaParts {
  readonly follower: Pick<JournalFollower, 'poll' | 'point'>
  readonly core: ReplicaCore
  readonly quarantined: ReadonlySet<number>
  readonly destinations: Destinations
  readonly credited: CreditedAddresses
  /** Called for every event; a throw breaks the replica. */
  readonly check: (event: CoreEvent) => void
  /** Called after every block with the chain hash there; a throw breaks the replica. */
  readonly pass: (sequence: number, chainHash: string) => void
}

/** How long a look at the log waits for the next. */
const LOOK_EVERY_MS = 100
/** The same while somebody asks about an entry that is not applied yet: the log shows it a moment after it was written. */
const LOOK_AGAIN_MS = 5

/**
 * A replica of the core of its own, brought up from the first entry of the log, or from what it had kept of it itself, and
 * held at its end. Any failure breaks it for good: nothing is signed upon a log that cannot be read, replayed or believed.
 */
export class LogReplica {
  readonly #parts: LogReplicaParts
  readonly #waiting = new Set<() => void>()
  #broken = ''
  #stopped = false
  #wake = () => {}
  #looking: Promise<void> = Promise.resolve()

  constructor(parts: LogReplicaParts) {
    this.#parts = parts
  }

  /** '' or why it is not believed any more. */
  get broken(): string {
    return this.#broken
  }

  get sequence(): number {
    return this.#parts.core.sequence
  }

  get time(): Timestamp {
    return this.#parts.core.time
  }

  get destinations(): Pick<Destinations, 'allows'> {
    return this.#parts.destinations
  }

  get credited(): Pick<CreditedAddresses, 'has'> {
    return this.#parts.credited
  }

  /** The place in the log after the last block. */
  get point(): { readonly sequence: number; readonly chainHash: string } {
    const { sequence, hash } = this.#parts.follower.point
    return { sequence, chainHash: toHex(hash) }
  }

  withdrawal(withdrawal: WithdrawalId): WithdrawalView | undefined {
    return this.#parts.core.withdrawals.withdrawal(withdrawal)
  }

  /** Whether nothing of this customer may go out now. The log would not take the payment either. */
  isHeld(owner: OwnerId): boolean {
    const { customers } = this.#parts.core
    return customers.isFrozen(owner) || customers.withdrawalsHeldUntil(owner) !== 0
  }

  /** Follows from now on. Resolves when all entries in the log are applied. */
  async start(): Promise<void> {
    await this.#look()
    this.#looking = this.#keepLooking()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#wake()
    await this.#looking
  }

  /** True when the entry is applied, false when it did not come in time. */
  async reaches(sequence: number, withinMs: number): Promise<boolean> {
    const until = Date.now() + withinMs
    if (this.sequence < sequence) this.#wake()
    while (this.sequence < sequence && this.#broken === '' && Date.now() < until) {
      await new Promise<void>((resolve) => {
        const go = () => {
          this.#waiting.delete(go)
          resolve()
        }
        this.#waiting.add(go)
      })
    }
    return this.sequence >= sequence
  }

  async #keepLooking(): Promise<void> {
    while (!this.#stopped) {
      await this.#pause()
      await this.#look()
    }
  }

  /** Until the next look is due, or {@link #wake} is called. */
  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#waiting.size > 0 ? LOOK_AGAIN_MS : LOOK_EVERY_MS)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async #look(): Promise<void> {
    if (this.#broken === '') {
      try {
        await this.#parts.follower.poll((block) => this.#apply(block))
      } catch (error) {
        this.#broken = error instanceof Error ? error.message : String(error)
      }
    }
    for (const go of this.#waiting) go()
  }

  #apply(block: LogBlock): void {
    const { core, quarantined, destinations, credited, check, pass } = this.#parts
    for (const [index, bytes] of block.commands.entries()) {
      const sequence = block.firstSequence + index
      if (quarantined.has(sequence)) {
        core.skip(sequence)
        continue
      }
      const { events } = core.apply({ sequence, time: block.time, command: decodeCommand(bytes) })
      for (const event of events) {
        destinations.observe(event)
        credited.observe(event)
        check(event)
      }
    }
    pass(block.firstSequence + block.commands.length - 1, toHex(block.hash))
  }
}
