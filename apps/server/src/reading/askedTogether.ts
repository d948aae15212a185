interface Question<Answer> {
  readonly resolve: (answer: Answer | undefined) => void
  readonly reject: (error: unknown) => void
}

/**
 * Questions that cost as much for many as for one. Whatever is asked while an answer is on its way waits for the next, which is asked
 * for all of it together: nobody waits for more than two, however many come at once.
 */
export class AskedTogether<Key, Answer> {
  readonly #ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>
  #waiting = new Map<Key, Question<Answer>[]>()
  #asking = false

  /** `ask` answers what is known of the keys it gets, each of which it gets once. */
  constructor(ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>) {
    this.#ask = ask
  }

  /** Undefined for what has no answer. Rejects as `ask` does; the next question is asked anew. */
  get(key: Key): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      const questions = this.#waiting.get(key)
      if (questions) questions.push({ resolve, reject })
      else this.#waiting.set(key, [{ resolve, reject }])
      if (!this.#asking) void this.#askAll()
    })
  }

  async #askAll(): Promise<void> {
    this.#asking = true
    while (this.#waiting.size > 0) {
      const asked = this.#waiting
      this.#waiting = new Map()
      try {
        const answers = await this.#ask([...asked.keys()])
        for (const [key, questions] of asked) for (const { resolve } of questions) resolve(answers.get(key))
      } catch (error) {
        for (const { reject } of [...asked.values()].flat()) reject(error)
      }
    }
    this.#asking = false
  }
}
