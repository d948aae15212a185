import { ErrorPanel, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { failureCode, failureText } from '../../../shared/api/api.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { instrumentTexts } from '../texts.ts'

/** The content once it is there; before, its shape; instead, why not. */
export function Loaded<Data>(props: {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  readonly children: (data: Data) => ReactNode
}) {
  const t = useTexts(instrumentTexts)
  if (props.data !== undefined) return props.children(props.data)
  if (!props.error) return <Skeleton className="h-80 w-full opacity-40" />
  return (
    <ErrorPanel
      text={`${t('failed')} ${failureText(props.error)}`}
      code={failureCode(props.error)}
      retryLabel={t('retry')}
      onRetry={props.onRetry}
    />
  )
}
