import type { Wallet } from '@touchstone/protocol'
import { amount, int4, named, type TableTypes, table, text, whole } from '../../projector/table.ts'

/** Moves between a customer's own accounts. */
export const TRANSFERS = table(
  'transfers',
  {
    sequence: whole,
    owner: whole,
    from: named('from_wallet', text<Wallet>()),
    to: named('to_wallet', text<Wallet>()),
    asset: int4,
    amount,
    time: whole,
  },
  { key: ['sequence'], indexes: { transfers_of_owner: '(world, owner, sequence)' } },
)

export type TransferTables = TableTypes<typeof TRANSFERS>
