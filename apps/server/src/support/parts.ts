import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { People } from '../identity/accounts/people.ts'
import type { SealedWords } from './sealedWords.ts'
import type { SupportNews } from './supportNews.ts'

/** What both sides of a conversation are made with. */
export interface SupportParts {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly words: SealedWords
  readonly news: SupportNews
  readonly files: Pick<Files, 'check' | 'keep' | 'kinds'>
  readonly people: Pick<People, 'accountEvents' | 'ownerOf' | 'messages'>
}
