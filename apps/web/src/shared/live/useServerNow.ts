import { useCallback, useEffect, useRef, useState } from 'react'
import { useStatus } from './useLive.ts'

/**
 * The exchange's clock, for countdowns: the browser's own may be wrong. Corrected with every heartbeat; the browser's
 * until the first.
 */
export function useServerNow(): () => number {
  const status = useStatus()
  // A known difference of clocks counts from the first render on: a countdown must not begin with the browser's clock.
  const [first] = useState(() => (status ? status.serverTime - Date.now() : 0))
  const offset = useRef(first)
  useEffect(() => {
    if (status) offset.current = status.serverTime - Date.now()
  }, [status])
  return useCallback(() => Date.now() + offset.current, [])
}
