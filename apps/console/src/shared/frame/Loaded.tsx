import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorPanel, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { failureCode, failureText } from '../../api/failures.ts'
import { textsOf } from '../i18n/texts.ts'
import { frameTexts } from './texts.ts'

const t = textsOf(frameTexts)

/** What an answer failed with, and a way to ask again. */
export function Failure({ query }: { readonly query: UseQueryResult<unknown> }) {
  return (
    <ErrorPanel
      text={failureText(query.error)}
      code={failureCode(query.error)}
      retryLabel={t('retry')}
      onRetry={() => void query.refetch()}
    />
  )
}

export interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** Shows an answer when it is there; what was shown before stays while it is asked for again. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <Failure query={query} />
  return (
    <div className="flex flex-col gap-3 p-4">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  )
}
