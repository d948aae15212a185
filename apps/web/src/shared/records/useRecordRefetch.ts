import type { RecordKind } from '@touchstone/protocol'
import { useCallback, useEffect, useRef } from 'react'
import { useRecordChange } from '../live/useLive.ts'

/** The word comes from the log; the list is made from it a moment later. */
const SETTLED_MS = 1_000

/** Asks anew as soon as a record of the customer of this kind took a step, and once more when history has surely followed. */
export function useRecordRefetch(
  kind: RecordKind,
  refetch: (options: { readonly cancelRefetch: boolean }) => unknown,
): void {
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(again.current), [])
  useRecordChange(
    kind,
    useCallback(() => {
      void refetch({ cancelRefetch: false })
      clearTimeout(again.current)
      again.current = setTimeout(() => void refetch({ cancelRefetch: false }), SETTLED_MS)
    }, [refetch]),
  )
}
