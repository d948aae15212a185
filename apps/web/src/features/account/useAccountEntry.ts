import { useState } from 'react'
import type { AccountEntry, AccountMode } from '../../shared/account/accountInput.ts'
import { likelyCountry, telCodeOf, useCountries } from '../../shared/account/useCountries.ts'

/** Which of the two ways is chosen and which area code; `with` adds what is typed in the field. */
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
