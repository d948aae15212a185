import type { FundsTransferred } from '@touchstone/protocol'
import { sql } from 'kysely'
import type { Place } from '../contracts/contractBatch.ts'
import type { RowsInto } from '../insertRows.ts'

export const TRANSFERS: RowsInto<FundsTransferred & Place> = {
  table: 'transfers',
  columns: {
    sequence: { kind: 'int8', of: (row) => row.sequence },
    owner: { kind: 'int8', of: (row) => row.owner },
    from_wallet: { kind: 'text', of: (row) => row.from },
    to_wallet: { kind: 'text', of: (row) => row.to },
    asset: { kind: 'int4', of: (row) => row.asset },
    amount: { kind: 'int8', of: (row) => row.amount },
    time: { kind: 'int8', of: (row) => row.time },
  },
  conflict: sql`do nothing`,
}
