let activeAt = 0

/** A key, a press or a move of the pointer happened. */
export function noteActivity(now: number = Date.now()): void {
  activeAt = now
}

export function lastActiveAt(): number {
  return activeAt
}

/** Was somebody at the console within the last milliseconds? */
export function wasActiveWithin(ms: number, now: number = Date.now()): boolean {
  return now - activeAt < ms
}
