import type { ReactNode } from 'react'
import { Panel } from '../layout/Panel.tsx'

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
  /** Stands on the page itself: the failure is framed as the data are. */
  readonly framed?: boolean
  readonly children: (data: Data) => ReactNode
}

/** Data once they have arrived; before that their shape, or why they could not be had. What is shown stays while it is asked for anew. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { data, error, waiting, failed, stale, framed = false, children } = props
  if (data === undefined && error) return framed ? <Panel>{failed(error)}</Panel> : failed(error)
  if (data === undefined) return waiting
  return (
    <>
      {error && stale?.(error)}
      {children(data)}
    </>
  )
}
