import { found, type NewVersion, type TextEditing, type WrittenText } from '../../content/textEditing.ts'
import { canonicalJson } from '../../crypto/canonicalJson.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { AdminContext } from '../adminContext.ts'
import { type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { listTexts } from './listTexts.ts'

type Parts = Pick<AdminServices, 'database' | 'clock' | 'operators' | 'approvals' | 'texts' | 'preview'>
type TextCalls = 'getContentTexts' | 'getContentText' | 'previewText' | 'saveTextDraft' | 'publishText' | 'withdrawText'

const NOTHING = { title: '', summary: '', markdown: '' }

function plain(text: WrittenText | undefined): WrittenText | null {
  if (!text) return null
  const { type, label, title, summary, markdown } = text
  return { type, label, title, summary, markdown }
}

/** Publishes by one operator, or proposes a legal text for a second one. */
function publisher({ database, approvals, texts }: Parts) {
  return async (version: NewVersion, before: WrittenText | undefined, reason: string, context: AdminContext) => {
    const { operator } = operatorOf(context)
    if (version.type === 'legal' || (await texts.isLegal(version.id))) {
      const { type: kind, ...same } = version
      const { title, summary, markdown } = before ?? NOTHING
      const action = { type: 'PublishText' as const, ...same, kind, before: { title, summary, markdown } }
      const payload = { world: 'real' as const, action, effectiveAt: 0, reason, name: '', text: '' }
      return approvals.propose(payload, operator, context.record)
    }
    return database.transaction().execute(async (transaction) => {
      await texts.publish(version, operator, 0, transaction)
      return { pending: '', audit: await context.record({ detail: { version: canonicalJson(version) } }, transaction) }
    })
  }
}

async function versionsOf({ texts, operators }: Parts, id: number, lang: Parameters<TextEditing['versions']>[1]) {
  const names = await operators.rows.names()
  return (await texts.versions(id, lang)).map((row) => ({
    version: row.version,
    title: row.title,
    publishAt: Number(row.publish_at),
    hidden: row.hidden,
    author: names.get(row.author) ?? '',
    approver: names.get(row.approver) ?? '',
  }))
}

/** Texts as operators write them. */
export function textCalls(parts: Parts): AdminHandlers<TextCalls> {
  const { database, clock, texts, preview } = parts
  const publish = publisher(parts)
  return {
    getContentTexts: () => listTexts(database, clock.now()),

    getContentText: async ({ id, lang }) => {
      const shown = await texts.shown(id, lang)
      const draft = await texts.draft(id, lang)
      const versions = await versionsOf(parts, id, lang)
      return { id, legal: await texts.isLegal(id), shown: plain(shown), draft: plain(draft), versions }
    },

    previewText: ({ markdown }) => ({ html: preview(markdown) }),

    saveTextDraft: async ({ id, lang, ...text }, context) => {
      if (text.title === '' || text.markdown.trim() === '')
        throw new Refusal('malformed', { field: text.title === '' ? 'title' : 'markdown', problem: 'is empty' })
      return database.transaction().execute(async (transaction) => {
        const saved = await texts.saveDraft(id, lang, text, operatorOf(context).operator, transaction)
        return { id: saved, audit: await context.record({ subject: String(saved) }, transaction) }
      })
    },

    publishText: async ({ id, lang, publishAt, reason }, context) => {
      const said = checkReason(reason)
      if (publishAt !== 0 && publishAt <= clock.now()) throw new Refusal('effective_time_past')
      const draft = found(await texts.draft(id, lang))
      const version = { ...draft, id, lang, publishAt, hidden: false }
      return publish(version, await texts.shown(id, lang), said, context)
    },

    withdrawText: async ({ id, lang, reason }, context) => {
      const said = checkReason(reason)
      const shown = found(await texts.shown(id, lang))
      const { type, label, title, summary, markdown } = shown
      const version = { type, label, title, summary, markdown, id, lang, publishAt: 0, hidden: true }
      return publish(version, shown, said, context)
    },
  }
}
