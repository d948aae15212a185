import type { Exchange } from '@touchstone/core'
import { demand } from '../audit/auditFailure.ts'

/** The acknowledgements that the outside world remembers across crashes. */
export class History {
  readonly #entries = new Map<number, Uint8Array>()
  #acknowledged = 0

  acknowledge(sequence: number): void {
    this.#acknowledged = Math.max(this.#acknowledged, sequence)
  }

  /** Called for every entry that a process sees. An acknowledged sequence must always carry the same entry. */
  record(sequence: number, command: Uint8Array): void {
    const before = this.#entries.get(sequence)
    if (before !== undefined && Buffer.compare(before, command) === 0) return
    if (before !== undefined) {
      demand(sequence > this.#acknowledged, 'I8', () => `acknowledged entry ${sequence} was replaced by another`)
      this.#forgetFrom(sequence)
    }
    this.#entries.set(sequence, command.slice())
  }

  checkAfterReplay(head: number, core: Exchange): void {
    demand(head >= this.#acknowledged, 'I8', () => `acknowledged up to ${this.#acknowledged}, found only ${head}`)
    demand(core.sequence === head, 'I7', () => `the core is at ${core.sequence}, the log at ${head}`)
    this.#forgetFrom(head + 1)
  }

  #forgetFrom(sequence: number): void {
    for (const known of this.#entries.keys()) if (known >= sequence) this.#entries.delete(known)
  }
}
