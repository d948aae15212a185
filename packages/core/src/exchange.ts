import {
  type AssetDefinition,
  type AssetId,
  type Command,
  type CoreQueries,
  type CustomerCommand,
  type Entry,
  MAX_TIME,
  type Outcome,
  type Reply,
} from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { checkInvariants } from './checkInvariants.ts'
import { moveClock } from './clock/clock.ts'
import { runDue } from './clock/runDue.ts'
import type { EntryState } from './entry/entryState.ts'
import type { CheckedHandling } from './entry/handling.ts'
import { hasIdentity } from './entry/hasIdentity.ts'
import type { Product } from './entry/product.ts'
import { refuse } from './entry/refusal.ts'
import type { NewSha256 } from './hash/sha256.ts'
import { totals } from './ledger/checkLedger.ts'
import type { BookKind } from './matching/makeBook.ts'
import { PRODUCTS, ProductAnswers } from './products.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { ExchangeState } from './state.ts'
import { stateHash } from './stateHash.ts'

/** Commands that are answered once. */
type IdentifiedCommand = Extract<Command, CustomerCommand>

export interface ExchangeOptions {
  /** The hash function of the state hash and of snapshots. */
  readonly newSha256: NewSha256
  /** Called again and again during snapshots, hashes and sweeps, which may take long: a place to give a sign of life. */
  readonly onPart?: () => void
  /** The fast book is for use, the naive one is its reference in tests. */
  readonly book?: BookKind
  /** All products of the exchange, the floors included; those there are unless it is said otherwise. */
  readonly products?: readonly Product[]
}

/**
 * A whole exchange as a pure state machine: entries in, outcomes out, nothing else changes it. Starts empty and waits
 * for Genesis. Refusals are replies; it throws only on a bug, and then never moves again.
 */
export class Exchange extends ProductAnswers implements CoreQueries {
  readonly #state: ExchangeState
  #stoppedBy: unknown

  /** `state` is for {@link Exchange.restore}. */
  constructor(options: ExchangeOptions, state = newState(options)) {
    super(productsOf(options).map(({ queries }) => queries?.(state)))
    this.#state = state
  }

  /** Rebuilds an exchange from {@link snapshot}. Throws SnapshotDamaged, or InvariantBroken when its books do not balance. */
  static restore(bytes: Uint8Array, options: ExchangeOptions): Exchange {
    const state = readSnapshot(bytes, newState(options))
    checkInvariants(state)
    return new Exchange(options, state)
  }

  /**
   * Applies the next entry of the log. Throws when the entry is not the next one or a law breaks (InvariantBroken): a bug
   * either way, after which every further call of apply throws.
   */
  apply(entry: Entry): Outcome {
    if (this.#stoppedBy !== undefined) throw new Error('The exchange has stopped', { cause: this.#stoppedBy })
    try {
      return this.#apply(entry)
    } catch (error) {
      this.#stoppedBy = error
      throw error
    }
  }

  /** Passes over a quarantined entry: it has had no effect anywhere. Throws when it is not the next one. */
  skip(sequence: number): void {
    if (this.#stoppedBy !== undefined) throw new Error('The exchange has stopped', { cause: this.#stoppedBy })
    if (sequence !== this.#state.sequence + 1) {
      throw new Error(`Entry ${sequence} came after entry ${this.#state.sequence}`)
    }
    this.#state.sequence = sequence
  }

  /** Whether a command of this identity has been answered and is remembered: its repetition would do nothing. */
  hasSeen(identity: Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>): boolean {
    return this.answeredBy(identity) !== 0
  }

  /** The entry by which a command of this identity was answered first; 0 when that is not remembered. */
  answeredBy(identity: Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>): number {
    return this.#state.idempotency.answeredBy(identity)
  }

  /** How many identities are known of an owner, and in all (IDEM-5). */
  remembered(owner: number): { readonly own: number; readonly all: number } {
    const { idempotency } = this.#state
    return { own: idempotency.count(owner), all: idempotency.count() }
  }

  #apply(entry: Entry): Outcome {
    const state = this.#state
    const { sequence, time, command } = entry
    if (sequence !== state.sequence + 1) throw new Error(`Entry ${sequence} came after entry ${state.sequence}`)
    if (!isWhole(time, 0, MAX_TIME)) throw new Error(`Entry ${sequence} has no time`)
    state.sequence = sequence
    moveClock(state, time)
    state.beginEntry()
    const handling = state.asked.handlings.get(command.type)
    if (state.clockStopped && !handling?.whileStopped) return this.#whileStopped(command, handling)
    if (!state.genesis && !handling?.beforeGenesis) return this.#outcome(refuse('bad_command'), false)
    if (!state.clockStopped) runDue(state)
    if (!handling) return this.#finish(refuse('bad_command'), false)
    return handling.isCustomers ? this.#answerOnce(handling, command) : this.#answer(handling, command)
  }

  /** Nothing new is done while the clock stands, but a command answered before is answered again (IDEM-1). */
  #whileStopped(command: Command, handling: CheckedHandling<EntryState, Command> | undefined): Outcome {
    const repeatable = handling?.isCustomers && isUnderstood(handling, command)
    const seen = repeatable ? this.#state.idempotency.seen(command) : undefined
    return seen ? this.#outcome(seen, true) : this.#outcome(refuse('clock_stopped'), false)
  }

