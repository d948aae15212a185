import { Glyph, MENU_ITEM, Menu, Segments, THEMES } from '@touchstone/ui'
import Contrast from 'lucide-react/icons/contrast'
import { useLocale, useTexts } from '../../shared/i18n/texts.ts'
import { customUpDown, prefer, UP_DOWN, usePreferences } from '../../shared/preferences/preferences.ts'
import { shellTexts } from './texts.ts'

/** Theme and direction colours; the choice stays in this browser. */
export function LookMenu() {
  const t = useTexts(shellTexts)
  const { language } = useLocale()
  const { theme, upDown } = usePreferences()
  const shown = upDown ?? customUpDown(language)
  return (
    <Menu label={t('look.menu')} button={<Contrast size={18} strokeWidth={1.75} />} chevron={false}>
      <p aria-hidden="true" className="px-2.5 pt-1 pb-1.5 text-11 font-medium text-ink-3">
        {t('look.theme')}
      </p>
      <div className="mx-1 w-60">
        <Segments
          label={t('look.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`look.${value}`) }))}
          onValueChange={(chosen) => prefer({ theme: chosen })}
        />
      </div>
      <p className="px-2.5 pt-3 pb-1.5 text-11 font-medium text-ink-3">{t('look.colours')}</p>
      {UP_DOWN.map((pair) => (
        <button
          key={pair}
          type="button"
          aria-pressed={pair === shown}
          onClick={() => prefer({ upDown: pair })}
          className={MENU_ITEM}
        >
          <span className="flex items-center gap-2.5">
            <span data-updown={pair} className="num flex gap-1 text-12">
              <span className="text-up">▲</span>
              <span className="text-down">▼</span>
            </span>
            {t(`look.${pair}`)}
          </span>
          {pair === shown && <Glyph name="check" className="text-accent" />}
        </button>
      ))}
    </Menu>
  )
}
