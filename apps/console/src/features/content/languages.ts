import { LANGUAGES, type Language } from '@touchstone/protocol'
import { textsOf } from '../../shared/i18n/texts.ts'
import { contentTexts } from './texts.ts'

const t = textsOf(contentTexts)

export const languageName = (language: Language): string => t(`languages.${language}`)

export const LANGUAGE_OPTIONS = LANGUAGES.map((language) => ({ value: language, label: languageName(language) }))
