import './styles.css'
import { startPage } from '@touchstone/ui'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { StartFailure } from './app/layout/StartFailure.tsx'
import { wireApp } from './app/wiring.ts'
import { loadSiteConfig } from './shared/config/siteConfig.ts'
import { applyPreferences } from './shared/preferences/preferences.ts'
import { session, useSession } from './shared/session/sessionStore.ts'
import { settingArrived } from './shared/site/useSite.ts'

const root = createRoot(startPage())
applyPreferences(
  () => session().language,
  (listener) => useSession.subscribe(listener),
)

loadSiteConfig().then(
  async () => {
    const parts = wireApp()
    await settingArrived(parts.queries)
    root.render(<App {...parts} />)
  },
  (error: unknown) => {
    console.warn('the configuration could not be loaded', error)
    root.render(<StartFailure />)
  },
)
