import type { ReactNode } from 'react'

export interface LoadedProps<Data> {
  /** Undefined until it has arrived. */
  readonly data: Data | undefined
  /** Of the last attempt; null when it did not fail. */
  readonly error: Error | null
  /** In the place of the data before they arrive, in their shape. */
  readonly waiting: ReactNode
  /** In the place of data that could not be had. */
  readonly failed: (error: Error) => ReactNode
  /** Above data that arrived earlier and could not be had anew. */
  readonly stale?: (error: Error) => ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Data once they have arrived; before that their shape, or why they could not be had. What is shown stays while it is asked for anew. */
export function Loaded<Data>({ data, error, waiting, failed, stale, children }: LoadedProps<Data>) {
  if (data === undefined) return error ? failed(error) : waiting
  return (
    <>
      {error && stale?.(error)}
      {children(data)}
    </>
  )
}
