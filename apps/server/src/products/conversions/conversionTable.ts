import { amount, int4, named, type TableTypes, table, whole } from '../../projector/table.ts'

/** Exchanges of one currency for another. */
export const CONVERSIONS = table(
  'conversions',
  {
    sequence: whole,
    owner: whole,
    from: named('from_asset', int4),
    to: named('to_asset', int4),
    amount,
    receive: amount,
    time: whole,
  },
  { key: ['sequence'], indexes: { conversions_of_owner: '(world, owner, sequence)' } },
)

export type ConversionTables = TableTypes<typeof CONVERSIONS>
