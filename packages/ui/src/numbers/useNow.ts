import { useEffect, useState } from 'react'

/** The time, renewed every so often: for ages and countdowns. Keep `clock` the same between renders. */
export function useNow(everyMs = 10_000, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, clock])
  return now
}
