import type { OwnerId } from '@touchstone/protocol'
import { type Kysely, sql } from 'kysely'
import type { LoansRepaid } from '../../../credit/creditScore.ts'
import type { ProjectionTables } from '../../../projector/schema.ts'

/** How a customer of the real world has repaid loans, for the credit score. */
export async function loansRepaid(past: Kysely<ProjectionTables>, owner: OwnerId): Promise<LoansRepaid> {
  const { rows } = await sql<{ on_time: string; late: string; open: string }>`
    with each_loan as (
      select loan_no, bool_or(state = 'overdue') as overdue, bool_or(state = 'repaid') as repaid,
        bool_or(state = 'written_off') as given_up
      from loan_steps where world = 'real' and owner = ${BigInt(owner)} group by loan_no
    ), cost as (
      select loan_no, sum(interest) as interest
      from loan_payments where world = 'real' and owner = ${BigInt(owner)} group by loan_no
    )
    select
      (count(*) filter (where repaid and not overdue and coalesce(interest, 0) > 0))::text as on_time,
      (count(*) filter (where repaid and overdue))::text as late,
      (count(*) filter (where given_up or (overdue and not repaid)))::text as open
    from each_loan left join cost using (loan_no)`.execute(past)
  const [row] = rows
  return { onTime: Number(row?.on_time ?? 0), late: Number(row?.late ?? 0), open: Number(row?.open ?? 0) }
}
