/** How large batches may become, and how long one may take. */
export interface BatchLimits {
  readonly rows: number
  readonly ms: number
}

const FIRST_ROWS = 100
const FEWEST_ROWS = 50
/** Small: what comes next may be rows of another kind, each of which takes several times as long. */
const GROWTH = 1.2

/**
 * How many rows a batch may have: as many as are written within the time for which others, a log-in for one, may have to wait for
 * the same connection. A row costs the less the more are written at once, so the batches grow with what waits.
 */
export class BatchSize {
  readonly #limits: BatchLimits
  #rows: number

  constructor(limits: BatchLimits) {
    this.#limits = limits
    this.#rows = Math.min(FIRST_ROWS, limits.rows)
  }

  get rows(): number {
    return this.#rows
  }

  /** To be told how long the last batch took, and whether it had as many rows as it might. */
  took(ms: number, isFull: boolean): void {
    const { rows, ms: longest } = this.#limits
    if (ms > longest) this.#rows = Math.max(Math.min(FEWEST_ROWS, rows), Math.floor((this.#rows * longest) / ms))
    else if (isFull && ms * GROWTH < longest) this.#rows = Math.min(rows, Math.ceil(this.#rows * GROWTH))
  }
}
