import type { UseQueryResult } from '@tanstack/react-query'
import { Button, ErrorPanel, InlineAlert, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { failureCode, failureText } from '../../api/failures.ts'
import { textsOf } from '../i18n/texts.ts'
import { moment } from './figures.ts'
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

function Stale({ query }: { readonly query: UseQueryResult<unknown> }) {
  return (
    <InlineAlert tone="warn" announce>
      <span className="flex items-center justify-between gap-4">
        {t('stale', { time: moment(query.dataUpdatedAt), reason: failureText(query.error) })}
        <Button tone="secondary" size="small" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </span>
    </InlineAlert>
  )
}

export interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** Shows an answer when it is there; what was shown before stays while it is asked for again, and says how old it is when that fails. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined)
    return (
      <>
        {query.isError && <Stale query={query} />}
        {children(query.data)}
      </>
    )
  if (query.isError) return <Failure query={query} />
  return (
    <div className="flex flex-col gap-3 p-4">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  )
}
