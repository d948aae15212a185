import { LANGUAGES } from '@touchstone/protocol'
import { Glyph, MENU_ITEM, Menu } from '@touchstone/ui'
import Globe from 'lucide-react/icons/globe'
import { LANGUAGE_FACTS, langAttribute, OFFERED_LANGUAGES } from '../../shared/i18n/languages.ts'
import { useLocale, useTexts } from '../../shared/i18n/texts.ts'
import { chooseLanguage } from '../../shared/session/sessionStore.ts'
import { shellTexts } from './texts.ts'

export function LanguageMenu() {
  const t = useTexts(shellTexts)
  const { language } = useLocale()
  return (
    <Menu label={t('language.menu')} button={<Globe size={18} strokeWidth={1.75} />} chevron={false}>
      <div className="grid w-80 grid-cols-2 gap-0.5">
        {LANGUAGES.map((known) => {
          const offered = OFFERED_LANGUAGES.includes(known)
          return (
            <button
              key={known}
              type="button"
              lang={langAttribute(known)}
              disabled={!offered}
              aria-pressed={known === language}
              title={offered ? undefined : t('language.notTranslated')}
              onClick={() => chooseLanguage(known)}
              className={`${MENU_ITEM} disabled:cursor-not-allowed disabled:text-ink-3/70 disabled:hover:bg-transparent`}
            >
              <bdi>{LANGUAGE_FACTS[known].name}</bdi>
              {known === language && <Glyph name="check" className="text-accent" />}
            </button>
          )
        })}
      </div>
      <p className="px-2.5 pt-2 pb-1 text-11 text-ink-3">{t('language.greyed')}</p>
    </Menu>
  )
}
