import { useLocation } from '@tanstack/react-router'
import type { Language } from '@touchstone/protocol'
import { buttonClass } from '@touchstone/ui'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { DemoSwitch } from '../../shared/demo/DemoSwitch.tsx'
import { useLocale, useTexts } from '../../shared/i18n/texts.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { promptSignIn } from '../../shared/session/signInPrompt.ts'
import { featureTexts } from '../routes/featureTexts.ts'
import { findRoute } from '../routes/routes.ts'
import { Brand } from './Brand.tsx'
import { EntryMenu } from './EntryMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { LookMenu } from './LookMenu.tsx'
import { NoticesLink } from './NoticesLink.tsx'
import { isUnder, navEntries } from './navigation.ts'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { shellTexts } from './texts.ts'
import { UserMenu } from './UserMenu.tsx'

const ENTRY =
  'relative flex h-full items-center whitespace-nowrap text-14 font-medium text-ink-2 hover:text-ink-1 wide:px-2.5'
/** These need the most room for the same: at 1,280 px they fill the bar. */
const LONG: ReadonlySet<Language> = new Set(['jp', 'vn'])
const beside = (language: Language) => (LONG.has(language) ? 'px-1' : 'px-1.5')
const CURRENT = 'text-ink-1 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:bg-accent'

const MessagesBell = onDemand(async () => (await import('./MessagesBell.tsx')).MessagesBell)

export function Header() {
  const t = useTexts(shellTexts)
  const words = useTexts(featureTexts)
  const { language } = useLocale()
  const signedIn = useSession((session) => session.token !== '')
  const entries = navEntries(language)
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <header className="no-print sticky top-0 z-40 flex h-14 shrink-0 items-center gap-3 border-b border-line bg-surface-1 ps-6 pe-4 wide:gap-5">
      <Brand />
      <nav aria-label={t('mainNavigation')} className="flex h-full flex-1 items-center">
        {entries.map((entry) => (
          <Fragment key={entry.path}>
            <AppLink
              to={entry.path}
              onClick={(event) => {
                if (signedIn || findRoute(entry.path)?.access === 'public') return
                event.preventDefault()
                promptSignIn(entry.path)
              }}
              aria-current={isUnder(entry, path) ? 'true' : undefined}
              className={clsx(ENTRY, beside(language), isUnder(entry, path) && CURRENT)}
              activeClassName={CURRENT}
            >
              {entry.word ? words(entry.word) : t('nav.trade')}
            </AppLink>
            {entry.opens && <EntryMenu name={entry.opens} label={entry.word ? words(entry.word) : t('nav.products')} />}
          </Fragment>
        ))}
      </nav>
      <div className="flex items-center gap-1">
        <PaletteButton />
        {signedIn ? (
          <>
            <DemoSwitch />
            <UserMenu />
          </>
        ) : (
          <>
            <AppLink to="/login" className={buttonClass('ghost')}>
              {t('nav.login')}
            </AppLink>
            <AppLink to="/register" className={buttonClass('primary')}>
              {t('nav.register')}
            </AppLink>
          </>
        )}
        <span className="mx-1 h-5 w-px bg-line wide:mx-2" />
        {/* Its place is kept while its code is on the way. */}
        {signedIn ? (
          <span className="inline-flex size-9">
            <MessagesBell />
          </span>
        ) : (
          <NoticesLink />
        )}
        <LanguageMenu />
        <LookMenu />
      </div>
      <LanguageOffer />
    </header>
  )
}
