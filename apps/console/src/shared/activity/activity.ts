let activeAt = 0

/** Notes a key, a press or a move of the pointer. */
export function noteActivity(now: number = Date.now()): void {
  activeAt = now
}

export function lastActiveAt(): number {
  return activeAt
}

/** Whether there was any activity within the last milliseconds. */
export function wasActiveWithin(ms: number, now: number = Date.now()): boolean {
  return now - activeAt < ms
}
