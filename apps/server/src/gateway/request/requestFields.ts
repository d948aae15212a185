import { LANGUAGES, type Language } from '@touchstone/protocol'
import { isStorable } from '../../database/storableText.ts'
import { Refusal } from '../../errors/refusal.ts'

/** Fields as a query or form parser yields them: a repeated name is an array. */
export type RawFields = Readonly<Record<string, unknown>>

const RTOKEN_MAX = 64
const TOKEN_MAX = 256

/** Refuses fields that no well-formed request contains, so that no handler ever sees two values of one field. */
export function checkFields(fields: RawFields): void {
  for (const name in fields) {
    const value = fields[name]
    if (typeof value !== 'string')
      throw new Refusal('malformed', { field: name.slice(0, 40), problem: 'was sent more than once' })
    // Text with it can be stored nowhere.
    if (!isStorable(value))
      throw new Refusal('malformed', { field: name.slice(0, 40), problem: 'holds a character that is no text' })
  }
}

function shortText(fields: RawFields, name: string, max: number): string {
  const value = fields[name]
  if (typeof value !== 'string') return ''
  if (value.length > max) throw new Refusal('malformed', { field: name, problem: 'is too long' })
  return value
}

export function tokenOf(fields: RawFields, header: string): string {
  if (header.length > TOKEN_MAX) throw new Refusal('malformed', { field: 'token', problem: 'is too long' })
  return header || shortText(fields, 'token', TOKEN_MAX)
}

export function rtokenOf(fields: RawFields): string {
  return shortText(fields, 'rtoken', RTOKEN_MAX)
}

/** An unknown language is answered in English rather than refused. */
export function languageOf(fields: RawFields): Language {
  return LANGUAGES.find((language) => language === fields.lang) ?? 'en'
}
