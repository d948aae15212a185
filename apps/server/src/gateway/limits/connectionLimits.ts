/** How much of the server callers may hold before they have proved anything. 0 lifts a limit: for benchmarks, or where a proxy limits. */
export interface ConnectionLimits {
  /** Open sockets, in all and of one address. */
  readonly sockets: number
  readonly socketsPerAddress: number
  /** Sockets that one address may open a second, and all together; twice as many may come at once. */
  readonly upgradesPerSecond: number
  readonly upgradesPerSecondInAll: number
  /** Requests that have begun and are not all here, in all and of one address. */
  readonly unfinished: number
  readonly unfinishedPerAddress: number
  /** How long a request may take to be all here; a picture may take four times as long. */
  readonly unfinishedMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  sockets: 10_000,
  socketsPerAddress: 200,
  upgradesPerSecond: 20,
  upgradesPerSecondInAll: 1_000,
  unfinished: 2_000,
  unfinishedPerAddress: 50,
  unfinishedMs: 30_000,
}

export const NO_CONNECTION_LIMITS: ConnectionLimits = {
  sockets: 0,
  socketsPerAddress: 0,
  upgradesPerSecond: 0,
  upgradesPerSecondInAll: 0,
  unfinished: 0,
  unfinishedPerAddress: 0,
  unfinishedMs: 0,
}
