import type { PostingReason } from '@touchstone/protocol'
import { CODES } from './english/codes.ts'
import { FIGURES } from './english/figures.ts'
import { FINANCE } from './english/finance.ts'
import { MONEY } from './english/money.ts'
import { POSITIONS } from './english/positions.ts'
import { SECURITY } from './english/security.ts'
import { SERVICE } from './english/service.ts'
import { STATEMENT } from './english/statement.ts'

/**
 * What the server says itself, in mails and files, by subject: ICU messages, with the same syntax as those of the web app. `@name` is one
 * of the sentences that several share. A value that a message does not have reads `absent`, and a paragraph that would show it is
 * left out.
 */
export const ENGLISH = {
  codes: CODES,
  security: SECURITY,
  money: MONEY,
  positions: POSITIONS,
  finance: FINANCE,
  service: SERVICE,
  statement: STATEMENT,
  figures: FIGURES,
}

/** A subject and its paragraphs. */
export interface MailWords {
  readonly subject: string
  readonly text: readonly string[]
}

type InAnyWords<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends readonly string[]
      ? readonly string[]
      : InAnyWords<English[Key]>
}

/** The same in any language. */
export type ServerWords = InAnyWords<typeof ENGLISH>

/** Entries between accounts: money that moves within one account, from available to held and back, makes none. */
export type EntryReason = Exclude<PostingReason, 'hold' | 'release'>

/** A translation has the names of a statement's entries too, which products say in English. */
export interface TranslatedWords extends ServerWords {
  readonly entries: Readonly<Record<EntryReason, string>>
}
