import { LANGUAGES } from '@touchstone/protocol'
import { Glyph, MENU_ITEM, Menu } from '@touchstone/ui'
import Globe from 'lucide-react/icons/globe'
import { changeLanguage } from '../../shared/account/changeLanguage.ts'
import { LANGUAGE_FACTS, langAttribute } from '../../shared/i18n/languages.ts'
import { useLocale, useTexts } from '../../shared/i18n/texts.ts'
import { shellTexts } from './texts.ts'

export function LanguageMenu() {
  const t = useTexts(shellTexts)
  const { language } = useLocale()
  return (
    <span data-testid="languages">
      <Menu label={t('language.menu')} button={<Globe size={18} strokeWidth={1.75} />} chevron={false}>
        <div className="grid w-80 grid-cols-2 gap-0.5">
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
      </Menu>
    </span>
  )
}
