import { useState } from 'react'
import type { AccountEntry, AccountMode } from '../../shared/account/accountInput.ts'
import { likelyCountry, telCodeOf, useCountries } from '../../shared/account/useCountries.ts'

/** The chosen way and area code; `with` adds the text of the field. */
export function useAccountEntry() {
  const countries = useCountries()
  const [mode, setMode] = useState<AccountMode>('email')
  const [chosenArea, setArea] = useState<string | null>(null)
  const area = chosenArea ?? likelyCountry(countries)
  const telCode = telCodeOf(countries, area)
  return {
    countries,
    mode,
    setMode,
    area,
    setArea,
    with: (typed: string): AccountEntry => ({ mode, telCode, email: typed, phone: typed }),
  }
}
