import { randomUUID } from 'node:crypto'
import type { ApplyForLoan, LoanId } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import { createEnvelopes, type Envelopes } from '../../../crypto/envelope.ts'
import { drawKey } from '../../../crypto/keyFiles.ts'
import type { Database } from '../../../database/schema.ts'
import { violatedConstraint } from '../../../database/uniqueViolation.ts'
import { Refusal } from '../../../errors/refusal.ts'
import { KEPT_MS } from '../../../files/retention.ts'
import { commandStamp, issuedAtOf } from '../../../trading/commandStamp.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import type { LoanApplicationsTable } from '../schema.ts'
import { type Applicant, withoutIncome } from './applicant.ts'

export type ApplicationRow = Omit<Selectable<LoanApplicationsTable>, 'sealed'> & { readonly applicant: Applicant }

type NewApplication = Pick<ApplicationRow, 'client' | 'input' | 'product' | 'amount' | 'applicant'> & {
  readonly userId: string
  readonly owner: number
  readonly terms: number
}

const contextOf = (id: string) => `loan application ${id}`

/** Answers are shredded with the pictures that prove them: the income with its proof, everything else with the document. */
const { loan_income: INCOME_KEPT_MS, loan_front: TOLD_KEPT_MS } = KEPT_MS
const SHREDDED_AT_ONCE = 500

type Sealed = Selectable<LoanApplicationsTable> & { readonly sealed: string }

/** The command of an application: the same command whenever it is made of the same row. */
export function commandOf({ owner, client, input, product, amount, terms }: ApplicationRow): ApplyForLoan {
  const stamp = commandStamp(Number(owner), `cid ${client}`, input, issuedAtOf(client))
  return { type: 'ApplyForLoan', ...stamp, product, amount: BigInt(amount), terms: Number(terms) }
}

/** The answers of applicants about themselves, encrypted. */
export class LoanApplications {
  readonly #database: ProductServices['database']
  readonly #clock: ProductServices['clock']
  readonly #envelopes: Envelopes

  constructor({ database, clock, key }: Pick<ProductServices, 'database' | 'clock' | 'key'>) {
    this.#database = database
    this.#clock = clock
    this.#envelopes = createEnvelopes(drawKey(key, 'loan applications'))
  }

  /**
   * Keeps an application before the log hears of it; an application sent before under the same client id is returned. Throws
   * `conflict`.
   */
  async keep({ userId, applicant, ...told }: NewApplication): Promise<ApplicationRow> {
    const id = randomUUID()
    const sealed = this.#envelopes.sealText(contextOf(id), JSON.stringify(applicant))
    await this.#database
      .insertInto('loan_applications')
      .values({ id, user_id: userId, ...told, sealed, loan: null, reason: '', ...this.#times() })
      .execute()
      .catch((error: unknown) => {
        if (violatedConstraint(error) !== 'loan_applications_once') throw error
      })
    const row = await this.#select()
      .where('user_id', '=', userId)
      .where('client', '=', told.client)
      .executeTakeFirstOrThrow()
    if (row.input !== told.input || !isSealed(row)) throw new Refusal('conflict')
    return this.#opened(row)
  }

  /** The log has answered with this number. False when that was known already. */
  async answered(id: string, loan: LoanId, on: Kysely<Database>): Promise<boolean> {
    const { numUpdatedRows } = await on
      .updateTable('loan_applications')
      .set({ loan })
      .where('id', '=', id)
      .where('loan', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Deletes an application that the log refused, or never heard of. */
  async forget(id: string): Promise<void> {
    await this.#database.deleteFrom('loan_applications').where('id', '=', id).where('loan', 'is', null).execute()
  }

  /** Kept before `time`, and without an answer of the log. */
  async unanswered(time: number): Promise<readonly ApplicationRow[]> {
    const rows = await this.#select().where('loan', 'is', null).where('created_at', '<', BigInt(time)).execute()
    return rows.filter(isSealed).map((row) => this.#opened(row))
  }

  /** Undefined for an unknown loan, and once the answers are shredded. */
  async ofLoan(loan: LoanId): Promise<ApplicationRow | undefined> {
    const row = await this.#select().where('loan', '=', BigInt(loan)).executeTakeFirst()
    return row && isSealed(row) ? this.#opened(row) : undefined
  }

  /** Reviewers' words to this person, by loan. */
  async reasons(userId: string): Promise<ReadonlyMap<LoanId, string>> {
    const rows = await this.#database
      .selectFrom('loan_applications')
      .select(['loan', 'reason'])
      .where('user_id', '=', userId)
      .where('loan', 'is not', null)
      .execute()
    return new Map(rows.map(({ loan, reason }) => [Number(loan), reason]))
  }

  async reject(loan: LoanId, reason: string): Promise<void> {
    await this.#database.updateTable('loan_applications').set({ reason }).where('loan', '=', BigInt(loan)).execute()
  }

  /** Shreds answers that have been kept for their time. */
  async sweep(): Promise<void> {
    const rows = await this.#select()
      .where('sealed', 'is not', null)
      .where('loan', 'is not', null)
      .where('shred_at', '<=', BigInt(this.#clock.now()))
      .limit(SHREDDED_AT_ONCE)
      .execute()
    for (const row of rows.filter(isSealed))
      await this.#database.updateTable('loan_applications').set(this.#shredded(row)).where('id', '=', row.id).execute()
  }

  #shredded(row: Sealed) {
    const end = Number(row.created_at) + TOLD_KEPT_MS
    if (end <= this.#clock.now()) return { sealed: null, input: '', reason: '', shred_at: 0 }
    const left = withoutIncome(this.#opened(row).applicant)
    return { sealed: this.#envelopes.sealText(contextOf(row.id), JSON.stringify(left)), shred_at: end }
  }

  #times() {
    const now = this.#clock.now()
    return { created_at: now, shred_at: now + INCOME_KEPT_MS }
  }

  #select() {
    return this.#database.selectFrom('loan_applications').selectAll()
  }

  #opened({ sealed, ...row }: Sealed): ApplicationRow {
    const applicant = JSON.parse(this.#envelopes.openText(contextOf(row.id), sealed)) as Applicant
    return { ...row, applicant }
  }
}

function isSealed(row: Selectable<LoanApplicationsTable>): row is Sealed {
  return row.sealed !== null
}
