import type { Language } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import { type AdminHandlers, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Parts = Pick<AdminServices, 'database' | 'pictures' | 'texts'>

async function nextId(on: Kysely<Database>): Promise<number> {
  const query = on.selectFrom('banners').select(({ fn }) => fn.max('id').as('highest'))
  return Number((await query.executeTakeFirstOrThrow()).highest ?? 0) + 1
}

/** Banners of the first page, and the pictures of banners and texts. One operator is enough; the audit chain keeps every change. */
export function bannerCalls({
  database,
  pictures,
  texts,
}: Parts): AdminHandlers<'getBanners' | 'saveBanner' | 'saveContentPicture'> {
  return {
    getBanners: async () => {
      const rows = await database.selectFrom('banners').selectAll().orderBy('position').orderBy('id').execute()
      return rows.map(({ id, lang, position, img, title, text, link, hidden, ...row }) => ({
        id,
        position,
        img,
        title,
        text,
        link,
        hidden,
        lang: lang as Language,
        textId: row.text_id,
        shownFrom: Number(row.shown_from),
        shownUntil: Number(row.shown_until),
      }))
    },

    saveBanner: async ({ id, lang, textId, shownFrom, shownUntil, ...same }, context) => {
      if (same.title === '') throw new Refusal('malformed', { field: 'title', problem: 'is empty' })
      if (shownUntil !== 0 && shownUntil <= shownFrom)
        throw new Refusal('malformed', { field: 'shownUntil', problem: 'is not after shownFrom' })
      if (textId !== 0 && !(await texts.shown(textId, lang)) && !(await texts.shown(textId, 'en')))
        throw new Refusal('text_not_found')
      return database.transaction().execute(async (transaction) => {
        const number = id === 0 ? await nextId(transaction) : id
        const times = { shown_from: shownFrom, shown_until: shownUntil }
        const row = { ...same, ...times, text_id: textId, edited: true }
        await transaction
          .insertInto('banners')
          .values({ id: number, lang, ...row })
          .onConflict((conflict) => conflict.columns(['id', 'lang']).doUpdateSet(row))
          .execute()
        return { id: number, audit: await context.record({ subject: String(number) }, transaction) }
      })
    },

    saveContentPicture: async ({ picture }, context) => {
      const img = await pictures.save(Buffer.from(picture, 'base64'), operatorOf(context).operator)
      return { img, audit: await context.record({ subject: img }) }
    },
  }
}
