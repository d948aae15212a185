import { LANGUAGES } from '@touchstone/protocol'
import { Combobox, deviceTimeZone, Panel, REFLOWS, Switch, THEMES, timeZones, zoneLabel } from '@touchstone/ui'
import { clsx } from 'clsx'
import { changeLanguage } from '../../shared/account/changeLanguage.ts'
import { LANGUAGE_FACTS, langAttribute } from '../../shared/i18n/languages.ts'
import { useLocale, useTexts } from '../../shared/i18n/texts.ts'
import {
  customUpDown,
  DENSITIES,
  prefer,
  shownReflow,
  UP_DOWN,
  usePreferences,
} from '../../shared/preferences/preferences.ts'
import { arrange, useTerminalLayout } from '../../terminal/layout/terminalLayout.ts'
import { Choice } from './components/Choice.tsx'
import { Preference } from './components/Preference.tsx'
import { settingTexts } from './texts.ts'

/** How this browser shows things. */
export function PreferencesTab() {
  const t = useTexts(settingTexts)
  return (
    <>
      <p className="text-13 text-ink-3">{t('preferences.lead')}</p>
      <Panel className="max-w-3xl">
        <Appearance />
        <SmallWindows />
        <Languages />
        <TimeZone />
        <Trading />
      </Panel>
    </>
  )
}

function Appearance() {
  const t = useTexts(settingTexts)
  const { language } = useLocale()
  const { theme, upDown, density } = usePreferences()
  return (
    <>
      <Preference title={t('preferences.theme')}>
        <Choice
          label={t('preferences.theme')}
          options={THEMES.map((known) => ({ value: known, label: t(`preferences.themes.${known}`) }))}
          value={theme}
          onChoose={(chosen) => prefer({ theme: chosen })}
        />
      </Preference>
      <Preference title={t('preferences.colours')} note={t('preferences.coloursNote')}>
        <Choice
          label={t('preferences.colours')}
          options={UP_DOWN.map((pair) => ({
            value: pair,
            label: (
              <span className="flex items-center gap-2.5">
                <span data-updown={pair} aria-hidden="true" className="num flex gap-1 text-12">
                  <span className="text-up">▲</span>
                  <span className="text-down">▼</span>
                </span>
                {t(`preferences.pairs.${pair}`)}
              </span>
            ),
          }))}
          value={upDown ?? customUpDown(language)}
          onChoose={(chosen) => prefer({ upDown: chosen })}
        />
      </Preference>
      <Preference title={t('preferences.density')}>
        <Choice
          label={t('preferences.density')}
          options={DENSITIES.map((known) => ({ value: known, label: t(`preferences.densities.${known}`) }))}
          value={density}
          onChoose={(chosen) => prefer({ density: chosen })}
        />
      </Preference>
    </>
  )
}

function SmallWindows() {
  const t = useTexts(settingTexts)
  const chosen = usePreferences(shownReflow)
  return (
    <Preference title={t('preferences.windows')} note={t('preferences.windowsNote')}>
      <Choice
        label={t('preferences.windows')}
        options={REFLOWS.map((known) => ({ value: known, label: t(`preferences.reflows.${known}`) }))}
        value={chosen}
        onChoose={(reflow) => prefer({ reflow })}
      />
    </Preference>
  )
}

function Languages() {
  const t = useTexts(settingTexts)
  const { language } = useLocale()
  return (
    <Preference title={t('preferences.language')} note={t('preferences.languageNote')}>
      <fieldset className="grid grid-cols-3 gap-1">
        <legend className="sr-only">{t('preferences.language')}</legend>
        {LANGUAGES.map((known) => (
          <button
            key={known}
            type="button"
            lang={langAttribute(known)}
            aria-pressed={known === language}
            onClick={() => changeLanguage(known)}
            className={clsx(
              'h-8 rounded-control px-3 text-start text-13',
              known === language ? 'bg-surface-3 font-medium text-ink-1' : 'text-ink-2 hover:bg-surface-2',
            )}
          >
            <bdi>{LANGUAGE_FACTS[known].name}</bdi>
          </button>
        ))}
      </fieldset>
    </Preference>
  )
}

function TimeZone() {
  const t = useTexts(settingTexts)
  const chosen = usePreferences((preferences) => preferences.timeZone)
  const now = Date.now()
  const zones = timeZones().map((zone) => ({ value: zone, label: zoneName(zone), note: zoneLabel(zone, now) }))
  const device = deviceTimeZone()
  const ofDevice = {
    value: '',
    label: t('preferences.timeZoneOfDevice', { zone: zoneName(device) }),
    note: zoneLabel(device, now),
  }
  return (
    <Preference title={t('preferences.timeZone')} note={t('preferences.timeZoneNote')}>
      <Combobox
        label={t('preferences.timeZone')}
        value={chosen ?? ''}
        options={[ofDevice, ...zones]}
        nothingFound={t('preferences.timeZoneNone')}
        onValueChange={(zone) => prefer({ timeZone: zone === '' ? null : zone })}
      />
    </Preference>
  )
}

/** "America/St_Johns" as it is read: places are written with spaces. */
const zoneName = (zone: string) => zone.replaceAll('_', ' ')

function Trading() {
  const t = useTexts(settingTexts)
  const keysActive = useTerminalLayout((layout) => layout.keysActive)
  const confirmAll = usePreferences((preferences) => preferences.confirmAll)
  return (
    <>
      <Preference title={t('preferences.keyboard')} note={t('preferences.keyboardNote')}>
        <Switch checked={keysActive} onCheckedChange={(active) => arrange({ keysActive: active })}>
          {t('preferences.keyboardSwitch')}
        </Switch>
      </Preference>
      <Preference title={t('preferences.confirmations')} note={t('preferences.confirmationsNote')}>
        <Switch checked={confirmAll} onCheckedChange={(all) => prefer({ confirmAll: all })}>
          {t('preferences.confirmAll')}
        </Switch>
      </Preference>
    </>
  )
}
