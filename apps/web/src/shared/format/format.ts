import { type Formats, formatsFor } from '@touchstone/ui'
import { useMemo } from 'react'
import { LANGUAGE_FACTS } from '../i18n/languages.ts'
import { useLocale } from '../i18n/texts.ts'
import { useReaderZone } from '../times/readerZone.ts'

export { directionOf, type Formats, formatsFor, type MomentParts, NO_FIGURE } from '@touchstone/ui'

export function useFormats(): Formats {
  const { language } = useLocale()
  const zone = useReaderZone()
  return useMemo(() => formatsFor(LANGUAGE_FACTS[language].bcp47, zone), [language, zone])
}
