import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { closeRow } from './customerDesk.ts'
import type { SupportParts } from './parts.ts'
import { addPost, type Said, saidBefore } from './posting.ts'
import { placeOf } from './sealedWords.ts'
import { addStep, consentOf, findTicket, lockTicket, type NewStep, type TicketRow } from './ticketRows.ts'

/** Writes the act into the audit chain, within its transaction; returns the row. */
export type Audit = (transaction: Kysely<Database>, detail?: Readonly<Record<string, unknown>>) => Promise<number>

export interface OperatorAct {
  readonly ticketId: string
  readonly operator: OperatorId
  readonly audit: Audit
}

/** What operators do in conversations. All throw Refusal('unknown_ticket'), and return the row of the audit chain. */
export interface OperatorDesk {
  /** `nameOf`: for the refusal that names who has it. Throws Refusal('ticket_closed' | 'ticket_held' | 'ticket_unchanged'). */
  take(act: OperatorAct & { readonly note: string; readonly nameOf: (operator: OperatorId) => string }): Promise<number>
  /** `to` 0: back to the queue. Throws Refusal('ticket_closed' | 'ticket_not_yours'). */
  hand(act: OperatorAct & { readonly to: OperatorId; readonly note: string }): Promise<number>
  note(act: OperatorAct & { readonly note: string }): Promise<number>
  /** Throws Refusal('ticket_closed' | 'ticket_not_yours' | 'ticket_full' | 'conflict'). */
  reply(act: OperatorAct & Said): Promise<{ readonly number: number; readonly audit: number }>
  /** Throws Refusal('ticket_closed' | 'ticket_not_yours'). */
  close(act: OperatorAct): Promise<number>
  /** Throws Refusal('ticket_closed' | 'ticket_not_yours' | 'ticket_unchanged'). */
  askConsent(act: OperatorAct): Promise<number>
  /**
   * Notes a look at the customer's account. Throws Refusal('ticket_not_yours' | 'consent_missing'). Returns whose account it is, and
   * until when it may be seen.
   */
  see(act: OperatorAct): Promise<{ readonly userId: string; readonly until: number }>
  /** Notes a look at a file of the conversation. Throws Refusal('image_unknown'). */
  openFile(act: OperatorAct & { readonly image: string }): Promise<void>
}

/** A customer who reads along needs no mail: it is sent when an answer is still unread after so long. */
export const MAIL_AFTER_MS = 2 * 60_000

function checkOwn({ state, assignee }: TicketRow, operator: OperatorId): void {
  if (state === 'closed') throw new Refusal('ticket_closed')
  if (assignee !== operator) throw new Refusal('ticket_not_yours')
}

/** Locks the ticket, does the act, and tells both sides of it. */
function createRun({ database, news }: Pick<SupportParts, 'database' | 'news'>) {
  return async <Result>(
    ticketId: string,
    act: (transaction: Kysely<Database>, ticket: TicketRow) => Promise<Result>,
  ): Promise<Result> => {
    const { userId, result } = await database.transaction().execute(async (transaction) => {
      const ticket = await lockTicket(transaction, ticketId)
      return { userId: ticket.user_id, result: await act(transaction, ticket) }
    })
    news.changed(userId)
    return result
  }
}

/** Who has a conversation, and what operators tell one another about it. */
function createAssignments({ database, clock, words, news }: SupportParts) {
  const run = createRun({ database, news })

  const step = async (transaction: Kysely<Database>, { note, ...said }: Omit<NewStep, 'time'> & { note: string }) => {
    const time = clock.now()
    const sealedNote = words.seal(placeOf.note(said.ticketId, time), note)
    await addStep(transaction, { ...said, time, sealedNote })
  }
  const assign = (transaction: Kysely<Database>, ticketId: string, assignee: OperatorId) =>
    transaction.updateTable('support_tickets').set({ assignee }).where('id', '=', ticketId).execute()

  const take: OperatorDesk['take'] = ({ ticketId, operator, note, nameOf, audit }) =>
    run(ticketId, async (transaction, { state, assignee }) => {
      if (state === 'closed') throw new Refusal('ticket_closed')
      if (assignee === operator) throw new Refusal('ticket_unchanged')
      if (assignee !== 0 && note === '') throw new Refusal('ticket_held', { operator: nameOf(assignee) })
      await assign(transaction, ticketId, operator)
      await step(transaction, { ticketId, what: 'taken', operator, note })
      return audit(transaction, { from: assignee })
    })

  const hand: OperatorDesk['hand'] = ({ ticketId, operator, to, note, audit }) =>
    run(ticketId, async (transaction, ticket) => {
      checkOwn(ticket, operator)
      await assign(transaction, ticketId, to)
      await step(transaction, { ticketId, what: 'handed_over', operator, to, note })
      return audit(transaction, { to })
    })

  const note: OperatorDesk['note'] = ({ ticketId, operator, note: text, audit }) =>
    run(ticketId, async (transaction) => {
      await step(transaction, { ticketId, what: 'note', operator, note: text })
      return audit(transaction)
    })

  return { take, hand, note }
}

