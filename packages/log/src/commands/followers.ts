import type { LogBlock } from './commandLog.ts'

/** Followers of the log: each hears of every durable block, in the order they were added. */
export class Followers<Block extends LogBlock = LogBlock> {
  #listeners: readonly ((block: Block) => void)[] = []

  add(listener: (block: Block) => void): () => void {
    // Wrapped, so that one function may follow twice and leave once.
    const own = (block: Block): void => listener(block)
    this.#listeners = [...this.#listeners, own]
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== own)
    }
  }

  deliver(block: Block): void {
    for (const listener of this.#listeners) listener(block)
  }
}
