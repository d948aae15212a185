import { Button, buttonClass } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { shellTexts } from './texts.ts'

/** A screen broke; header, footer and the other pages go on. */
export function ScreenFailure({ reset }: { readonly error: unknown; readonly reset: () => void }) {
  const t = useTexts(shellTexts)
  return (
    <div role="alert" className="mx-auto flex w-[560px] flex-col items-start gap-4 py-24">
      <h1 className="text-24 font-semibold">{t('failure.title')}</h1>
      <p className="text-ink-2">{t('failure.text')}</p>
      <div className="flex gap-3">
        <Button onClick={reset}>{t('failure.retry')}</Button>
        <AppLink to="/" className={buttonClass('secondary')}>
          {t('failure.home')}
        </AppLink>
      </div>
    </div>
  )
}
