export interface StreamLimits {
  readonly subscriptions: number
  readonly messageBytes: number
  /** Messages a socket may send a second, and save up to twice as many; 0 lifts the limit. */
  readonly messagesPerSecond: number
  /** Messages that may wait while a socket signs in. */
  readonly waitingMessages: number
  /** Unread bytes from which on a socket gets no updates, and below which it has caught up. */
  readonly slowBytes: number
  readonly drainedBytes: number
  /** Unread bytes, or time without catching up, after which a socket is closed. */
  readonly hopelessBytes: number
  readonly hopelessMs: number
  /** How often the sessions of open sockets are checked again. */
  readonly sessionCheckMs: number
  /** Silence after which a socket is asked for a sign of life; after twice as long it is closed. */
  readonly idleMs: number
}

export const STREAM_LIMITS: StreamLimits = {
  subscriptions: 64,
  messageBytes: 64 * 1024,
  messagesPerSecond: 200,
  waitingMessages: 256,
  slowBytes: 1024 * 1024,
  drainedBytes: 64 * 1024,
  hopelessBytes: 8 * 1024 * 1024,
  hopelessMs: 30_000,
  sessionCheckMs: 5_000,
  idleMs: 30_000,
}
