import { LANGUAGES } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'

export type CompanyFacts = AdminCallData<'getCompany'>['facts']

export const COMPANY_FIELDS = ['name', 'licence', 'email', 'address', 'defaultLang', 'socials'] as const
export type CompanyDraft = Readonly<Record<(typeof COMPANY_FIELDS)[number], string>>

export function draftOf({ company, socials, ...facts }: CompanyFacts): CompanyDraft {
  return { ...facts, name: company, socials: socials.map(({ name, link }) => `${name} ${link}`).join('\n') }
}

/** A line without an address has '' for it, which the server refuses by name. */
function socialOf(line: string): CompanyFacts['socials'][number] {
  const at = line.lastIndexOf(' ')
  return at < 0 ? { name: line, link: '' } : { name: line.slice(0, at).trim(), link: line.slice(at + 1) }
}

export function factsOf({ name, socials, defaultLang, ...facts }: CompanyDraft): CompanyFacts {
  const lines = socials
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const language = LANGUAGES.find((known) => known === defaultLang) ?? 'en'
  return { ...facts, company: name, defaultLang: language, socials: lines.map(socialOf) }
}
