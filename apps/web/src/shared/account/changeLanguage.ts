import type { Language } from '@touchstone/protocol'
import { api } from '../api/api.ts'
import { chooseLanguage, session } from '../session/sessionStore.ts'

/** For this browser, and for the messages of whoever is signed in. */
export function changeLanguage(language: Language): void {
  chooseLanguage(language)
  if (session().token === '') return
  api()
    .call('setLanguage', { language })
    .catch(() => undefined)
}
