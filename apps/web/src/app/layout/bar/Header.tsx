import { buttonClass, useFit } from '@touchstone/ui'
import { useState } from 'react'
import { DemoSwitch } from '../../../shared/demo/DemoSwitch.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { isLanguageChosen, useSession } from '../../../shared/session/sessionStore.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { shellTexts } from '../texts.ts'
import { Brand } from './Brand.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { LookMenu } from './LookMenu.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { NoticesLink } from './NoticesLink.tsx'
import { UserMenu } from './UserMenu.tsx'

const MessagesBell = onDemand(async () => (await import('./MessagesBell.tsx')).MessagesBell)
/** For whoever has chosen no language yet. */
const LanguageOffer = onDemand(async () => (await import('./LanguageOffer.tsx')).LanguageOffer)
const SmallMenu = onDemand(async () => (await import('./SmallMenu.tsx')).SmallMenu)

export function Header() {
  const t = useTexts(shellTexts)
  const signedIn = useSession((session) => session.token !== '')
  const small = useFit() !== 'full'
  const [offers] = useState(() => !isLanguageChosen())
  return (
    <header className="no-print sticky top-0 z-40 flex h-14 shrink-0 items-center gap-3 border-b border-line bg-surface-1 ps-6 pe-4 narrow:justify-between narrow:px-3 wide:gap-5">
      <Brand />
      {!small && <MainNavigation />}
      <div className="flex items-center gap-1">
        <PaletteButton />
        {signedIn ? (
          <>
            {!small && <DemoSwitch />}
            <UserMenu />
          </>
        ) : (
          <>
            <AppLink to="/login" className={buttonClass('ghost')}>
              {t('nav.login')}
            </AppLink>
            <AppLink to="/register" className={`${buttonClass('primary')} slim:hidden`}>
              {t('nav.register')}
            </AppLink>
          </>
        )}
        <span className="mx-1 h-5 w-px bg-line narrow:hidden wide:mx-2" />
        {/* Its place is kept while its code is on the way. */}
        {signedIn ? (
          <span className="inline-flex size-9">
            <MessagesBell />
          </span>
        ) : (
          <NoticesLink />
        )}
        {small ? (
          <span className="inline-flex size-9">
            <SmallMenu />
          </span>
        ) : (
          <>
            <LanguageMenu />
            <LookMenu />
          </>
        )}
      </div>
      {offers && <LanguageOffer />}
    </header>
  )
}
