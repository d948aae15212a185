import { useRouterState } from '@tanstack/react-router'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { featureTexts } from '../routes/featureTexts.ts'
import { findRoute, isOpen, menuOf } from '../routes/routes.ts'
import { notOpenYetTexts } from './notOpenYetTexts.ts'

/** One honest page for everything that is still to come. */
export function NotOpenYetScreen() {
  const t = useTexts(notOpenYetTexts)
  const words = useTexts(featureTexts)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const title = findRoute(path)?.title ?? 'notFound'
  return (
    <div className="page py-24">
      <div className="page-column flex w-[min(100vw,560px)] flex-col items-start gap-4">
        <p className="rounded-control border border-line px-2 py-0.5 text-12 text-ink-3">{t('label')}</p>
        <h1 className="text-24 font-semibold">{t('title', { page: words(title) })}</h1>
        <p className="text-ink-2">{t('text')}</p>
        <h2 className="mt-4 text-12 font-medium text-ink-3">{t('openNow')}</h2>
        <ul className="flex gap-2">
          {menuOf('suggested')
            .filter(({ path: to }) => isOpen(to))
            .map(({ path: to, word }) => (
              <li key={to}>
                <AppLink
                  to={to}
                  className="flex h-9 items-center rounded-control border border-line px-4 text-13 text-ink-1 hover:bg-surface-2"
                >
                  {words(word)}
                </AppLink>
              </li>
            ))}
        </ul>
      </div>
    </div>
  )
}
