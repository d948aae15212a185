import type { Rejection } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'

/** Cases that this process is working on, each once at a time: the same operator may have two windows. */
export class CasesUnderWay {
  readonly #ids = new Set<string>()

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** Does the work for a case. Throws Refusal(`refusal`) when the case is under way already. */
  async run<Result>(id: string, refusal: Rejection, work: () => Promise<Result>): Promise<Result> {
    if (this.#ids.has(id)) throw new Refusal(refusal)
    this.#ids.add(id)
    try {
      return await work()
    } finally {
      this.#ids.delete(id)
    }
  }
}
