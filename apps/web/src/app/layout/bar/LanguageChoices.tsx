import { LANGUAGES } from '@touchstone/protocol'
import { Glyph, MENU_ITEM } from '@touchstone/ui'
import { changeLanguage } from '../../../shared/account/changeLanguage.ts'
import { LANGUAGE_FACTS, langAttribute } from '../../../shared/i18n/languages.ts'
import { useLocale } from '../../../shared/i18n/texts.ts'

/** Every language by its own name. */
export function LanguageChoices() {
  const { language } = useLocale()
  return (
    <div className="grid grid-cols-2 gap-0.5">
      {LANGUAGES.map((known) => (
        <button
          key={known}
          type="button"
          lang={langAttribute(known)}
          aria-pressed={known === language}
          onClick={() => changeLanguage(known)}
          className={MENU_ITEM}
        >
          <bdi>{LANGUAGE_FACTS[known].name}</bdi>
          {known === language && <Glyph name="check" className="text-accent" />}
        </button>
      ))}
    </div>
  )
}
