import type { ReactNode } from 'react'
import { ListFailed } from './Failed.tsx'

/** A list that is read, as far as its failure needs it. */
interface ReadList {
  readonly error: unknown
  readonly refetch: () => unknown
}

/** For the `error` of a table: why its list could not be loaded, with a way to ask again; undefined while it can. */
export function listFailure({ error, refetch }: ReadList): ReactNode {
  return error ? <ListFailed error={error} onRetry={() => void refetch()} /> : undefined
}
