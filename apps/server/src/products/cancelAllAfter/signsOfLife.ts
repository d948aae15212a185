import { Refusal } from '../../errors/refusal.ts'

const SECOND_MS = 1_000

/** What stands after a sign of life. */
interface Standing {
  readonly seconds: number
  readonly deadline: number
}

interface Heard {
  readonly at: number
  readonly seconds: number
  readonly standing: Promise<Standing>
}

/**
 * Lets an account have one entry a second: a sign of life that says the same again within a second of the last is answered
 * with the deadline that this one made. The deadline would have moved by less than a second.
 */
export class SignsOfLife {
  readonly #now: () => number
  /** The oldest first. */
  readonly #heard = new Map<string, Heard>()

  /** `now`: milliseconds. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** `send` makes the entry. Throws Refusal('rate_limited') for something else within a second. */
  hear(account: string, seconds: number, send: () => Promise<Standing>): Promise<Standing> {
    const now = this.#now()
    this.#forget(now)
    const last = this.#heard.get(account)
    if (last?.seconds === seconds) return last.standing
    if (last) throw new Refusal('rate_limited', { seconds: 1 })
    const heard = { at: now, seconds, standing: send() }
    this.#heard.set(account, heard)
    // What has failed is no answer to the next one.
    heard.standing.catch(() => this.#heard.delete(account))
    return heard.standing
  }

  /** A clock that was put back forgets everything: nobody may wait for a moment that has been. */
  #forget(now: number): void {
    for (const [account, { at }] of this.#heard) {
      const age = now - at
      if (age >= 0 && age < SECOND_MS) return
      this.#heard.delete(account)
    }
  }
}
