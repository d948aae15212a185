import type { CallRequest, LoanId, LoanRecordState } from '@touchstone/protocol'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { given, type OwnReading, type Page, pageOf } from '../../../history/reading.ts'
import { LOAN_PAYMENTS, LOAN_STEPS, LOANS, type LoanStep, type LoanTables } from './loanTables.ts'

type Applied = ReturnType<typeof LOANS.record>
type Step = ReturnType<typeof LOAN_STEPS.record>
export type LoanPayment = ReturnType<typeof LOAN_PAYMENTS.record>

/** A loan as history has it. */
export interface LoanHistory extends Applied {
  readonly state: LoanRecordState
  /** After the application, in order. */
  readonly steps: readonly Step[]
  /** First to last. */
  readonly payments: readonly LoanPayment[]
}

const table = ({ database }: OwnReading) => database.withTables<LoanTables>()

/** An application that was taken back was not granted either. */
export function shownState(step: LoanStep): LoanRecordState {
  return step === 'canceled' ? 'rejected' : step
}

const lastStep = sql`(
  select step.state from loan_steps as step
  where step.world = loans.world and step.loan_no = loans.loan_no
  order by step.sequence desc, step.reached_at desc limit 1)`

/** Where a loan stands now. */
function isIn(state: LoanRecordState) {
  if (state === 'not_reviewed') return sql<SqlBool>`${lastStep} is null`
  if (state === 'rejected') return sql<SqlBool>`${lastStep} in ('rejected', 'canceled')`
  return sql<SqlBool>`${lastStep} = ${state}`
}

type Wanted = Omit<CallRequest<'lendMylist'>, 'code'> & { readonly loan?: LoanId | undefined }

/** The caller's own loans, newest first. */
export async function ownLoans(
  reading: OwnReading,
  { state, loan, from, to, page, size }: Wanted,
): Promise<Page<LoanHistory>> {
  const { world, owner } = reading
  const found = table(reading)
    .selectFrom('loans')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        ...given(loan, (id) => is('loan_no', '=', BigInt(id))),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
        ...given(state, isIn),
      ]),
    )
  const read = async (filtered: typeof found): Promise<LoanHistory[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('loan_no', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return historiesOf(reading, rows)
  }
  return pageOf(found, read, { page })
}

/** One own loan; undefined when the loan is not the caller's, or not there (yet). */
export async function ownLoan(reading: OwnReading, loan: LoanId): Promise<LoanHistory | undefined> {
  const { list } = await ownLoans(reading, { loan, page: 1, size: 1 })
  return list[0]
}

async function historiesOf(
  reading: OwnReading,
  rows: readonly Selectable<LoanTables['loans']>[],
): Promise<LoanHistory[]> {
  if (rows.length === 0) return []
  const numbers = rows.map(({ loan_no }) => loan_no)
  const steps = await table(reading)
    .selectFrom('loan_steps')
    .selectAll()
    .where('world', '=', reading.world)
    .where('loan_no', 'in', numbers)
    .orderBy('sequence')
    .orderBy('reached_at')
    .execute()
  const payments = await table(reading)
    .selectFrom('loan_payments')
    .selectAll()
    .where('world', '=', reading.world)
    .where('loan_no', 'in', numbers)
    .orderBy('sequence')
    .execute()
  return rows.map((row) => {
    const own = steps.filter(({ loan_no }) => loan_no === row.loan_no).map((step) => LOAN_STEPS.record(step))
    const last = own.at(-1)?.state
    return {
      ...LOANS.record(row),
      state: last === undefined ? 'not_reviewed' : shownState(last),
      steps: own,
      payments: payments.filter(({ loan_no }) => loan_no === row.loan_no).map((paid) => LOAN_PAYMENTS.record(paid)),
    }
  })
}
