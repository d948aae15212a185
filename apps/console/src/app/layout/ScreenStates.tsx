import { AppLink } from '@touchstone/frame'
import { Button, buttonClass, PageMessage, Skeleton } from '@touchstone/ui'
import { textsOf } from '../../shared/i18n/texts.ts'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)

export function ScreenSkeleton() {
  return (
    <div className="flex flex-col gap-6 p-8" role="status" aria-label={t('loading')}>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  )
}

/** A screen broke; the rest of the console goes on. */
export function ScreenFailure({ reset }: { readonly error: unknown; readonly reset: () => void }) {
  return (
    <PageMessage alert title={t('failure.title')} text={t('failure.text')}>
      <Button onClick={reset}>{t('retry')}</Button>
    </PageMessage>
  )
}

export function NoSuchScreen() {
  return (
    <PageMessage title={t('missing.title')}>
      <AppLink to="/" className={buttonClass('secondary')}>
        {t('missing.home')}
      </AppLink>
    </PageMessage>
  )
}
