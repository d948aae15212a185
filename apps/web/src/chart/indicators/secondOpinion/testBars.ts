import type { Bar } from '../indicator.ts'

const HOUR_MS = 3_600_000
const START_MS = Date.UTC(2024, 0, 1)

/** The same chances for the same seed, between 0 and 1. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const cents = (price: number): number => Math.round(price * 100) / 100

/**
 * Hourly bars on ticks of 0.01, so that ties happen, with the oddities of real markets: bars that do not move, bars without trades,
 * missing hours and days.
 */
export function randomWalk(seed: number, length: number): readonly Bar[] {
  const chance = chances(seed)
  const bars: Bar[] = []
  let close = 100
  let time = START_MS + Math.floor(chance() * 24) * HOUR_MS
  for (let index = 0; index < length; index++) {
    const quiet = chance() < 0.05
    const open = quiet ? close : cents(close + (chance() - 0.5) * 0.3)
    close = quiet ? open : cents(Math.max(1, open + (chance() - 0.49) * 4))
    const high = quiet ? open : cents(Math.max(open, close) + chance())
    const low = quiet ? open : cents(Math.max(0.5, Math.min(open, close) - chance()))
    const volume = chance() < 0.05 ? 0 : Math.round(chance() * 10_000) / 10
    bars.push({ time, open, high, low, close, volume })
    time += chance() < 0.02 ? Math.ceil(chance() * 72) * HOUR_MS : HOUR_MS
  }
  return bars
}

/** Nothing moves. */
export function flatBars(length: number, price = 100): readonly Bar[] {
  return Array.from({ length }, (_, index) => ({
    time: START_MS + index * HOUR_MS,
    open: price,
    high: price,
    low: price,
    close: price,
    volume: 5,
  }))
}
