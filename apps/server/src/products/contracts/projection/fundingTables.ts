import { amount, int4, type TableTypes, table, whole } from '../../../projector/table.ts'

/** Settled funding of each contract. */
export const FUNDING_RATES = table(
  'funding_rates',
  {
    contract: int4,
    dueAt: whole,
    rateE8: int4,
    mark: whole,
    paid: amount,
    received: amount,
    sequence: whole,
  },
  { key: ['contract', 'dueAt'] },
)

/** Fundings that customers' positions paid and received. */
export const FUNDING_PAYMENTS = table(
  'funding_payments',
  {
    position: whole,
    dueAt: whole,
    owner: whole,
    contract: int4,
    rateE8: int4,
    mark: whole,
    /** Signed as the position. */
    lots: whole,
    amount,
    sequence: whole,
  },
  { key: ['position', 'dueAt'], indexes: { funding_payments_of_owner: '(world, owner, due_at)' } },
)

export type FundingTables = TableTypes<typeof FUNDING_RATES> & TableTypes<typeof FUNDING_PAYMENTS>
