import type { Language } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import type { VersionRow } from '../../content/textEditing.ts'
import type { Database } from '../../database/schema.ts'

type Listed = AdminCallData<'getContentTexts'>[number]
type Row = Pick<VersionRow, 'text_id' | 'lang' | 'type' | 'title' | 'publish_at' | 'hidden'>

const keyOf = (id: number, lang: string) => `${id} ${lang}`

function stateOf(shown: Row | undefined, inProgram: boolean): Listed['state'] {
  if (!shown) return inProgram ? 'program' : 'unpublished'
  return shown.hidden ? 'away' : 'edited'
}

/** Every text in every language that there is of it, by number. */
export async function listTexts(database: Kysely<Database>, now: number): Promise<Listed[]> {
  const program = await database.selectFrom('texts').select(['id as text_id', 'lang', 'type', 'title']).execute()
  const versions = await database
    .selectFrom('text_versions')
    .select(['text_id', 'lang', 'type', 'title', 'publish_at', 'hidden'])
    .orderBy('publish_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const ratings = await database.selectFrom('text_ratings').select(['text_id', 'useful']).execute()
  const rated = (id: number, useful: boolean) =>
    ratings.filter((rating) => rating.text_id === id && rating.useful === useful).length
  const keys = new Map([...program, ...versions].map((row) => [keyOf(row.text_id, row.lang), row]))
  return [...keys.values()]
    .map(({ text_id: id, lang }) => {
      const known = program.find((row) => row.text_id === id && row.lang === lang)
      const own = versions.filter((row) => row.text_id === id && row.lang === lang)
      const shown = own.find((row) => row.publish_at > 0n && row.publish_at <= BigInt(now))
      const waiting = own.findLast((row) => row.publish_at > BigInt(now))
      const { type, title } = shown ?? known ?? own[0] ?? { type: 'help' as const, title: '' }
      return {
        id,
        lang: lang as Language,
        type,
        title,
        state: stateOf(shown, known !== undefined),
        draft: own.some((row) => row.publish_at === 0n),
        scheduled: Number(waiting?.publish_at ?? 0),
        useful: rated(id, true),
        notUseful: rated(id, false),
      }
    })
    .sort((a, b) => a.id - b.id || a.lang.localeCompare(b.lang))
}
