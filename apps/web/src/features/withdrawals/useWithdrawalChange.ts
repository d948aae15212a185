import { useCallback, useEffect, useRef } from 'react'
import { useRecordChange } from '../../shared/live/useLive.ts'

/** When nothing is told for so long, it is asked for. */
export const FRESH_MS = 60_000
/** The word comes from the log; the list is made from it a moment later. */
const SETTLED_MS = 1_000

/** Asks anew as soon as a withdrawal of the customer took a step, and once more when history has surely followed. */
export function useWithdrawalChange(refetch: (options: { readonly cancelRefetch: boolean }) => unknown): void {
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(again.current), [])
  useRecordChange(
    'withdrawal',
    useCallback(() => {
      void refetch({ cancelRefetch: false })
      clearTimeout(again.current)
      again.current = setTimeout(() => void refetch({ cancelRefetch: false }), SETTLED_MS)
    }, [refetch]),
  )
}
