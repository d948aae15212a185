import type { CallRequest, HostingOrderId, HostingOrderState } from '@touchstone/protocol'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { given, type OwnReading, type Page, pageOf } from '../../history/reading.ts'
import { HOSTING_ORDERS, HOSTING_PAYMENTS, HOSTING_STEPS, type HostingTables } from './hostingTables.ts'

type Order = ReturnType<typeof HOSTING_ORDERS.record>
type Step = ReturnType<typeof HOSTING_STEPS.record>

/** A day that was paid. */
export type HostingPayment = ReturnType<typeof HOSTING_PAYMENTS.record>

/** An order as history has it. */
export interface OrderRecord extends Order {
  readonly state: HostingOrderState
  readonly daysPaid: number
  readonly paid: bigint
  /** Loss of an early redemption; 0 before a redemption has ended. */
  readonly loss: bigint
  /** When an early redemption ends or ended; 0: none was asked for. */
  readonly redeemAt: number
  /** After custody, in order. */
  readonly steps: readonly Step[]
}

const table = ({ database }: OwnReading) => database.withTables<HostingTables>()

const came = (state: string) => sql<SqlBool>`exists (
  select 1 from hosting_steps as step
  where step.world = hosting_orders.world and step.order_no = hosting_orders.order_no and step.state = ${state})`
const leftCustody = sql<SqlBool>`exists (
  select 1 from hosting_steps as step
  where step.world = hosting_orders.world and step.order_no = hosting_orders.order_no)`

/** Where an order stands now. */
function isIn(state: HostingOrderState) {
  if (state === 'custody') return sql<SqlBool>`not ${leftCustody}`
  return state === 'redemption' ? sql<SqlBool>`${came('redemption')} and not ${came('redeemed')}` : came(state)
}

type Wanted = CallRequest<'getMyprofit'> & { readonly order?: HostingOrderId }

/** The caller's own orders, newest first. */
export async function ownOrders(
  reading: OwnReading,
  { state, order, from, to, page, size }: Wanted,
): Promise<Page<OrderRecord>> {
  const { world, owner } = reading
  const found = table(reading)
    .selectFrom('hosting_orders')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        ...given(order, (id) => is('order_no', '=', BigInt(id))),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
        ...given(state, isIn),
      ]),
    )
  const read = async (filtered: typeof found): Promise<OrderRecord[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('order_no', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return recordsOf(reading, rows)
  }
  return pageOf(found, read, { page })
}

/** One own order; undefined when the order is not the caller's, or not there (yet). */
export async function ownOrder(reading: OwnReading, order: HostingOrderId): Promise<OrderRecord | undefined> {
  const { list } = await ownOrders(reading, { order, page: 1, size: 1 })
  return list[0]
}

/** Its days, first to last. */
export async function paymentsOf(reading: OwnReading, order: HostingOrderId): Promise<readonly HostingPayment[]> {
  const rows = await table(reading)
    .selectFrom('hosting_payments')
    .selectAll()
    .where('world', '=', reading.world)
    .where('order_no', '=', BigInt(order))
    .orderBy('day')
    .execute()
  return rows.map((row) => HOSTING_PAYMENTS.record(row))
}

/** Returns paid to the caller's orders, from a moment on and altogether. */
export async function ownReturns(reading: OwnReading, since: number): Promise<{ today: bigint; total: bigint }> {
  const row = await table(reading)
    .selectFrom('hosting_payments')
    .select([
      sql<string>`coalesce(sum(amount), 0)::text`.as('total'),
      sql<string>`coalesce(sum(amount) filter (where due_at >= ${BigInt(since)}), 0)::text`.as('today'),
    ])
    .where('world', '=', reading.world)
    .where('owner', '=', BigInt(reading.owner))
    .executeTakeFirstOrThrow()
  return { today: BigInt(row.today), total: BigInt(row.total) }
}

type OrderRow = Selectable<HostingTables['hosting_orders']>

async function recordsOf(reading: OwnReading, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return []
  const numbers = rows.map(({ order_no }) => order_no)
  const steps = await table(reading)
    .selectFrom('hosting_steps')
    .selectAll()
    .where('world', '=', reading.world)
    .where('order_no', 'in', numbers)
    .orderBy('sequence')
    // Of one entry, redemption comes before its end.
    .orderBy('state', 'desc')
    .execute()
  const paid = await table(reading)
    .selectFrom('hosting_payments')
    .select(['order_no', sql<string>`sum(amount)::text`.as('paid'), sql<string>`count(*)::text`.as('days')])
    .where('world', '=', reading.world)
    .where('order_no', 'in', numbers)
    .groupBy('order_no')
    .execute()
  const payments = new Map(paid.map((row) => [row.order_no, row]))
  return rows.map((row) => {
    const own = steps.filter(({ order_no }) => order_no === row.order_no).map((step) => HOSTING_STEPS.record(step))
    const { paid: sum = '0', days = '0' } = payments.get(row.order_no) ?? {}
    return {
      ...HOSTING_ORDERS.record(row),
      state: own.at(-1)?.state ?? 'custody',
      daysPaid: Number(days),
      paid: BigInt(sum),
      loss: own.at(-1)?.loss ?? 0n,
      redeemAt: own.find(({ state }) => state === 'redemption')?.at ?? 0,
      steps: own,
    }
  })
}
