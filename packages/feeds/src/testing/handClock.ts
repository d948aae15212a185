import type { HouseClock } from '../feed/houseClock.ts'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A clock that only moves when told, and lets the answers of the moment be heard before it goes on. */
export class HandClock implements HouseClock {
  time: number
  #timers: { readonly at: number; readonly callback: () => void }[] = []

  constructor(start: number) {
    this.time = start
  }

  now(): number {
    return this.time
  }

  after(delayMs: number, callback: () => void): () => void {
    const timer = { at: this.time + delayMs, callback }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  get waiting(): number {
    return this.#timers.length
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      await settled()
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.time = Math.max(this.time, next.at)
      next.callback()
    }
    this.time = end
  }
}
