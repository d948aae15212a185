import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@touchstone/protocol'
import { createTranslator } from 'use-intl/core'
import { isolating } from '../../../apps/web/src/shared/i18n/isolating.ts'
import { LANGUAGE_FACTS } from '../../../apps/web/src/shared/i18n/languages.ts'

/** What the site says under a key, as it stands on screen: `account.fields.newPassword`; shared words are `words.send`. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

interface Messages {
  readonly [key: string]: string | Messages
}

function catalogsOf(language: Language): Messages {
  const folder = new URL(`../../../apps/web/src/locales/${language}/`, import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
  )
}

/** The texts of the site in one of its translations. A key that it does not have throws. */
export function webTexts(language: Exclude<Language, 'en'>): Say {
  const { bcp47, direction } = LANGUAGE_FACTS[language]
  const messages: Messages = catalogsOf(language)
  const translator = createTranslator<Messages>({
    locale: bcp47,
    messages,
    onError: (error) => {
      throw error
    },
  })
  return (direction === 'rtl' ? isolating(translator) : translator) as Say
}