  /** IDEM-1: the first answer to an identity is the only one. */
  #answerOnce(handling: CheckedHandling<EntryState, Command>, command: Command): Outcome {
    const state = this.#state
    if (!isUnderstood(handling, command)) return this.#finish(refuse('bad_command'), false)
    state.idempotency.rotate(state.time)
    const seen = state.idempotency.seen(command)
    if (seen) return this.#finish(seen, true)
    const untimely = state.idempotency.untimely(command, state.time)
    if (untimely) return this.#finish(untimely, false)
    for (const acting of state.asked.acting) acting(state, command.owner)
    const reply = handling.carryOut(state, command)
    state.idempotency.remember(command, reply, state.sequence, state.time)
    return this.#finish(reply, false)
  }

  #answer(handling: CheckedHandling<EntryState, Command>, command: Command): Outcome {
    if (!handling.isUnderstood(command)) return this.#finish(refuse('bad_command'), false)
    const repeated = handling.repeated?.(this.#state, command)
    if (repeated) return this.#finish(repeated, true)
    return this.#finish(handling.carryOut(this.#state, command), false)
  }

  /** Ends the entry: carries out the consequences, product by product. */
  #finish(reply: Reply, duplicate: boolean): Outcome {
    for (const ended of this.#state.asked.ended) ended.run(this.#state)
    return this.#outcome(reply, duplicate)
  }

  #outcome(reply: Reply, duplicate: boolean): Outcome {
    const { sequence, time, events, journal } = this.#state
    return { sequence, time, reply, events, postings: journal, duplicate }
  }

  /** Everything, as bytes for {@link Exchange.restore}. The same state always gives the same bytes. */
  snapshot(): Uint8Array {
    return writeSnapshot(this.#state)
  }

  /** SHA-256 of everything that decides the future, hex. The same for both books. */
  stateHash(): string {
    return stateHash(this.#state)
  }

  /** The full sweep over every account and book. Throws InvariantBroken with the rule's id. */
  checkInvariants(): void {
    checkInvariants(this.#state)
  }

  /** The sum over all accounts per asset: always zero. */
  totals(): ReadonlyMap<AssetId, Amount> {
    return totals(this.#state)
  }

  /** The queries of a product of this exchange: for a product that is not in {@link CoreQueries}. */
  ask<Queries>(product: Product<string, string, Queries>): Queries | undefined {
    return product.queries?.(this.#state)
  }

  get sequence(): number {
    return this.#state.sequence
  }

  get time(): Timestamp {
    return this.#state.time
  }

  get rulesVersion(): number {
    return this.#state.rulesVersion
  }

  assets(): readonly AssetDefinition[] {
    return this.#state.assets
  }

  clockStopped(): boolean {
    return this.#state.clockStopped
  }
}

/** Whether a customer's command can be understood at all; one that cannot is not remembered either. */
function isUnderstood(handling: CheckedHandling<EntryState, Command>, command: Command): command is IdentifiedCommand {
  return 'key1' in command && hasIdentity(command) && handling.isUnderstood(command)
}

function productsOf({ products = PRODUCTS }: ExchangeOptions): readonly Product[] {
  return products
}

function newState(options: ExchangeOptions): ExchangeState {
  const state = new ExchangeState(options.book ?? 'fast', options.newSha256, productsOf(options))
  if (options.onPart) state.onPart = options.onPart
  return state
}
