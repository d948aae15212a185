import { useEffect, useRef } from 'react'
import { useBalances, useRecordChanges } from '../live/useLive.ts'

/** A busy trader changes the list more often than it can be read. */
const AGAIN_AFTER_MS = 1_000

/**
 * Asks anew for a list of past events whenever money has moved or a record has changed. Only the newest page follows: on an older one
 * the rows would move away while they are read. Keep `refetch` the same between renders.
 */
export function useNewestPage(
  follows: boolean,
  refetch: (options: { readonly cancelRefetch: false }) => unknown,
): void {
  const balances = useBalances()
  const records = useRecordChanges()
  const due = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!follows || (!balances && !records?.size)) return
    due.current ??= setTimeout(() => {
      due.current = undefined
      refetch({ cancelRefetch: false })
    }, AGAIN_AFTER_MS)
  }, [follows, balances, records, refetch])
  useEffect(
    () => () => {
      clearTimeout(due.current)
      due.current = undefined
    },
    [],
  )
}
