import { useEffect, useState } from 'react'
import { useServerNow } from './useServerNow.ts'

const TICK_MS = 250

/** The exchange's time, renewed four times a second. */
export function useExchangeTime(): number {
  const now = useServerNow()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), TICK_MS)
    return () => clearInterval(timer)
  }, [now])
  return time
}
