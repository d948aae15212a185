import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { LANGUAGE_FACTS, langAttribute, OFFERED_LANGUAGES } from '../../shared/i18n/languages.ts'
import { type Locale, LocaleContext } from '../../shared/i18n/texts.ts'
import { useSession } from '../../shared/session/sessionStore.ts'

/** Development only: `?pseudo` swaps the texts for long accented ones, `?rtl` mirrors the page. */
function testSwitch(name: 'pseudo' | 'rtl'): boolean {
  return import.meta.env.DEV && new URLSearchParams(location.search).has(name)
}

/** Gives the language on screen: the chosen one when it is complete, else English. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  // Deferred: the page stays in the old language until the new one's texts are there.
  const chosen = useDeferredValue(useSession((session) => session.language))
  const language = OFFERED_LANGUAGES.includes(chosen) ? chosen : 'en'
  const locale: Locale = useMemo(() => ({ language, pseudo: testSwitch('pseudo') }), [language])
  useEffect(() => {
    document.documentElement.lang = langAttribute(language)
    document.documentElement.dir = testSwitch('rtl') ? 'rtl' : LANGUAGE_FACTS[language].direction
  }, [language])
  return <LocaleContext value={locale}>{children}</LocaleContext>
}
