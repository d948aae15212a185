import './styles.css'
import { startPage } from '@touchstone/ui'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startLanguage } from './app/i18n/startLanguage.ts'
import { StartFailure } from './app/layout/StartFailure.tsx'
import { wireApp } from './app/wiring.ts'
import { loadSiteConfig } from './shared/config/siteConfig.ts'
import { keepInstallOffer } from './shared/install/install.ts'
import { applyFit, applyPreferences } from './shared/preferences/preferences.ts'
import { session, useSession } from './shared/session/sessionStore.ts'
import { settingArrived, withinPatience } from './shared/site/useSite.ts'

// In development the pages come from memory, and are never asked for without a connection.
const root = createRoot(startPage(import.meta.env.PROD ? '/sw.js' : ''))
keepInstallOffer(window)
applyPreferences(
  () => session().language,
  (listener) => useSession.subscribe(listener),
)

loadSiteConfig().then(
  async () => {
    applyFit()
    const parts = wireApp()
    await Promise.all([
      settingArrived(parts.queries),
      startLanguage(session().language),
      withinPatience(parts.router.load()),
    ])
    root.render(<App {...parts} />)
  },
  (error: unknown) => {
    console.warn('the configuration could not be loaded', error)
    root.render(<StartFailure />)
  },
)
