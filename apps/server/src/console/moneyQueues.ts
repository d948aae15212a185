import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatPlain } from '@touchstone/quantities'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { queueFigures } from '../review/caseLists.ts'
import type { AdminServices } from './adminServices.ts'
import { subscriptionQueue } from './newCoins/subscriptionQueue.ts'

type Queue = Omit<AdminCallData<'getDashboard'>['queues'][number], 'targetMs'>
type Amounts = Queue['amounts']
type Needs = Pick<AdminServices, 'database' | 'worlds'>

/** Kinds of the review desk in which money of customers waits. */
const MONEY_KINDS = ['buy_coin', 'deposit_voucher'] as const
const USDT_SCALE = 6

/** Withdrawals about which somebody has to decide, or which have to be paid by bank. */
function withdrawalQueue({ worlds }: Pick<Needs, 'worlds'>): Queue {
  const { core } = worlds.real
  const waiting = core.withdrawals
    .open()
    .filter(
      ({ state, kind }) => state === 'requested' || state === 'review' || (state === 'approved' && kind === 'bank'),
    )
  const assets = [...new Set(waiting.map(({ asset }) => asset))]
  const amounts = assets.map((id) => {
    const { code, scale } = core.assets().find((asset) => asset.id === id) ?? { code: String(id), scale: 0 }
    const sum = waiting.reduce((total, { asset, amount }) => (asset === id ? total + amount : total), 0n)
    return { currency: code, amount: formatPlain(sum, scale) }
  })
  return { kind: 'withdrawal', open: waiting.length, oldest: waiting[0]?.requestedAt ?? 0, amounts }
}

async function purchaseAmounts(database: Kysely<Database>): Promise<Amounts> {
  return database
    .selectFrom('purchases')
    .select(['pay_currency as currency', sql<string>`trim_scale(sum(pay::numeric))::text`.as('amount')])
    .where('state', '=', 'pending')
    .groupBy('pay_currency')
    .orderBy('pay_currency')
    .execute()
}

async function depositAmounts(database: Kysely<Database>): Promise<Amounts> {
  const { sum } = await database
    .selectFrom('deposit_vouchers')
    .select(sql<string>`coalesce(sum(amount::numeric), 0)::text`.as('sum'))
    .where('state', '=', 'not_reviewed')
    .executeTakeFirstOrThrow()
  return sum === '0' ? [] : [{ currency: 'USDT', amount: formatPlain(BigInt(sum), USDT_SCALE) }]
}

/** Everything that waits for an operator: customers' money that leaves and arrives first, with how much waits. */
export async function waitingQueues({ database, worlds }: Needs): Promise<readonly Queue[]> {
  const cases = await queueFigures(database)
  const amounts = { buy_coin: await purchaseAmounts(database), deposit_voucher: await depositAmounts(database) }
  const money = MONEY_KINDS.flatMap((kind) =>
    cases.filter((queue) => queue.kind === kind).map((queue) => ({ ...queue, amounts: amounts[kind] })),
  )
  const others = [
    ...cases.filter(({ kind }) => !MONEY_KINDS.some((known) => known === kind)),
    subscriptionQueue(worlds),
  ]
  return [withdrawalQueue({ worlds }), ...money, ...others.map((queue) => ({ ...queue, amounts: [] }))]
}
