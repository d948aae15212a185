const DAY_MS = 86_400_000

/** "2026-11-23": a calendar day by its number, days since 1 January 1970. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
