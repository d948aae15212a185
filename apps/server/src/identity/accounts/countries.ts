import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min'

/** Where accounts can be opened, by ISO 3166 code. */
// biome-ignore format: a list to be read in rows
const ISO_CODES = [
  'AE', 'AL', 'AM', 'AO', 'AR', 'AT', 'AU', 'AZ', 'BA', 'BB', 'BD', 'BE', 'BG', 'BH', 'BJ', 'BN', 'BO', 'BR', 'BS',
  'BT', 'BW', 'BZ', 'CA', 'CH', 'CI', 'CL', 'CM', 'CN', 'CO', 'CR', 'CV', 'CY', 'CZ', 'DE', 'DK', 'DO', 'DZ', 'EC',
  'EE', 'EG', 'ES', 'ET', 'FI', 'FJ', 'FR', 'GA', 'GB', 'GE', 'GH', 'GR', 'GT', 'GY', 'HK', 'HN', 'HR', 'HU', 'ID',
  'IE', 'IL', 'IN', 'IS', 'IT', 'JM', 'JO', 'JP', 'KE', 'KG', 'KH', 'KR', 'KW', 'KZ', 'LA', 'LI', 'LK', 'LS', 'LT',
  'LU', 'LV', 'MA', 'MC', 'MD', 'ME', 'MG', 'MK', 'MN', 'MO', 'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ', 'NA', 'NG',
  'NL', 'NO', 'NP', 'NZ', 'OM', 'PA', 'PE', 'PG', 'PH', 'PK', 'PL', 'PT', 'PY', 'QA', 'RO', 'RS', 'RW', 'SA', 'SC',
  'SE', 'SG', 'SI', 'SK', 'SN', 'SR', 'SV', 'TH', 'TJ', 'TN', 'TR', 'TT', 'TW', 'TZ', 'UA', 'UG', 'US', 'UY', 'UZ',
  'VN', 'WS', 'ZA', 'ZM',
] as const satisfies readonly CountryCode[]

export interface Country {
  readonly iso: string
  /** Telephone area code without the plus: "852". */
  readonly code: string
  /** English name; screens show it in their own language. */
  readonly country: string
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** In the order of their English names. */
export const COUNTRIES: readonly Country[] = ISO_CODES.map((iso) => ({
  iso,
  code: getCountryCallingCode(iso),
  country: englishNames.of(iso) ?? iso,
})).sort((a, b) => a.country.localeCompare(b.country, 'en'))

const offered: ReadonlySet<string> = new Set(ISO_CODES)

/** The ISO code in capitals; undefined when no account can be opened from there. */
export function findCountry(iso: string): string | undefined {
  const code = iso.toUpperCase()
  return offered.has(code) ? code : undefined
}
