let activeAt = 0

/** Notes a key, a press or a move of the pointer. */
export function noteActivity(now: number = Date.now()): void {
  activeAt = now
}

export function lastActiveAt(): number {
  return activeAt
}

/** After so long without a key or a pointer nothing is polled any more, so that an unattended console locks. */
const UNATTENDED_MS = 60_000

/** Whether somebody is at work in this console now. */
export function isAttended(now: number = Date.now()): boolean {
  return now - activeAt < UNATTENDED_MS
}
