import { Button, buttonClass, PageMessage } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { shellTexts } from './texts.ts'

/** A screen broke; header, footer and the other pages go on. */
export function ScreenFailure({ reset }: { readonly error: unknown; readonly reset: () => void }) {
  const t = useTexts(shellTexts)
  return (
    <PageMessage alert title={t('failure.title')} text={t('failure.text')}>
      <Button onClick={reset}>{t('failure.retry')}</Button>
      <AppLink to="/" className={buttonClass('secondary')}>
        {t('failure.home')}
      </AppLink>
    </PageMessage>
  )
}
