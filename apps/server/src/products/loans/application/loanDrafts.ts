import type { CallRequest } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { createEnvelopes, type Envelopes } from '../../../crypto/envelope.ts'
import { drawKey } from '../../../crypto/keyFiles.ts'
import type { Database } from '../../../database/schema.ts'
import type { ProductServices } from '../../../trading/productServices.ts'

const KEPT_MS = 30 * 86_400_000

export type Draft = CallRequest<'saveLend'>

export interface KeptDraft {
  readonly draft: Draft
  readonly saved: number
  readonly until: number
}

const contextOf = (userId: string) => `loan draft of ${userId}`

/** Half-filled applications, encrypted; one for each customer, deleted when it is sent or after 30 days. */
export class LoanDrafts {
  readonly #database: ProductServices['database']
  readonly #clock: ProductServices['clock']
  readonly #envelopes: Envelopes

  constructor({ database, clock, key }: Pick<ProductServices, 'database' | 'clock' | 'key'>) {
    this.#database = database
    this.#clock = clock
    this.#envelopes = createEnvelopes(drawKey(key, 'loan drafts'))
  }

  /** Keeps a draft and returns until when. */
  async save(userId: string, draft: Draft): Promise<number> {
    const now = this.#clock.now()
    const content = {
      sealed: this.#envelopes.sealText(contextOf(userId), JSON.stringify(draft)),
      saved_at: now,
      keep_until: now + KEPT_MS,
    }
    await this.#database
      .insertInto('loan_drafts')
      .values({ user_id: userId, ...content })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(content))
      .execute()
    return content.keep_until
  }

  async find(userId: string): Promise<KeptDraft | undefined> {
    const row = await this.#database
      .selectFrom('loan_drafts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('keep_until', '>', BigInt(this.#clock.now()))
      .executeTakeFirst()
    if (!row) return undefined
    const draft = JSON.parse(this.#envelopes.openText(contextOf(userId), row.sealed)) as Draft
    return { draft, saved: Number(row.saved_at), until: Number(row.keep_until) }
  }

  async remove(userId: string, database: Kysely<Database> = this.#database): Promise<void> {
    await database.deleteFrom('loan_drafts').where('user_id', '=', userId).execute()
  }

  /** Deletes drafts whose time is over; their pictures are shredded by then. */
  async sweep(): Promise<void> {
    await this.#database.deleteFrom('loan_drafts').where('keep_until', '<=', BigInt(this.#clock.now())).execute()
  }
}
