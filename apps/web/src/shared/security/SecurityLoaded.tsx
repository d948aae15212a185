import { ErrorPanel, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { failureCode, failureText } from '../api/api.ts'
import { useTexts } from '../i18n/texts.ts'
import { securityTexts } from './texts.ts'
import { type Security, useSecurity } from './useSecurity.ts'

/** Shows its content once it is known how the account is protected. */
export function SecurityLoaded({ children }: { readonly children: (security: Security) => ReactNode }) {
  const t = useTexts(securityTexts)
  const { data, error, refetch } = useSecurity()
  if (data) return children(data)
  if (error)
    return (
      <ErrorPanel
        text={failureText(error)}
        code={failureCode(error)}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      {['h-28', 'h-64', 'h-40'].map((height) => (
        <Skeleton key={height} className={`${height} w-full`} />
      ))}
    </div>
  )
}
