import type { HouseClock } from '@touchstone/feeds'

export const houseClock: HouseClock = {
  now: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}
