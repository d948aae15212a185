import { Loaded as LoadedOf, type LoadedProps as LoadedOfProps } from '@touchstone/ui'
import { Failed } from './Failed.tsx'

/** The state of an answer; a query of the call layer has it. */
export interface Answer<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

export interface LoadedProps<Data> extends Pick<LoadedOfProps<Data>, 'waiting' | 'framed' | 'children'> {
  readonly answer: Answer<Data>
  /** A sentence that names the missing data, before the reason. */
  readonly lead?: string
}

/** An answer once it has arrived; before that its shape, or why it could not be had and a way to ask again. */
export function Loaded<Data>({ answer: { data, error, refetch }, lead, ...shown }: LoadedProps<Data>) {
  return (
    <LoadedOf
      {...shown}
      data={data}
      error={error}
      failed={(failure) => (
        <Failed error={failure} {...(lead !== undefined && { lead })} onRetry={() => void refetch()} />
      )}
    />
  )
}
