const SHORTEST_MS = 500
const LONGEST_MS = 15_000

/** How long to wait before connecting again: 0.5 s doubling to 15 s, of which a random part up to a half is taken off. */
export function backOffMs(failures: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(failures, 10))
  return Math.max(SHORTEST_MS, Math.round(full * (1 - random() / 2)))
}
