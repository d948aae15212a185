import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { adminCall } from '../../shared/api/adminClient.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useDocument } from '../../shared/documents/useDocument.ts'

/** A picture of a case. */
export function usePicture(caseId: string, image: string) {
  const ask = useCallback(
    (signal: AbortSignal) => adminCall('openDocument', { id: caseId, image }, signal),
    [caseId, image],
  )
  // Approving asks for every picture: the case tells which of them this operator has opened.
  const queries = useQueryClient()
  const onShown = useCallback(
    () => void queries.invalidateQueries({ queryKey: callQuery('getCase', { id: caseId }).queryKey }),
    [queries, caseId],
  )
  const { document: picture, again } = useDocument(ask, onShown)
  return { picture, again }
}
