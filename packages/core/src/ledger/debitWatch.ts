/**
 * The available balances of which a product wants to know when money leaves them. Each is told once: who still wants to know
 * watches it again. Follows from nothing and decides nothing: no snapshot has it.
 */
export class DebitWatch {
  /** 1 by cell. */
  #watched = new Uint8Array(0)
  #debited: number[] = []

  watch(cell: number): void {
    if (cell >= this.#watched.length) {
      const larger = new Uint8Array(Math.max(1024, 2 * cell))
      larger.set(this.#watched)
      this.#watched = larger
    }
    this.#watched[cell] = 1
  }

  isWatched(cell: number): boolean {
    return this.#watched[cell] === 1
  }

  /** Called with the source of every posting. */
  debit(cell: number): void {
    if (this.#watched[cell] !== 1) return
    this.#watched[cell] = 0
    this.#debited.push(cell)
  }

  /** The cells that money has left since they were watched, which are watched no longer. */
  take(): readonly number[] {
    const debited = this.#debited
    if (debited.length > 0) this.#debited = []
    return debited
  }

  /** Follows the cells to where they have moved. */
  relocate(moved: (cell: number) => number): void {
    const watched = [...this.#watched.keys()].filter((cell) => this.#watched[cell] === 1)
    this.#watched = new Uint8Array(0)
    this.#debited = this.#debited.map(moved)
    for (const cell of watched) this.watch(moved(cell))
  }
}
