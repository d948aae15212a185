import { useRouterState } from '@tanstack/react-router'
import { titleTexts } from '../../shared/feature/titleTexts.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { findRoute, isOpen } from '../routes/routes.ts'
import { shellTexts } from './texts.ts'

const OPEN_NOW = [
  ['market', '/market'],
  ['deal', '/deal'],
  ['assets', '/table1'],
  ['home', '/'],
] as const

/** One honest page for everything that is still to come. */
export function NotOpenYetScreen() {
  const t = useTexts(shellTexts)
  const title = useTexts(titleTexts)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const key = findRoute(path)?.title ?? 'notFound'
  return (
    <div className="page py-24">
      <div className="page-column flex w-[min(100vw,560px)] flex-col items-start gap-4">
        <p className="rounded-control border border-line px-2 py-0.5 text-12 text-ink-3">{t('nav.notOpen')}</p>
        <h1 className="text-24 font-semibold">{t('notOpenYet.title', { page: title(key) })}</h1>
        <p className="text-ink-2">{t('notOpenYet.text')}</p>
        <h2 className="mt-4 text-12 font-medium text-ink-3">{t('notOpenYet.openNow')}</h2>
        <ul className="flex gap-2">
          {OPEN_NOW.filter(([, to]) => isOpen(to)).map(([name, to]) => (
            <li key={to}>
              <AppLink
                to={to}
                className="flex h-9 items-center rounded-control border border-line px-4 text-13 text-ink-1 hover:bg-surface-2"
              >
                {t(`notOpenYet.${name}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
