import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isAttended } from '../../shared/activity/activity.ts'
import { adminCall } from '../../shared/api/adminClient.ts'

const PAUSE_MS = 1_000
const AFTER_FAILURE_MS = 5_000

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Asks for the conversations on screen anew as soon as any of them changes, while somebody is at work. */
export function useDeskNews(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const over = new AbortController()
    let since = 0
    const next = async () => {
      if (!isAttended()) return pause(PAUSE_MS)
      const { version } = await adminCall('awaitTickets', { since }, over.signal)
      if (version === since) return pause(PAUSE_MS)
      since = version
      for (const read of ['getTickets', 'getTicket', 'getDashboard'])
        void queries.invalidateQueries({ queryKey: [read] })
    }
    const follow = async () => {
      while (!over.signal.aborted) await next().catch(() => pause(AFTER_FAILURE_MS))
    }
    void follow()
    return () => over.abort()
  }, [queries])
}
