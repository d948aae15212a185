import type { UseQueryResult } from '@tanstack/react-query'
import { Button, ErrorPanel, InlineAlert, Loaded as LoadedOf, Panel, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { failureCode, readingFailureText } from '../api/failures.ts'
import { textsOf } from '../i18n/texts.ts'
import { moment } from './figures.ts'
import { frameTexts } from './texts.ts'

const t = textsOf(frameTexts)

/** The error of a query, and a button to ask again. */
export function Failure({ query }: { readonly query: UseQueryResult<unknown> }) {
  return (
    <ErrorPanel
      text={readingFailureText(query.error)}
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
        {t('stale', { time: moment(query.dataUpdatedAt), reason: readingFailureText(query.error) })}
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
  /** True for data that is the page itself: the text in its place is then framed like it. */
  readonly framed?: boolean
}

/** Shows data once it is loaded; during a refresh the old data stays, and tells its age when the refresh fails. */
export function Loaded<Data>({ query, children, framed = false }: LoadedProps<Data>) {
  return (
    <LoadedOf
      data={query.data}
      error={query.error}
      framed={framed}
      waiting={
        framed ? (
          <Panel>
            <Waiting rows={FRAMED_ROWS} />
          </Panel>
        ) : (
          <Waiting rows={2} />
        )
      }
      failed={() => <Failure query={query} />}
      stale={() => <Stale query={query} />}
    >
      {children}
    </LoadedOf>
  )
}

const FRAMED_ROWS = 7

function Waiting({ rows }: { readonly rows: number }) {
  return (
    <div className="flex flex-col gap-3 p-4">
      <Skeleton className="h-5 w-1/3" />
      {Array.from({ length: rows }, (_, index) => `row ${index}`).map((row) => (
        <Skeleton key={row} className="h-5 w-2/3" />
      ))}
    </div>
  )
}
