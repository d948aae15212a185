import { ErrorPanel } from '@touchstone/ui'
import { failureCode, failureText } from '../api/api.ts'
import { useTexts } from '../i18n/texts.ts'
import { loadingTexts } from './texts.ts'

export interface FailedProps {
  readonly error: unknown
  /** A sentence that names the missing data, before the reason. */
  readonly lead?: string
  readonly onRetry: () => void
}

/** In the place of something that could not be loaded: why, and a way to ask again. */
export function Failed({ error, lead, onRetry }: FailedProps) {
  const t = useTexts(loadingTexts)
  const reason = failureText(error)
  return (
    <ErrorPanel
      text={lead === undefined ? reason : `${lead} ${reason}`}
      code={failureCode(error)}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  )
}

/** The same in a table. */
export function ListFailed(props: Omit<FailedProps, 'lead'>) {
  const t = useTexts(loadingTexts)
  return <Failed {...props} lead={t('listFailed')} />
}
