/** Since which block the chain has had each transaction. In memory alone: after a start everything is counted anew. */
export class SentSince {
  readonly #since = new Map<string, number>()

  /** How many blocks there were since it was given to the chain first. */
  blocks(transaction: string, head: number): number {
    const since = this.#since.get(transaction) ?? head
    this.#since.set(transaction, since)
    return head - since
  }

  forget(transaction: string): void {
    this.#since.delete(transaction)
  }
}
