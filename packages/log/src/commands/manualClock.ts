import type { Clock } from './clock.ts'

/** A clock moved by hand, for tests and simulations. */
export class ManualClock implements Clock {
  #wallMs: number
  #monotonicMs = 0

  constructor(wallMs: number) {
    this.#wallMs = wallMs
  }

  wallMs(): number {
    return this.#wallMs
  }

  monotonicMs(): number {
    return this.#monotonicMs
  }

  /** Time passes: both clocks move. */
  advance(ms: number): void {
    this.#wallMs += ms
    this.#monotonicMs += ms
  }

  /** Somebody sets the wall clock: it alone moves. */
  drift(ms: number): void {
    this.#wallMs += ms
  }
}
