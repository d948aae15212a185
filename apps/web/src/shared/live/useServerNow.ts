import { useCallback, useEffect, useRef } from 'react'
import { useStatus } from './useLive.ts'

/**
 * The exchange's clock, for countdowns: the browser's own may be wrong. Corrected with every heartbeat; the browser's
 * until the first.
 */
export function useServerNow(): () => number {
  const status = useStatus()
  const offset = useRef(0)
  useEffect(() => {
    if (status) offset.current = status.serverTime - Date.now()
  }, [status])
  return useCallback(() => Date.now() + offset.current, [])
}
