import type { FundsConverted } from '@touchstone/protocol'
import { sql } from 'kysely'
import type { Place } from '../contracts/contractBatch.ts'
import type { RowsInto } from '../insertRows.ts'

export const CONVERSIONS: RowsInto<FundsConverted & Place> = {
  table: 'conversions',
  columns: {
    sequence: { kind: 'int8', of: (row) => row.sequence },
    owner: { kind: 'int8', of: (row) => row.owner },
    from_asset: { kind: 'int4', of: (row) => row.from },
    to_asset: { kind: 'int4', of: (row) => row.to },
    amount: { kind: 'int8', of: (row) => row.amount },
    receive: { kind: 'int8', of: (row) => row.receive },
    time: { kind: 'int8', of: (row) => row.time },
  },
  conflict: sql`do nothing`,
}
