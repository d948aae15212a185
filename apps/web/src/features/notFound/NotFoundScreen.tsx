import { Button, buttonClass } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { openPalette } from '../../shared/palette/paletteStore.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { askedPath } from '../../shared/routing/askedPath.ts'
import { notFoundTexts } from './texts.ts'

export function NotFoundScreen() {
  const t = useTexts(notFoundTexts)
  const path = askedPath()
  return (
    <div className="page py-24">
      <div className="page-column flex w-[min(100vw,560px)] flex-col items-start gap-4">
        <p className="num text-13 text-ink-3">404</p>
        <h1 className="text-32 font-semibold tracking-tight">{t('title')}</h1>
        <p className="break-words text-14 text-ink-2">{path === '' ? t('askedNothing') : t('asked', { path })}</p>
        <div className="mt-2 flex gap-3">
          <AppLink to="/" className={buttonClass('primary')}>
            {t('home')}
          </AppLink>
          <AppLink to="/market" className={buttonClass('secondary')}>
            {t('market')}
          </AppLink>
          <Button tone="secondary" onClick={openPalette}>
            {t('search')}
          </Button>
        </div>
      </div>
    </div>
  )
}
