import './styles.css'
import { createMemoryHistory } from '@tanstack/react-router'
import type { Language } from '@touchstone/protocol'
import type { Theme } from '@touchstone/ui'
import type { ReactElement } from 'react'
import { App } from './app/App.tsx'
import { startLanguage } from './app/i18n/startLanguage.ts'
import { wireApp } from './app/wiring.ts'
import { loadSiteConfig } from './shared/config/siteConfig.ts'
import { applyFit, applyPreferences, prefer } from './shared/preferences/preferences.ts'
import { chooseLanguage, session, signIn, useSession } from './shared/session/sessionStore.ts'
import { settingArrived } from './shared/site/useSite.ts'

/** The app as it stands in the gallery: in a page that is not its own. */
export interface StagedApp {
  readonly shown: ReactElement
  readonly end: () => void
}

export interface Look {
  readonly language: Language
  readonly theme: Theme
}

let prepared: Promise<unknown> | undefined

/** Once a page: what the start of the app does, but for what concerns the address bar and the installed app. */
async function prepare(): Promise<void> {
  applyPreferences(
    () => session().language,
    (listener) => useSession.subscribe(listener),
  )
  await loadSiteConfig()
  applyFit()
}

/** Changes language and theme of what is shown, as the menus of the app do. */
export function look({ language, theme }: Look): void {
  if (session().language !== language) chooseLanguage(language)
  prefer({ theme })
}

/** The app at an address, in the session of `token`. The exchange is whoever answers `fetch` and the socket of the page. */
export async function stageApp(address: string, token: string, wanted: Look): Promise<StagedApp> {
  prepared ??= prepare()
  await prepared
  look(wanted)
  signIn(token)
  const parts = wireApp(createMemoryHistory({ initialEntries: [address] }))
  await Promise.all([settingArrived(parts.queries), startLanguage(wanted.language)])
  return { shown: <App {...parts} />, end: parts.end }
}
