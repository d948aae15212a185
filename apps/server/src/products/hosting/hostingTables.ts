import { sql } from 'kysely'
import { amount, int4, named, sum, type TableTypes, table, text, whole } from '../../projector/table.ts'

/** Orders as they were bought, with the terms they keep; such a row never changes. */
export const HOSTING_ORDERS = table(
  'hosting_orders',
  {
    order: named('order_no', whole),
    owner: whole,
    product: int4,
    /** Version of the terms. */
    terms: whole,
    asset: int4,
    amount,
    dailyRatePpm: int4,
    cycleDays: int4,
    earlyLossPpm: int4,
    redemptionDays: int4,
    promised: amount,
    endTime: whole,
    sequence: whole,
    time: whole,
  },
  { key: ['order'], indexes: { hosting_orders_of_owner: '(world, owner, order_no)' } },
)

/** Each full day that was paid. */
export const HOSTING_PAYMENTS = table(
  'hosting_payments',
  {
    order: named('order_no', whole),
    day: int4,
    owner: whole,
    amount,
    /** When the day was over; the entry that paid the day may be later. */
    at: named('due_at', whole),
    sequence: whole,
    time: whole,
  },
  { key: ['order', 'day'], indexes: { hosting_payments_of_owner: '(world, owner, due_at)' } },
)

/** Each state an order came into after custody, once; the last one is the order's state now. */
export const HOSTING_STEPS = table(
  'hosting_steps',
  {
    order: named('order_no', whole),
    state: text<'redemption' | 'redeemed' | 'completed'>(),
    owner: whole,
    /** The end of the redemption, or when the order ended. */
    at: named('due_at', whole),
    /** Nothing in redemption: principal that is free again, what the redemption cost, what went back to the treasury. */
    returned: amount,
    loss: amount,
    unearned: amount,
    sequence: whole,
    time: whole,
  },
  { key: ['order', 'state'], indexes: { hosting_steps_of_owner: '(world, owner, order_no)' } },
)

/** The changes of a product's figures on each Hong Kong day: safe to add up because the cursor lets every entry in exactly once. */
export const HOSTING_DAYS = table(
  'hosting_days',
  { product: int4, day: int4, hosted: sum(38), escrowed: sum(38), owed: sum(38), paid: sum(38), unearned: sum(38) },
  {
    key: ['product', 'day'],
    conflict: sql`(world, product, day) do update set
      hosted = hosting_days.hosted + excluded.hosted, escrowed = hosting_days.escrowed + excluded.escrowed,
      owed = hosting_days.owed + excluded.owed, paid = hosting_days.paid + excluded.paid,
      unearned = hosting_days.unearned + excluded.unearned`,
  },
)

export type HostingTables = TableTypes<typeof HOSTING_ORDERS> &
  TableTypes<typeof HOSTING_PAYMENTS> &
  TableTypes<typeof HOSTING_STEPS> &
  TableTypes<typeof HOSTING_DAYS>
