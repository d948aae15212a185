import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { createEnvelopes, type Envelopes } from '../../crypto/envelope.ts'
import { drawKey } from '../../crypto/keyFiles.ts'
import type { Database } from '../../database/schema.ts'
import { violatedConstraint } from '../../database/uniqueViolation.ts'
import { Refusal } from '../../errors/refusal.ts'
import { given, type PastPage } from '../../history/reading.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import type { PurchaseQuotesTable, PurchasesTable } from './schema.ts'

/** A purchase with the name of its payer in the clear. */
export type PurchaseRow = Omit<Selectable<PurchasesTable>, 'sealed_name'>
export type PurchaseQuote = Selectable<PurchaseQuotesTable>

/** How long a rate is kept: long enough to order a remittance. */
const QUOTE_MS = 30 * 60_000

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const contextOf = (id: string) => `payer of purchase ${id}`

/** Purchases by remittance, and the rates that customers were told. Names of payers are sealed with a key of their own. */
export class PurchaseRows {
  readonly #database: ProductServices['database']
  readonly #clock: ProductServices['clock']
  readonly #envelopes: Envelopes

  constructor({ database, clock, key }: Pick<ProductServices, 'database' | 'clock' | 'key'>) {
    this.#database = database
    this.#clock = clock
    this.#envelopes = createEnvelopes(drawKey(key, 'payers of purchases'))
  }

  /** Keeps a rate for this person; those that are over are forgotten. */
  async keepQuote(quote: Omit<PurchaseQuote, 'id' | 'expires_at'>): Promise<PurchaseQuote> {
    const now = this.#clock.now()
    const row = { ...quote, terms: Number(quote.terms), id: randomUUID(), expires_at: now + QUOTE_MS }
    await this.#database
      .deleteFrom('purchase_quotes')
      .where('user_id', '=', quote.user_id)
      .where('expires_at', '<', BigInt(now))
      .execute()
    await this.#database.insertInto('purchase_quotes').values(row).execute()
    return { ...row, terms: quote.terms, expires_at: BigInt(row.expires_at) }
  }

  /** Of this person, for this currency, not over. Throws Refusal('quote_expired'). */
  async quote(
    id: string,
    { userId, currency }: { readonly userId: string; readonly currency: string },
  ): Promise<PurchaseQuote> {
    const query = this.#database.selectFrom('purchase_quotes').selectAll().where('id', '=', id)
    const row = UUID.test(id) ? await query.executeTakeFirst() : undefined
    const good = row?.user_id === userId && row.currency === currency && Number(row.expires_at) > this.#clock.now()
    if (!row || !good) throw new Refusal('quote_expired')
    return row
  }

  async byId(id: string): Promise<PurchaseRow> {
    const found = this.#database.selectFrom('purchases').selectAll().where('id', '=', id)
    return this.#opened(await found.executeTakeFirstOrThrow())
  }

  /** Of one person, newest first. */
  async page(
    userId: string,
    { from, to, page, size }: PastPage,
  ): Promise<{ readonly rows: readonly PurchaseRow[]; readonly total: number }> {
    const found = this.#database
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
    return { rows: rows.map((row) => this.#opened(row)), total: Number(count?.total ?? 0) }
  }

  /** An earlier one under the same client id. */
  async sentAs(userId: string, cid: string | undefined): Promise<PurchaseRow | undefined> {
    if (cid === undefined) return undefined
    const sent = this.#database.selectFrom('purchases').selectAll().where('user_id', '=', userId).where('cid', '=', cid)
    const row = await sent.executeTakeFirst()
    return row && this.#opened(row)
  }

  async insert(
    on: Kysely<Database>,
    {
      owner,
      terms,
      name,
      ...purchase
    }: Omit<PurchaseRow, 'id' | 'state' | 'reason' | 'reference' | 'created_at' | 'decided_at'>,
  ): Promise<string> {
    const id = randomUUID()
    await on
      .insertInto('purchases')
      .values({
        ...purchase,
        id,
        owner: Number(owner),
        terms: terms === null ? null : Number(terms),
        name: '',
        sealed_name: this.#envelopes.sealText(contextOf(id), name),
        state: 'pending',
        reason: '',
        reference: null,
        created_at: this.#clock.now(),
        decided_at: 0,
      })
      .execute()
    return id
  }

  /** The bank's line is this purchase's from now on. Throws Refusal('already_done') when it paid another one. */
  async claimReference(id: string, reference: string): Promise<void> {
    await this.#database
      .updateTable('purchases')
      .set({ reference })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute()
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'purchases_reference' ? new Refusal('already_done') : error
      })
  }

  /** False when it was decided before. */
  async decide(on: Kysely<Database>, id: string, state: 'success' | 'failed', reason: string): Promise<boolean> {
    const { numUpdatedRows } = await on
      .updateTable('purchases')
      .set({ state, reason, decided_at: this.#clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  #opened({ sealed_name, ...row }: Selectable<PurchasesTable>): PurchaseRow {
    return sealed_name === '' ? row : { ...row, name: this.#envelopes.openText(contextOf(row.id), sealed_name) }
  }
}
