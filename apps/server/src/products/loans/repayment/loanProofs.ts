import { randomUUID } from 'node:crypto'
import type { LoanId } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { violatedConstraint } from '../../../database/uniqueViolation.ts'
import { Refusal } from '../../../errors/refusal.ts'
import { KEPT_MS } from '../../../files/retention.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import type { LoanProofsTable } from '../schema.ts'

export type ProofRow = Selectable<LoanProofsTable>

interface NewProof {
  readonly userId: string
  readonly owner: number
  readonly loan: LoanId
  readonly amount: bigint
  readonly imageId: string
  readonly cid: string | undefined
}

/** What customers say they paid outside the platform. */
export class LoanProofs {
  readonly #database: ProductServices['database']
  readonly #clock: ProductServices['clock']

  constructor({ database, clock }: Pick<ProductServices, 'database' | 'clock'>) {
    this.#database = database
    this.#clock = clock
  }

  async insert(on: Kysely<Database>, { userId, imageId, amount, cid, ...told }: NewProof): Promise<string> {
    const id = randomUUID()
    const sent = { id, user_id: userId, image_id: imageId, amount: String(amount), cid: cid ?? null, ...told }
    const open = { state: 'review' as const, reason: '', line: null, uploaded_at: this.#clock.now(), decided_at: 0 }
    await on
      .insertInto('loan_proofs')
      .values({ ...sent, ...open })
      .execute()
    return id
  }

  async byId(id: string): Promise<ProofRow> {
    return this.#select().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** An earlier one under the same client id. */
  async sentAs(userId: string, cid: string | undefined): Promise<ProofRow | undefined> {
    if (cid === undefined) return undefined
    return this.#select().where('user_id', '=', userId).where('cid', '=', cid).executeTakeFirst()
  }

  /** The last one of each of a person's loans. */
  async latest(userId: string): Promise<ReadonlyMap<LoanId, ProofRow>> {
    const rows = await this.#select().where('user_id', '=', userId).orderBy('uploaded_at').execute()
    return new Map(rows.map((row) => [Number(row.loan), row]))
  }

  /** The bank's line is this proof's from now on. Throws Refusal('already_done') when it proved another one. */
  async claimLine(id: string, line: string): Promise<void> {
    await this.#database
      .updateTable('loan_proofs')
      .set({ line })
      .where('id', '=', id)
      .where('state', '=', 'review')
      .execute()
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'loan_proofs_line' ? new Refusal('already_done') : error
      })
  }

  /** False when it was decided before. */
  async decide(on: Kysely<Database>, id: string, state: 'approved' | 'rejected', reason: string): Promise<boolean> {
    const { numUpdatedRows } = await on
      .updateTable('loan_proofs')
      .set({ state, reason, decided_at: this.#clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'review')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Empties what reviewers wrote of a proof when its picture goes. The line of the bank stays: it never pays twice. */
  async sweep(): Promise<void> {
    await this.#database
      .updateTable('loan_proofs')
      .set({ reason: '' })
      .where('reason', '!=', '')
      .where('uploaded_at', '<=', BigInt(this.#clock.now() - KEPT_MS.repayment))
      .execute()
  }

  #select() {
    return this.#database.selectFrom('loan_proofs').selectAll()
  }
}
