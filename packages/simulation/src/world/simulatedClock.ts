import type { Clock } from '@touchstone/log'

export const SIMULATION_STARTS = Date.UTC(2026, 0, 1)

/** A clock that stands still until the simulator moves it. */
export class SimulatedClock implements Clock {
  #wallMs = SIMULATION_STARTS
  #monotonicMs = 0

  wallMs(): number {
    return this.#wallMs
  }

  monotonicMs(): number {
    return this.#monotonicMs
  }

  /** Time passes as it should. */
  pass(ms: number): void {
    this.#wallMs += ms
    this.#monotonicMs += ms
  }

  /** Somebody sets the wall clock; elapsed time knows nothing of it. */
  jump(ms: number): void {
    this.#wallMs += ms
  }
}
