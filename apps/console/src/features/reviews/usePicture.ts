import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adminCall } from '../../shared/api/adminClient.ts'
import { callQuery } from '../../shared/api/queries.ts'

export type Picture =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'shown'; readonly url: string }

/**
 * Fetches a picture through its short-lived address, once for each attempt; it stays in this tab's memory only and is dropped
 * with the screen.
 */
export function usePicture(caseId: string, image: string): { readonly picture: Picture; readonly again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [picture, setPicture] = useState<Picture>({ state: 'loading' })
  // Approving asks for every picture: the case tells which of them this operator has opened.
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request
  useEffect(() => {
    const wanted = new AbortController()
    let made = ''
    setPicture({ state: 'loading' })
    fetchPicture(caseId, image, wanted.signal).then(
      (blob) => {
        if (wanted.signal.aborted) return
        made = URL.createObjectURL(blob)
        setPicture({ state: 'shown', url: made })
        void queries.invalidateQueries({ queryKey: callQuery('getCase', { id: caseId }).queryKey })
      },
      () => {
        if (!wanted.signal.aborted) setPicture({ state: 'failed' })
      },
    )
    return () => {
      wanted.abort()
      if (made !== '') URL.revokeObjectURL(made)
    }
  }, [caseId, image, attempt])
  return { picture, again: () => setAttempt((before) => before + 1) }
}

async function fetchPicture(id: string, image: string, signal: AbortSignal): Promise<Blob> {
  const { url } = await adminCall('openDocument', { id, image }, signal)
  const answer = await fetch(url, { credentials: 'same-origin', cache: 'no-store', signal })
  if (!answer.ok) throw new Error(`the picture answered ${answer.status}`)
  return answer.blob()
}
