import { useQuery } from '@tanstack/react-query'
import type { ComboboxOption } from '@touchstone/ui'
import { useMemo } from 'react'
import { callQuery } from '../api/queries.ts'
import { LANGUAGE_FACTS } from '../i18n/languages.ts'
import { useLocale } from '../i18n/texts.ts'

/** Countries by their name in the reader's language, with their telephone codes. */
export function useCountries(): readonly ComboboxOption[] {
  const { data } = useQuery({ ...callQuery('getTelCode', {}), staleTime: Number.POSITIVE_INFINITY })
  const { language } = useLocale()
  return useMemo(() => {
    const locale = LANGUAGE_FACTS[language].bcp47
    const names = new Intl.DisplayNames([locale], { type: 'region' })
    return (data ?? [])
      .map(({ iso, code, country }) => ({ value: iso, label: names.of(iso) ?? country, note: `+${code}` }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  }, [data, language])
}

/** The browser's region when accounts can be opened there, else Hong Kong. */
export function likelyCountry(options: readonly ComboboxOption[]): string {
  const region = navigator.languages.map((tag) => new Intl.Locale(tag).region).find((found) => found !== undefined)
  return options.some((option) => option.value === region) && region !== undefined ? region : 'HK'
}

/** "852" of the country chosen. */
export function telCodeOf(options: readonly ComboboxOption[], iso: string): string {
  return options.find((option) => option.value === iso)?.note?.replace('+', '') ?? ''
}
