import type { Clock } from './clock.ts'
import { LogRefusal } from './commandLog.ts'

/** A wall clock further than this from where elapsed monotonic time puts it has jumped. */
export const CLOCK_TOLERANCE_MS = 2_000

export interface ClockJump {
  /** Milliseconds the wall clock is ahead of (+) or behind (-) where it should be. */
  readonly byMs: number
}

/**
 * Stamps blocks with max(last, wall) as long as the wall clock moves with the monotonic one. After a jump nothing is
 * stamped until the clock is back within the tolerance or somebody responsible accepts it.
 */
export class LogClock {
  readonly #clock: Clock
  #wallMs: number
  #monotonicMs: number
  #jump: ClockJump | null = null

  /**
   * `lastMs` is the time of the last entry on record, 0 when there is none. A clock that starts behind it has gone back while
   * we were away; one that starts further ahead than `longestPauseMs` is as likely to be wrong as right. An entry stamped by
   * a wrong clock could never be taken back.
   */
  constructor(clock: Clock, lastMs: number, longestPauseMs: number) {
    this.#clock = clock
    this.#wallMs = Math.floor(clock.wallMs())
    this.#monotonicMs = clock.monotonicMs()
    const aheadMs = this.#wallMs - lastMs
    if (aheadMs < -CLOCK_TOLERANCE_MS || (lastMs > 0 && aheadMs > longestPauseMs)) {
      this.#jump = { byMs: aheadMs }
      this.#wallMs = lastMs
    }
  }

  get jump(): ClockJump | null {
    return this.#jump
  }

  /** Time for a block written now, given that of the block before; throws a `clock_jumped` refusal. */
  stamp(lastMs: number): number {
    const wallMs = Math.floor(this.#clock.wallMs())
    const monotonicMs = this.#clock.monotonicMs()
    const expectedMs = this.#wallMs + (monotonicMs - this.#monotonicMs)
    const byMs = Math.round(wallMs - expectedMs)
    if (Math.abs(byMs) > CLOCK_TOLERANCE_MS) {
      this.#jump = { byMs }
      throw new LogRefusal('clock_jumped', `the wall clock is ${byMs} ms away from elapsed time; accept it to go on`)
    }
    this.#jump = null
    this.#wallMs = wallMs
    this.#monotonicMs = monotonicMs
    return Math.max(lastMs, wallMs)
  }

  /** Takes the wall clock as it is now for true. */
  accept(): void {
    this.#jump = null
    this.#wallMs = Math.floor(this.#clock.wallMs())
    this.#monotonicMs = this.#clock.monotonicMs()
  }
}
