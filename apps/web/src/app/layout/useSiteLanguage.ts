import { useEffect } from 'react'
import { suggestLanguage } from '../../shared/session/sessionStore.ts'
import { useSetting } from '../../shared/site/useSite.ts'

/** Before a visitor chooses, the page speaks the language the platform is set up with. */
export function useSiteLanguage(): void {
  const language = useSetting()?.defaultLang
  useEffect(() => {
    if (language) suggestLanguage(language)
  }, [language])
}
