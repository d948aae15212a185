/** Where the identity of people reads the time. Money never does: its time is the log's. */
export interface Clock {
  /** Milliseconds UTC. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
