import type { CallRequest, SubscriptionId, SubscriptionState } from '@touchstone/protocol'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { given, type OwnReading, type Page, pageOf } from '../../history/reading.ts'
import { COIN_SUBSCRIPTION_STEPS, COIN_SUBSCRIPTIONS, type NewCoinTables } from './newCoinTables.ts'

type Step = ReturnType<typeof COIN_SUBSCRIPTION_STEPS.record>

/** A subscription as history has it. */
export interface SubscriptionRecord extends ReturnType<typeof COIN_SUBSCRIPTIONS.record> {
  readonly state: SubscriptionState
  /** Coins that were given. */
  readonly allocated: bigint
  /** The steps after the request, in order. */
  readonly steps: readonly Step[]
}

/** The part of the money held or paid that has come back. */
export function refundOf({ steps }: SubscriptionRecord): bigint {
  return steps.reduce((sum, { refund }) => sum + refund, 0n)
}

const table = ({ database }: OwnReading) => database.withTables<NewCoinTables>()

const came = (step: string) => sql<SqlBool>`exists (
  select 1 from coin_subscription_steps as step
  where step.world = coin_subscriptions.world and step.order_no = coin_subscriptions.order_no and step.step = ${step})`

/** Where a subscription stands now. */
function isIn(state: SubscriptionState) {
  return state === 'under_review' ? sql<SqlBool>`not ${came('passed')} and not ${came('not_passed')}` : came(state)
}

type Wanted = CallRequest<'getMyNewcoins'>

/** The caller's own subscriptions, newest first. */
export async function ownSubscriptions(
  reading: OwnReading,
  { orderNo, state, from, to, page, size }: Wanted,
): Promise<Page<SubscriptionRecord>> {
  const found = table(reading)
    .selectFrom('coin_subscriptions')
    .where((is) =>
      is.and([
        is('world', '=', reading.world),
        is('owner', '=', BigInt(reading.owner)),
        ...given(orderNo, (number) => is('order_no', '=', BigInt(number))),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
        ...given(state, isIn),
      ]),
    )
  const newest = found.selectAll().orderBy('order_no', 'desc').limit(size)
  return pageOf(found, async () => recordsOf(reading, await newest.offset((page - 1) * size).execute()), { page })
}

/** One own subscription; undefined when it is not the caller's, or not there (yet). */
export async function ownSubscription(
  reading: OwnReading,
  subscription: SubscriptionId,
): Promise<SubscriptionRecord | undefined> {
  const { list } = await ownSubscriptions(reading, { orderNo: String(subscription), page: 1, size: 1 })
  return list[0]
}

type SubscriptionRow = Selectable<NewCoinTables['coin_subscriptions']>

async function recordsOf(reading: OwnReading, rows: readonly SubscriptionRow[]): Promise<SubscriptionRecord[]> {
  if (rows.length === 0) return []
  const numbers = rows.map(({ order_no }) => order_no)
  const found = await table(reading)
    .selectFrom('coin_subscription_steps')
    .selectAll()
    .where('world', '=', reading.world)
    .where('order_no', 'in', numbers)
    .orderBy('sequence')
    .execute()
  const all = found.map((row) => COIN_SUBSCRIPTION_STEPS.record(row))
  return rows.map((row) => {
    const record = COIN_SUBSCRIPTIONS.record(row)
    const steps = all.filter(({ subscription }) => subscription === record.subscription)
    const decided = steps.find(({ step }) => step === 'passed' || step === 'not_passed')
    const state = decided?.step === 'passed' || decided?.step === 'not_passed' ? decided.step : 'under_review'
    return { ...record, state, allocated: decided?.coins ?? 0n, steps }
  })
}
