import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import type { Messages } from '../../messages/messages.ts'
import type { NewMessage } from '../../messages/newMessage.ts'

/** Events of an account, for its holder to read. Never holds a secret. */
export interface AccountEvent {
  /** A word: "password_changed", "frozen", "kyc_approved". */
  readonly what: string
  readonly by: 'holder' | 'operator' | 'platform'
  /** The operator's note to the customer, '' without one. */
  readonly text: string
  /** Row of the audit chain, position in the log or review case, '' when none. */
  readonly ref: string
}

/** An event, and the message that tells its holder of it. */
export interface ToldEvent extends AccountEvent {
  readonly message?: NewMessage
}

export interface AccountEvents {
  /**
   * Within the transaction of the act, where it has one: then its message is handed over by `Messages.deliver`. An event and its message
   * are written together or not at all.
   */
  add(userId: string, event: ToldEvent, transaction?: Kysely<Database>): Promise<void>
  /**
   * An act and its event, written together or not at all. When the act answers false, it was done before and nothing is written.
   * Returns whether it was done now.
   */
  addWith(userId: string, event: ToldEvent, act: (transaction: Kysely<Database>) => Promise<boolean>): Promise<boolean>
  /** Is such an event of this reference on record: what may be begun twice is told once. */
  has(userId: string, event: Pick<AccountEvent, 'what' | 'ref'>): Promise<boolean>
  /** Was the same written since a moment, UTC ms. */
  hasSince(
    userId: string,
    event: Pick<AccountEvent, 'what' | 'text'>,
    from: number,
    transaction: Kysely<Database>,
  ): Promise<boolean>
  /** Newest first; `page` counts from 1. */
  list(
    userId: string,
    page: number,
    size: number,
  ): Promise<{ readonly list: readonly (AccountEvent & { readonly time: number })[]; readonly total: number }>
}

export function createAccountEvents(
  database: Kysely<Database>,
  clock: Clock,
  messages: Pick<Messages, 'tell' | 'deliver'>,
): AccountEvents {
  const write = async (on: Kysely<Database>, userId: string, { what, by, text, ref, message }: ToldEvent) => {
    const row = { user_id: userId, time: clock.now(), what, by, text, ref }
    await on.insertInto('account_events').values(row).execute()
    if (message) await messages.tell(userId, message, on)
  }
  return {
    add: async (userId, event, transaction) => {
      if (transaction) return write(transaction, userId, event)
      if (!event.message) return write(database, userId, event)
      await database.transaction().execute((own) => write(own, userId, event))
      await messages.deliver()
    },
    addWith: async (userId, event, act) => {
      const done = await database.transaction().execute(async (own) => {
        if (!(await act(own))) return false
        await write(own, userId, event)
        return true
      })
      if (done && event.message) await messages.deliver()
      return done
    },
    has: async (userId, { what, ref }) => {
      const query = database.selectFrom('account_events').select('id').where('user_id', '=', userId)
      const found = await query.where('what', '=', what).where('ref', '=', ref).limit(1).execute()
      return found.length > 0
    },
    hasSince: async (userId, { what, text }, from, transaction) => {
      const query = transaction.selectFrom('account_events').select('id').where('user_id', '=', userId)
      const same = query.where('what', '=', what).where('text', '=', text).where('time', '>=', BigInt(from))
      return (await same.limit(1).execute()).length > 0
    },
    list: async (userId, page, size) => {
      const own = database.selectFrom('account_events').where('user_id', '=', userId)
      const rows = await own
        .select(['time', 'what', 'by', 'text', 'ref'])
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      const { total } = await own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
      return { list: rows.map((row) => ({ ...row, time: Number(row.time) })), total: Number(total) }
    },
  }
}
