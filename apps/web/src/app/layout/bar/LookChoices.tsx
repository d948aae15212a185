import { Glyph, MENU_ITEM, Segments, THEMES } from '@touchstone/ui'
import { useLocale, useTexts } from '../../../shared/i18n/texts.ts'
import { customUpDown, prefer, UP_DOWN, usePreferences } from '../../../shared/preferences/preferences.ts'
import { lookTexts } from './lookTexts.ts'

/** Theme and direction colours; the choice stays in this browser. */
export function LookChoices() {
  const t = useTexts(lookTexts)
  const { language } = useLocale()
  const { theme, upDown } = usePreferences()
  const shown = upDown ?? customUpDown(language)
  return (
    <>
      <p aria-hidden="true" className="px-2.5 pt-1 pb-1.5 text-11 font-medium text-ink-3">
        {t('theme')}
      </p>
      <div className="mx-1 w-60">
        <Segments
          label={t('theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`${value}`) }))}
          onValueChange={(chosen) => prefer({ theme: chosen })}
        />
      </div>
      <p className="px-2.5 pt-3 pb-1.5 text-11 font-medium text-ink-3">{t('colours')}</p>
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
            {t(`${pair}`)}
          </span>
          {pair === shown && <Glyph name="check" className="text-accent" />}
        </button>
      ))}
    </>
  )
}
