import { sql } from 'kysely'
import { amount, int4, named, sum, type TableTypes, table, text, whole } from '../../projector/table.ts'

/** What was subscribed, and the terms it keeps; nothing of it changes afterwards. */
export const COIN_SUBSCRIPTIONS = table(
  'coin_subscriptions',
  {
    subscription: named('order_no', whole),
    owner: whole,
    coin: int4,
    /** Version of the terms. */
    terms: whole,
    listTime: whole,
    lockDays: int4,
    asset: int4,
    quantity: amount,
    /** Held in the withdrawal asset. */
    cost: amount,
    sequence: whole,
    time: whole,
  },
  { key: ['subscription'], indexes: { coin_subscriptions_of_owner: '(world, owner, order_no)' } },
)

/** What happened to a subscription after it was made, each once; the last one is where it stands. */
export const COIN_SUBSCRIPTION_STEPS = table(
  'coin_subscription_steps',
  {
    subscription: named('order_no', whole),
    step: text<'passed' | 'not_passed' | 'released' | 'returned'>(),
    owner: whole,
    /** The coins of this step: allocated, released or given back. */
    coins: amount,
    /** The price of the allocated coins, and the money that came back. */
    paid: amount,
    refund: amount,
    /** Why nothing was allocated, '' otherwise. */
    reason: text(),
    /** UTC ms at which the step was due. The entry may have come later. */
    at: named('due_at', whole),
    sequence: whole,
    time: whole,
  },
  { key: ['subscription', 'step'], indexes: { coin_subscription_steps_of_owner: '(world, owner, order_no)' } },
)

/** What an offering's figures changed by on each Hong Kong day: safe to add up because the cursor lets every entry in exactly once. */
export const COIN_DAYS = table(
  'coin_days',
  {
    coin: int4,
    day: int4,
    /** Coins that came in or back, and that went to customers. */
    coins: sum(38),
    allocated: sum(38),
    /** Money held for requests, and paid for allocated coins. */
    held: sum(38),
    paid: sum(38),
  },
  {
    key: ['coin', 'day'],
    conflict: sql`(world, coin, day) do update set
      coins = coin_days.coins + excluded.coins, allocated = coin_days.allocated + excluded.allocated,
      held = coin_days.held + excluded.held, paid = coin_days.paid + excluded.paid`,
  },
)

/** What left an offering for its issuer: money after the listing, or coins that nobody has. */
export const COIN_PAYOUTS = table(
  'coin_payouts',
  { sequence: whole, coin: int4, asset: int4, amount, evidence: text(), day: int4, time: whole },
  { key: ['sequence'] },
)

export type NewCoinTables = TableTypes<typeof COIN_SUBSCRIPTIONS> &
  TableTypes<typeof COIN_SUBSCRIPTION_STEPS> &
  TableTypes<typeof COIN_DAYS> &
  TableTypes<typeof COIN_PAYOUTS>
