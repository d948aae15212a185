import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { LANGUAGE_FACTS, langAttribute } from '../../shared/i18n/languages.ts'
import { type Locale, LocaleContext } from '../../shared/i18n/texts.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { startLanguage } from './startLanguage.ts'

/** Development only: `?pseudo` swaps the texts for long accented ones, `?rtl` mirrors the page. */
function testSwitch(name: 'pseudo' | 'rtl'): boolean {
  return import.meta.env.DEV && new URLSearchParams(location.search).has(name)
}

/** Gives the language on screen. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const wanted = useSession((session) => session.language)
  const queries = useQueryClient()
  const spoken = useRef(wanted)
  useEffect(() => {
    void startLanguage(wanted)
    // Texts of the platform came in the old language.
    if (spoken.current !== wanted) void queries.invalidateQueries()
    spoken.current = wanted
  }, [wanted, queries])
  // Deferred: the page stays in the old language until the new one's texts are there.
  const language = useDeferredValue(wanted)
  const locale: Locale = useMemo(() => ({ language, pseudo: testSwitch('pseudo') }), [language])
  useEffect(() => {
    document.documentElement.lang = langAttribute(language)
    document.documentElement.dir = testSwitch('rtl') ? 'rtl' : LANGUAGE_FACTS[language].direction
  }, [language])
  return <LocaleContext value={locale}>{children}</LocaleContext>
}
