/** The share of a full table that is left free at least: it is looked through once for so many new keys, not for each. */
const FREED_SHARE = 0.01

/**
 * Rate limits: each key may spend `perSecond` calls a second and save up to `burst`. The table is bounded: when it is
 * full, keys that have their whole burst back are forgotten first, then the oldest, a hundredth of the table at once.
 */
export class TokenBuckets {
  readonly #perSecond: number
  readonly #burst: number
  readonly #limit: number
  readonly #now: () => number
  readonly #buckets = new Map<string | number, { tokens: number; at: number }>()

  constructor(settings: { perSecond: number; burst: number; limit?: number; now?: () => number }) {
    this.#perSecond = settings.perSecond
    this.#burst = settings.burst
    this.#limit = settings.limit ?? 50_000
    this.#now = settings.now ?? (() => performance.now())
  }

  get size(): number {
    return this.#buckets.size
  }

  /** Spends one call of `key`. Returns 0 when it may go on, else the whole seconds to wait. `perSecond` 0: always 0. */
  spend(key: string | number): number {
    if (this.#perSecond === 0) return 0
    const now = this.#now()
    const bucket = this.#buckets.get(key)
    if (!bucket) {
      if (this.#buckets.size >= this.#limit) this.#makeRoom(now)
      this.#buckets.set(key, { tokens: this.#burst - 1, at: now })
      return 0
    }
    bucket.tokens = Math.min(this.#burst, bucket.tokens + ((now - bucket.at) / 1000) * this.#perSecond)
    bucket.at = now
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / this.#perSecond))
    bucket.tokens -= 1
    return 0
  }

  #makeRoom(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      const refilled = bucket.tokens + ((now - bucket.at) / 1000) * this.#perSecond
      if (refilled >= this.#burst) this.#buckets.delete(key)
    }
    const left = this.#limit - Math.max(1, Math.floor(this.#limit * FREED_SHARE))
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= left) return
      this.#buckets.delete(key)
    }
  }
}
