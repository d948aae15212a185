import { ErrorPanel, Skeleton } from '@touchstone/ui'
import { failureCode, failureText } from '../../../shared/api/api.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { withdrawTexts } from '../texts.ts'

export interface FormAwaitedProps {
  readonly error: Error | null
  readonly onRetry: () => void
}

/** In place of a form whose first values are not there yet, or could not be had. */
export function FormAwaited({ error, onRetry }: FormAwaitedProps) {
  const t = useTexts(withdrawTexts)
  if (!error) return <Skeleton className="h-80 w-full opacity-40" />
  return (
    <ErrorPanel
      text={`${t('form.failed')} ${failureText(error)}`}
      code={failureCode(error)}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  )
}
