import { Loaded as LoadedOf, Panel } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { Failed } from './Failed.tsx'

/** What is known of an answer; a query of the call layer is one. */
export interface Answer<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

export interface LoadedProps<Data> {
  readonly answer: Answer<Data>
  /** In the place of the data before they arrive, in their shape. */
  readonly waiting: ReactNode
  /** A sentence on what could not be loaded, before the reason. */
  readonly lead?: string
  /** Stands on the page itself: the failure is framed like the data. */
  readonly framed?: boolean
  readonly children: (data: Data) => ReactNode
}

/** An answer once it has arrived; before that its shape, or why it could not be had and a way to ask again. */
export function Loaded<Data>({ answer, waiting, lead, framed = false, children }: LoadedProps<Data>) {
  const { data, error, refetch } = answer
  return (
    <LoadedOf
      data={data}
      error={error}
      waiting={waiting}
      failed={(failure) => {
        const failed = <Failed error={failure} {...(lead !== undefined && { lead })} onRetry={() => void refetch()} />
        return framed ? <Panel>{failed}</Panel> : failed
      }}
    >
      {children}
    </LoadedOf>
  )
}
