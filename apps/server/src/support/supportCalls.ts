import type { CallData, TicketStep } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { type CallHandlers, requireOwnCookie, type Session, sessionOf } from '../gateway/callContext.ts'
import { setConsent } from './consents.ts'
import { type CustomerDesk, reopenUntil } from './customerDesk.ts'
import type { SupportParts } from './parts.ts'
import type { Said } from './posting.ts'
import type { Presence } from './presence.ts'
import { saidLine, saidText } from './saidText.ts'
import { consentOf, findTicket, lineOf, postsOf, type Step, stepsOf, type TicketRow } from './ticketRows.ts'
import type { WorkingHours } from './workingHours.ts'

type Ticket = CallData<'getTicket'>

export interface SupportCallParts extends SupportParts {
  readonly customers: CustomerDesk
  readonly presence: Presence
  readonly hours: WorkingHours
}

/** A token that was stolen from its browser writes to nobody in the customer's name, and lets nobody see the account. */
function ownSession(session: Session): Session {
  requireOwnCookie(session)
  return session
}

function filled(field: string, text: string): string {
  if (text === '') throw new Refusal('field_empty', { field })
  return text
}

/** A message needs words or files. */
function saidOf({ text, imgIds, cid }: { text: string; imgIds: readonly string[]; cid: string }): Said {
  const said = saidText(text)
  return { text: imgIds.length > 0 ? said : filled('Message', said), images: [...new Set(imgIds)], cid }
}

function isStep(step: Step): step is Step & { readonly what: TicketStep } {
  return step.what !== 'note'
}

async function unreadOf(database: Kysely<Database>, userId: string): Promise<number> {
  const { unread } = await database
    .selectFrom('support_tickets')
    .select(({ fn }) => fn.sum<bigint | number | string | null>('unread').as('unread'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(unread ?? 0)
}

/** Reading one's own conversations. */
function readingCalls({ database, clock, words, files, presence, hours }: SupportCallParts) {
  const lineWithTimes = (row: TicketRow) => ({
    ...lineOf(row, words),
    time: Number(row.opened_at),
    updated: Number(row.updated_at),
    unread: row.unread,
  })

  const ticketOf = async (row: TicketRow): Promise<Ticket> => {
    const there = await presence.now()
    const posts = await postsOf(database, words, files.kinds, row.id)
    const steps = await stepsOf(database, words, row.id)
    return {
      ...lineWithTimes(row),
      posts: posts.map(({ operator, ...post }) => ({ ...post, by: operator === 0 ? 'me' : 'support' })),
      steps: steps.filter(isStep).map(({ time, what }) => ({ time, what })),
      live: row.assignee !== 0 && there.includes(row.assignee),
      consent: consentOf(row, clock.now()),
      rating: row.rating,
      reopenUntil: reopenUntil(row),
    }
  }

  return {
    getSupport: async (_request, { session }) => ({
      there: (await presence.now()).length > 0,
      hours: (await hours.now()).hours,
      unread: session?.world === 'real' ? await unreadOf(database, session.userId) : 0,
    }),

    getTicketList: async ({ page, size }, context) => {
      const own = database.selectFrom('support_tickets').where('user_id', '=', sessionOf(context).userId)
      const rows = await own
        .selectAll()
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      const { total } = await own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
      return { list: rows.map(lineWithTimes), total: Number(total), page }
    },

    getTicket: async ({ id }, context) => ticketOf(await findTicket(database, id, sessionOf(context).userId)),
  } satisfies Partial<CallHandlers>
}

/** The calls of customers. */
export function supportCalls(parts: SupportCallParts) {
  const { customers } = parts
  return {
    ...readingCalls(parts),

    addTicket: async ({ type, title, ...said }, context) => {
      const { userId } = ownSession(sessionOf(context))
      const begun = { type, title: filled('Title', saidLine(title)), ...saidOf(said) }
      return { id: await customers.begin(userId, begun) }
    },

    replyTicket: async ({ id, ...said }, context) => {
      const { userId } = ownSession(sessionOf(context))
      return { number: await customers.reply(userId, id, saidOf(said)) }
    },

    readTicket: async ({ id }, context) => {
      await customers.read(sessionOf(context).userId, id)
      return {}
    },

    closeTicket: async ({ id }, context) => {
      await customers.close(sessionOf(context).userId, id)
      return { state: 'closed' as const }
    },

    rateTicket: async ({ id, rating, text }, context) => {
      await customers.rate(sessionOf(context).userId, id, Number(rating), saidText(text))
      return {}
    },

    setTicketConsent: async ({ id, minutes }, context) => {
      const { userId } = minutes === '0' ? sessionOf(context) : ownSession(sessionOf(context))
      return { until: await setConsent(parts, { userId, ticketId: id, minutes: Number(minutes) }) }
    },
  } satisfies Partial<CallHandlers>
}
