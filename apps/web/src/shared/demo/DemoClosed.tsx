import { Button, buttonClass } from '@touchstone/ui'
import { useTexts } from '../i18n/texts.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { demoClosedTexts } from './closedTexts.ts'
import { askToExitDemo } from './demoAccount.ts'

/** In place of a screen that touches the outside or the real account. `page`: its title. */
export function DemoClosed({ page }: { readonly page: string }) {
  const t = useTexts(demoClosedTexts)
  return (
    <div className="page py-24">
      <div className="page-column flex w-[min(100vw,560px)] flex-col items-start gap-4">
        <p className="rounded-control bg-notice px-2 py-0.5 text-12 font-medium text-on-notice">{t('demo')}</p>
        <h1 className="text-24 font-semibold">{t('title')}</h1>
        <p className="text-ink-2">{t('text', { page })}</p>
        <div className="mt-2 flex gap-3">
          <AppLink to="/deal" className={buttonClass('primary')}>
            {t('trade')}
          </AppLink>
          <Button tone="secondary" onClick={askToExitDemo}>
            {t('exit')}
          </Button>
        </div>
      </div>
    </div>
  )
}
