import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import { createEnvelopes } from '../../crypto/envelope.ts'
import { drawKey } from '../../crypto/keyFiles.ts'
import type { Database } from '../../database/schema.ts'
import { violatedConstraint } from '../../database/uniqueViolation.ts'
import { Refusal } from '../../errors/refusal.ts'
import { given, type PastPage } from '../../history/reading.ts'
import type { PurchaseQuotesTable, PurchasesTable } from './schema.ts'

/** A purchase with the name of its payer in the clear. */
export type PurchaseRow = Omit<Selectable<PurchasesTable>, 'sealed_name'>
export type PurchaseQuote = Selectable<PurchaseQuotesTable>

/** How long a rate is kept: long enough to order a remittance. */
const QUOTE_MS = 30 * 60_000

/** Purchases by remittance, and the rates that customers were told. */
export interface PurchaseRows {
  /** Keeps a rate for this person; those that are over are forgotten. */
  keepQuote(quote: Omit<PurchaseQuote, 'id' | 'expires_at'>): Promise<PurchaseQuote>
  /** Of this person, for this currency, not over. Throws Refusal('quote_expired'). */
  quote(id: string, holder: { readonly userId: string; readonly currency: string }): Promise<PurchaseQuote>
  byId(id: string): Promise<PurchaseRow>
  /** Of one person, newest first. */
  page(userId: string, query: PastPage): Promise<{ readonly rows: readonly PurchaseRow[]; readonly total: number }>
  /** An earlier one under the same client id. */
  sentAs(userId: string, cid: string | undefined): Promise<PurchaseRow | undefined>
  insert(
    on: Kysely<Database>,
    purchase: Omit<PurchaseRow, 'id' | 'state' | 'reason' | 'reference' | 'created_at' | 'decided_at'>,
  ): Promise<string>
  /** The bank's line is this purchase's from now on. Throws Refusal('already_done') when it paid another one. */
  claimReference(id: string, reference: string): Promise<void>
  /** False when it was decided before. */
  decide(id: string, state: 'success' | 'failed', reason: string): Promise<boolean>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface PurchaseRowsOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  /** The key of the files: the one for names of payers is drawn from it. */
  readonly key: Buffer
}

export function createPurchaseRows({ database, clock, key }: PurchaseRowsOptions): PurchaseRows {
  const envelopes = createEnvelopes(drawKey(key, 'payers of purchases'))
  const contextOf = (id: string) => `payer of purchase ${id}`
  const opened = ({ sealed_name, ...row }: Selectable<PurchasesTable>): PurchaseRow =>
    sealed_name === '' ? row : { ...row, name: envelopes.openText(contextOf(row.id), sealed_name) }

  return {
    keepQuote: async (quote) => {
      const now = clock.now()
      const row = { ...quote, terms: Number(quote.terms), id: randomUUID(), expires_at: now + QUOTE_MS }
      await database
        .deleteFrom('purchase_quotes')
        .where('user_id', '=', quote.user_id)
        .where('expires_at', '<', BigInt(now))
        .execute()
      await database.insertInto('purchase_quotes').values(row).execute()
      return { ...row, terms: quote.terms, expires_at: BigInt(row.expires_at) }
    },

    quote: async (id, { userId, currency }) => {
      const query = database.selectFrom('purchase_quotes').selectAll().where('id', '=', id)
      const row = UUID.test(id) ? await query.executeTakeFirst() : undefined
      const good = row?.user_id === userId && row.currency === currency && Number(row.expires_at) > clock.now()
      if (!row || !good) throw new Refusal('quote_expired')
      return row
    },

    byId: async (id) =>
      opened(await database.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),

    page: async (userId, { from, to, page, size }) => {
      const found = database
        .selectFrom('purchases')
        .where((is) =>
          is.and([
            is('user_id', '=', userId),
            ...given(from, (time) => is('created_at', '>=', BigInt(time))),
            ...given(to, (time) => is('created_at', '<=', BigInt(time))),
          ]),
        )
      const count = await found.select((select) => select.fn.countAll().as('total')).executeTakeFirst()
      const rows = await found
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      return { rows: rows.map(opened), total: Number(count?.total ?? 0) }
    },

    sentAs: async (userId, cid) => {
      if (cid === undefined) return undefined
      const sent = database.selectFrom('purchases').selectAll().where('user_id', '=', userId).where('cid', '=', cid)
      const row = await sent.executeTakeFirst()
      return row && opened(row)
    },

    insert: async (on, { owner, terms, name, ...purchase }) => {
      const id = randomUUID()
      await on
        .insertInto('purchases')
        .values({
          ...purchase,
          id,
          owner: Number(owner),
          terms: terms === null ? null : Number(terms),
          name: '',
          sealed_name: envelopes.sealText(contextOf(id), name),
          state: 'pending',
          reason: '',
          reference: null,
          created_at: clock.now(),
          decided_at: 0,
        })
        .execute()
      return id
    },

    claimReference: async (id, reference) => {
      await database
        .updateTable('purchases')
        .set({ reference })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .execute()
        .catch((error: unknown) => {
          throw violatedConstraint(error) === 'purchases_reference' ? new Refusal('already_done') : error
        })
    },

    decide: async (id, state, reason) => {
      const { numUpdatedRows } = await database
        .updateTable('purchases')
        .set({ state, reason, decided_at: clock.now() })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
