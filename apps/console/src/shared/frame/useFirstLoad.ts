import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** A screen of which one part is slower than this is shown without it. */
const PATIENCE_MS = 1_500

const isFirstLoad = ({ state }: Query) => state.status === 'pending' && state.fetchStatus === 'fetching'

/** Whether everything that a screen began to load when it was opened has come, or will not come soon. */
export function useFirstLoad(): boolean {
  const queries = useQueryClient()
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (ended) return
    const end = () => {
      if (queries.isFetching({ predicate: isFirstLoad }) === 0) setEnded(true)
    }
    // Later than the effects of the screen itself, which ask.
    const begun = setTimeout(end, 0)
    // Together with the parts that draw the answer, not a moment before them.
    const unsubscribe = queries.getQueryCache().subscribe(notifyManager.batchCalls(end))
    const patience = setTimeout(() => setEnded(true), PATIENCE_MS)
    return () => {
      unsubscribe()
      clearTimeout(begun)
      clearTimeout(patience)
    }
  }, [queries, ended])
  return ended
}