/** What operators say to the customer. */
function createAnswering({ database, clock, words, news, people }: SupportParts) {
  const run = createRun({ database, news })

  const write = async (
    transaction: Kysely<Database>,
    ticket: TicketRow,
    { operator, audit, ...said }: OperatorAct & Said,
  ) => {
    checkOwn(ticket, operator)
    const time = clock.now()
    const number = await addPost(transaction, words, { ...said, ticket, operator, time })
    const unread = ticket.unread + 1
    const mail_due = ticket.unread === 0 ? time + MAIL_AFTER_MS : Number(ticket.mail_due)
    await transaction
      .updateTable('support_tickets')
      .set({ posts: number, state: 'answered', updated_at: time, waiting_since: 0, unread, mail_due })
      .where('id', '=', ticket.id)
      .execute()
    return { number, audit: await audit(transaction, { message: number }) }
  }

  const reply: OperatorDesk['reply'] = (act) =>
    run(act.ticketId, async (transaction, ticket) => {
      const before = await saidBefore(transaction, words, act.ticketId, act.operator, act)
      if (before === undefined) return write(transaction, ticket, act)
      return { number: before, audit: await act.audit(transaction, { message: before, repeated: true }) }
    })

  const close: OperatorDesk['close'] = ({ ticketId, operator, audit }) =>
    run(ticketId, async (transaction, ticket) => {
      checkOwn(ticket, operator)
      await closeRow(transaction, ticketId, { time: clock.now(), what: 'closed_by_support', operator })
      const event = { what: 'support_closed', by: 'operator' as const, text: '', ref: ticketId }
      await people.accountEvents.add(ticket.user_id, event, transaction)
      return audit(transaction)
    })

  return { reply, close }
}

/** What operators see of a customer, and with whose leave. */
function createLooks({ database, clock, news, people }: SupportParts) {
  const run = createRun({ database, news })
  const tell = (transaction: Kysely<Database>, { user_id, id }: TicketRow, what: string, operator: OperatorId) =>
    people.accountEvents.add(user_id, { what, by: 'operator', text: `operator ${operator}`, ref: id }, transaction)

  const askConsent: OperatorDesk['askConsent'] = ({ ticketId, operator, audit }) =>
    run(ticketId, async (transaction, ticket) => {
      checkOwn(ticket, operator)
      const time = clock.now()
      if (consentOf(ticket, time).state !== 'none') throw new Refusal('ticket_unchanged')
      await transaction
        .updateTable('support_tickets')
        .set({ consent: 'asked', consent_until: 0, updated_at: time })
        .where('id', '=', ticketId)
        .execute()
      await addStep(transaction, { ticketId, what: 'consent_asked', time, operator })
      await tell(transaction, ticket, 'support_consent_asked', operator)
      return audit(transaction)
    })

  const see: OperatorDesk['see'] = ({ ticketId, operator, audit }) =>
    run(ticketId, async (transaction, ticket) => {
      checkOwn(ticket, operator)
      const time = clock.now()
      const { state, until } = consentOf(ticket, time)
      if (state !== 'given') throw new Refusal('consent_missing')
      await addStep(transaction, { ticketId, what: 'account_seen', time, operator })
      await tell(transaction, ticket, 'support_saw_account', operator)
      await audit(transaction)
      return { userId: ticket.user_id, until }
    })

  const openFile: OperatorDesk['openFile'] = async ({ ticketId, operator, image, audit }) => {
    const ticket = await findTicket(database, ticketId)
    const files = database.selectFrom('support_files').select('image_id').where('ticket_id', '=', ticketId)
    const known = (await files.execute()).some(({ image_id }) => image_id === image)
    if (!known) throw new Refusal('image_unknown')
    await database.transaction().execute(async (transaction) => {
      await audit(transaction, { image })
      await tell(transaction, ticket, 'support_opened_file', operator)
    })
  }

  return { askConsent, see, openFile }
}

export function createOperatorDesk(parts: SupportParts): OperatorDesk {
  return { ...createAssignments(parts), ...createAnswering(parts), ...createLooks(parts) }
}
