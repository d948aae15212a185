import type { PostingReason, Wallet } from '@touchstone/protocol'
import { sql } from 'kysely'
import { amount, int4, sum, type TableTypes, table, text, whole } from './table.ts'

/** The account log: what changed an owner's total of a wallet and asset, and the total after it. */
export const LEDGER_ENTRIES = table(
  'ledger_entries',
  {
    sequence: whole,
    /** Place among the entry's changes. */
    index: int4,
    owner: whole,
    wallet: text<Wallet>(),
    asset: int4,
    type: text<PostingReason>(),
    change: amount,
    balance: amount,
    ref: whole,
    time: whole,
  },
  {
    key: ['sequence', 'index'],
    indexes: { ledger_entries_of_owner: '(world, owner, sequence, index)' },
  },
)

export const BALANCES = table(
  'balances',
  { owner: whole, wallet: text<Wallet>(), asset: int4, available: amount, held: amount },
  { key: ['owner', 'wallet', 'asset'], conflict: ['available', 'held'] },
)

/** The insurance fund after the last change of a day. */
export const INSURANCE_DAYS = table(
  'insurance_days',
  { asset: int4, day: whole, balance: amount, sequence: whole },
  { key: ['asset', 'day'], conflict: ['balance', 'sequence'] },
)

/**
 * What each hour changed of an owner's total of a wallet and asset, by reason: customers, the house and the accounts of the
 * platform alike. What an account held at any full hour is what it holds now, less what has changed since.
 */
export const LEDGER_HOURS = table(
  'ledger_hours',
  { owner: whole, hour: whole, wallet: text<Wallet>(), asset: int4, type: text<PostingReason>(), change: sum(38) },
  {
    key: ['owner', 'hour', 'wallet', 'asset', 'type'],
    conflict: sql`(world, owner, hour, wallet, asset, type) do update
      set change = ledger_hours.change + excluded.change`,
  },
)

export const LEDGER_TABLES = [LEDGER_ENTRIES, BALANCES, INSURANCE_DAYS, LEDGER_HOURS]

export type LedgerTables = TableTypes<typeof LEDGER_ENTRIES> &
  TableTypes<typeof BALANCES> &
  TableTypes<typeof INSURANCE_DAYS> &
  TableTypes<typeof LEDGER_HOURS>
