import { Exchange } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import type { Entry } from '@touchstone/protocol'
import { demand } from '../audit/auditFailure.ts'
import { Auditor } from '../audit/auditor.ts'
import { replyText } from '../audit/replyBooks.ts'
import { SIMULATED_GENESIS } from '../world/genesis.ts'

const SWEEP_EVERY = 64

/**
 * Witnesses beside a process that outlive its crashes: a twin on the naive book, an auditor, and the reply to every entry. A process
 * that starts again has to arrive at the state of its witnesses.
 */
export class Witnesses {
  readonly #twin = new Exchange({ newSha256, book: 'naive' })
  readonly #auditor = new Auditor(SIMULATED_GENESIS)
  readonly #replies = new Map<number, string>()

  /** The last entry they have seen: it was durable, so it must never be lost. */
  get sequence(): number {
    return this.#twin.sequence
  }

  /** Lets a core apply an entry, for the first time or again. */
  watch(entry: Entry, core: Exchange): void {
    if (entry.sequence > this.sequence) this.#watchNew(entry, core)
    else this.#watchAgain(entry, core)
  }

  /** All checks at once. The core must be at the entry of the witnesses. */
  sweep(core: Exchange): void {
    this.#auditor.sweep(core)
    core.checkInvariants()
    demand(core.stateHash() === this.#twin.stateHash(), 'I10', () => 'the fast and the naive book differ')
  }

  #watchNew(entry: Entry, core: Exchange): void {
    this.#auditor.look(entry, core)
    const outcome = core.apply(entry)
    this.#auditor.observe(entry, outcome, core)
    const reply = replyText(outcome.reply)
    const twin = replyText(this.#twin.apply(entry).reply)
    demand(reply === twin, 'I10', () => `fast book: ${reply}, naive book: ${twin}`)
    this.#replies.set(entry.sequence, reply)
    if (entry.sequence % SWEEP_EVERY === 0) this.sweep(core)
  }

  #watchAgain(entry: Entry, core: Exchange): void {
    const { sequence } = entry
    const reply = replyText(core.apply(entry).reply)
    const first = this.#replies.get(sequence)
    demand(reply === first, 'I9', () => `entry ${sequence} was answered ${first}, in a replay ${reply}`)
    if (sequence !== this.sequence) return
    const same = core.stateHash() === this.#twin.stateHash()
    demand(same, 'I9', () => `the replay reached another state at ${sequence}`)
  }
}
