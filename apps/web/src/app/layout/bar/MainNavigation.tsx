import { useLocation } from '@tanstack/react-router'
import type { Language } from '@touchstone/protocol'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { useLocale, useTexts } from '../../../shared/i18n/texts.ts'
import { featureTexts } from '../../routes/featureTexts.ts'
import { shellTexts } from '../texts.ts'
import { EntryLink } from './EntryLink.tsx'
import { EntryMenu } from './EntryMenu.tsx'
import { isUnder, navEntries } from './navigation.ts'

/** Never narrower than what the arrow beside it, which reaches into its end, leaves large enough to press. */
const ENTRY =
  'relative flex h-full min-w-9 items-center whitespace-nowrap text-14 font-medium text-ink-2 hover:text-ink-1 wide:px-2.5'
/** These need the most room for the same: at 1,280 px they fill the bar. */
const LONG: ReadonlySet<Language> = new Set(['jp', 'vn'])
const beside = (language: Language) => (LONG.has(language) ? 'px-1' : 'px-1.5')
const CURRENT = 'text-ink-1 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:bg-accent'

/** The entries of the bar, with what stands under them. */
export function MainNavigation() {
  const t = useTexts(shellTexts)
  const words = useTexts(featureTexts)
  const { language } = useLocale()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav aria-label={t('mainNavigation')} className="flex h-full flex-1 items-center">
      {navEntries(language).map((entry) => (
        <Fragment key={entry.path}>
          <EntryLink
            to={entry.path}
            aria-current={isUnder(entry, path) ? 'true' : undefined}
            className={clsx(ENTRY, beside(language), isUnder(entry, path) && CURRENT)}
            activeClassName={CURRENT}
          >
            {entry.word ? words(entry.word) : t('nav.trade')}
          </EntryLink>
          {entry.opens && <EntryMenu name={entry.opens} label={entry.word ? words(entry.word) : t('nav.products')} />}
        </Fragment>
      ))}
    </nav>
  )
}
