import type { FundingSettled, PositionFunded } from '@touchstone/protocol'
import { sql } from 'kysely'
import type { RowsInto } from '../insertRows.ts'
import type { Place } from './contractBatch.ts'

const NOTHING = sql`do nothing`

export const FUNDING_RATES: RowsInto<FundingSettled & Place> = {
  table: 'funding_rates',
  columns: {
    contract: { kind: 'int4', of: (row) => row.contract },
    due_at: { kind: 'int8', of: (row) => row.dueAt },
    rate_e8: { kind: 'int4', of: (row) => row.rateE8 },
    mark: { kind: 'int8', of: (row) => row.mark },
    paid: { kind: 'int8', of: (row) => row.paid },
    received: { kind: 'int8', of: (row) => row.received },
    sequence: { kind: 'int8', of: (row) => row.sequence },
  },
  conflict: NOTHING,
}

export const FUNDING_PAYMENTS: RowsInto<PositionFunded & Place> = {
  table: 'funding_payments',
  columns: {
    position: { kind: 'int8', of: (row) => row.position },
    due_at: { kind: 'int8', of: (row) => row.dueAt },
    owner: { kind: 'int8', of: (row) => row.owner },
    contract: { kind: 'int4', of: (row) => row.contract },
    rate_e8: { kind: 'int4', of: (row) => row.rateE8 },
    mark: { kind: 'int8', of: (row) => row.mark },
    lots: { kind: 'int8', of: (row) => row.lots },
    amount: { kind: 'int8', of: (row) => row.amount },
    sequence: { kind: 'int8', of: (row) => row.sequence },
  },
  conflict: NOTHING,
}
