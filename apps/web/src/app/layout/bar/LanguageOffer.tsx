import { Glyph } from '@touchstone/ui'
import { useState } from 'react'
import { changeLanguage } from '../../../shared/account/changeLanguage.ts'
import { LANGUAGE_FACTS, langAttribute, preferredLanguage } from '../../../shared/i18n/languages.ts'
import { useLocale, useTexts } from '../../../shared/i18n/texts.ts'
import { isLanguageChosen } from '../../../shared/session/sessionStore.ts'
import { shellTexts } from '../texts.ts'

/** Offers a visitor who has chosen no language the one that the browser prefers; it lies below the bar and moves nothing. */
export function LanguageOffer() {
  const t = useTexts(shellTexts)
  const { language } = useLocale()
  const [open, setOpen] = useState(true)
  const wanted = preferredLanguage(navigator.languages)
  if (!open || isLanguageChosen() || wanted === undefined || wanted === language) return null
  const { offer, direction } = LANGUAGE_FACTS[wanted]
  return (
    <div className="absolute end-4 top-full z-40 mt-1 flex items-center gap-1 rounded-panel border border-line bg-surface-1 p-1 shadow-overlay">
      <button
        type="button"
        lang={langAttribute(wanted)}
        dir={direction}
        onClick={() => changeLanguage(wanted)}
        className="h-8 rounded-control px-3 text-13 font-medium text-accent hover:bg-surface-2"
      >
        {offer}
      </button>
      <button
        type="button"
        aria-label={t('language.decline')}
        onClick={() => {
          setOpen(false)
          changeLanguage(language)
        }}
        className="grid size-8 place-items-center rounded-control text-ink-3 hover:bg-surface-2 hover:text-ink-1"
      >
        <Glyph name="cross" />
      </button>
    </div>
  )
}
