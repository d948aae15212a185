import type { WorldPort } from '../sequencer/worldPort.ts'

/** Entries whose time is remembered: minutes of trading. History knows the older ones. */
const REMEMBERED = 65_536

/**
 * When the latest entries of a world were written, from memory: whoever repeats a request gets the first answer at once,
 * however far behind history is.
 */
export class EntryTimes {
  readonly #sequences = new Float64Array(REMEMBERED)
  readonly #times = new Float64Array(REMEMBERED)

  constructor(port: Pick<WorldPort, 'follow'>) {
    port.follow(({ sequence, time }) => {
      this.#sequences[sequence % REMEMBERED] = sequence
      this.#times[sequence % REMEMBERED] = time
    })
  }

  /** Milliseconds since 1970; undefined when the entry is older, or not there. */
  of(sequence: number): number | undefined {
    return this.#sequences[sequence % REMEMBERED] === sequence ? this.#times[sequence % REMEMBERED] : undefined
  }
}
