import { AppLink } from '@touchstone/frame'
import { Button, buttonClass, Skeleton } from '@touchstone/ui'
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
    <div role="alert" className="flex flex-col items-start gap-4 p-8">
      <h1 className="text-20 font-semibold">{t('failure.title')}</h1>
      <p className="text-13 text-ink-2">{t('failure.text')}</p>
      <Button onClick={reset}>{t('retry')}</Button>
    </div>
  )
}

export function NoSuchScreen() {
  return (
    <div className="flex flex-col items-start gap-4 p-8">
      <h1 className="text-20 font-semibold">{t('missing.title')}</h1>
      <AppLink to="/" className={buttonClass('secondary')}>
        {t('missing.home')}
      </AppLink>
    </div>
  )
}
