import { Refusal } from '../../errors/refusal.ts'

/** Works of one subject that may wait for their turn; each holds a request open. */
const MAX_WAITING = 200
const BUSY_RETRY_SECONDS = 5

/** Lets the works of one subject happen one after the other, in the order in which they came; subjects do not wait for each other. */
export class Turns {
  readonly #ends = new Map<string, { waiting: number; last: Promise<unknown> }>()

  /** Throws `rate_limited` when too many of this subject wait already. */
  async take<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#ends.get(subject) ?? { waiting: 0, last: Promise.resolve() }
    if (queue.waiting > MAX_WAITING) throw new Refusal('rate_limited', { seconds: BUSY_RETRY_SECONDS })
    const turn = queue.last.then(work)
    // The next task begins, whether this one succeeded or failed.
    queue.last = turn.catch(() => undefined)
    queue.waiting++
    this.#ends.set(subject, queue)
    try {
      return await turn
    } finally {
      queue.waiting--
      if (queue.waiting === 0) this.#ends.delete(subject)
    }
  }
}
