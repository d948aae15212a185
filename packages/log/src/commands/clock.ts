/** Where time enters the log. */
export interface Clock {
  /** Milliseconds UTC as the machine believes; may jump. */
  wallMs(): number
  /** Milliseconds from an arbitrary start; never jumps, never goes back. */
  monotonicMs(): number
}

export const systemClock: Clock = {
  wallMs: () => Date.now(),
  monotonicMs: () => performance.now(),
}
