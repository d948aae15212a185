import { isUuid } from '../../database/uuid.ts'
import { Refusal } from '../../errors/refusal.ts'
import { rolesOf } from '../../operators/operatorRoles.ts'
import { placeOf } from '../../support/sealedWords.ts'
import { consentOf, findTicket, postsOf, type Step, stepsOf, type TicketRow } from '../../support/ticketRows.ts'
import { findCustomer } from '../accounts.ts'
import { type AdminHandlers, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { ticketLines } from './ticketLines.ts'

export type SupportServices = Pick<
  AdminServices,
  'database' | 'clock' | 'worlds' | 'operators' | 'people' | 'states' | 'files' | 'past' | 'fills' | 'support'
>

/** Shorter than what a proxy waits for an answer. */
const AWAIT_MS = 20_000
const OTHERS = 50
/** Number of no operator. */
const NOBODY = 0

/** The queue of conversations, and who is there to answer. */
function queue({ database, operators, people, support }: SupportServices) {
  const { words, presence, news } = support

  const figures = async () => {
    const waiting = database.selectFrom('support_tickets').where('waiting_since', '>', 0n)
    const { count, oldest } = await waiting
      .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('waiting_since').as('oldest')])
      .executeTakeFirstOrThrow()
    const { untaken } = await waiting
      .where('assignee', '=', NOBODY)
      .select(({ fn }) => fn.countAll<bigint>().as('untaken'))
      .executeTakeFirstOrThrow()
    return { waiting: Number(count), oldest: Number(oldest ?? 0), untaken: Number(untaken) }
  }

  /** undefined: of everybody. */
  const userIdOf = async (uid: string) => (uid === '' ? undefined : (await findCustomer(people, uid)).person.userId)

  return {
    getTickets: async ({ state, mine, uid, page, size }, context) => {
      const { operator } = operatorOf(context)
      await presence.seen(operator)
      // Asked for before the rows are read: a change in between is told as one still to come.
      const { version } = news
      const userId = await userIdOf(uid)
      const filtered = database
        .selectFrom('support_tickets')
        .$if(state === '', (query) => query.where('state', '<>', 'closed'))
        .$if(state !== '', (query) => query.where('state', '=', state === '' ? 'open' : state))
        .$if(mine, (query) => query.where('assignee', '=', operator))
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      const rows = await filtered
        .selectAll()
        .orderBy(({ eb }) => eb.case().when('waiting_since', '>', 0n).then(0).else(1).end())
        .orderBy('waiting_since')
        .orderBy('updated_at', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      const { total } = await filtered.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
      const names = await operators.rows.names()
      const there = await presence.now()
      return {
        list: await ticketLines({ database, words, names }, rows),
        total: Number(total),
        page,
        ...(await figures()),
        there: there.map((number) => names.get(number) ?? ''),
        mineThere: there.includes(operator),
        version,
      }
    },

    awaitTickets: async ({ since }, context) => {
      await presence.seen(operatorOf(context).operator)
      return { version: await news.await(since, AWAIT_MS) }
    },
  } satisfies Partial<AdminHandlers>
}

/** One conversation. */
function reading({ database, clock, worlds, operators, files, support }: SupportServices) {
  const { words } = support

  const othersOf = (row: TicketRow) =>
    database
      .selectFrom('support_tickets')
      .selectAll()
      .where('user_id', '=', row.user_id)
      .where('id', '<>', row.id)
      .orderBy('updated_at', 'desc')
      .limit(OTHERS)
      .execute()

  const stepLine = (names: ReadonlyMap<number, string>) => {
    return ({ time, what, operator, to, note }: Step) => {
      return { time, what, by: names.get(operator) ?? '', to: names.get(to) ?? '', note }
    }
  }

  const colleagues = async (operator: number) => {
    const active = (await operators.rows.all()).filter(({ state }) => state === 'active')
    return active
      .filter((row) => row.operator !== operator && rolesOf(worlds.real.core, row.operator).includes('support'))
      .map(({ name }) => name)
  }

  return {
    getTicket: async ({ id }, context) => {
      const { operator } = operatorOf(context)
      const row = await findTicket(database, id)
      const names = await operators.rows.names()
      const [line, ...others] = await ticketLines({ database, words, names }, [row, ...(await othersOf(row))])
      if (!line) throw new Refusal('unknown_ticket')
      const posts = await postsOf(database, words, files.kinds, id)
      return {
        ...line,
        posts: posts.map(({ operator: by, ...post }) => ({
          ...post,
          by: by === NOBODY ? ('customer' as const) : ('support' as const),
          operator: names.get(by) ?? '',
        })),
        steps: (await stepsOf(database, words, id)).map(stepLine(names)),
        consent: consentOf(row, clock.now()),
        comment: words.open(placeOf.comment(id), row.sealed_comment),
        unread: row.unread,
        mine: row.assignee === operator,
        colleagues: await colleagues(operator),
        others,
      }
    },
  } satisfies Partial<AdminHandlers>
}

export function queueCalls(services: SupportServices) {
  return { ...queue(services), ...reading(services) }
}

/** Throws Refusal('image_unknown') for an id that is none. */
export function checkImageId(id: string): void {
  if (!isUuid(id)) throw new Refusal('image_unknown')
}
